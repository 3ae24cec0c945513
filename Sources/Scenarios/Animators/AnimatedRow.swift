// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// The values of the properties of an animator, side by side, by their kinds.
struct AnimatedRow: Sendable {
  private var numbers: [Double] = []
  private var points: [Point] = []
  private var sizes: [Size] = []
  private var angles: [Angle] = []
  private var colors: [Color] = []

  /// Where a property stands among those of its kind.
  enum Place: Hashable, Sendable {
    case number(Int)
    case point(Int)
    case size(Int)
    case angle(Int)
    case color(Int)
  }

  subscript(number index: Int) -> Double {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  subscript(point index: Int) -> Point {
    get { points[index] }
    set { points[index] = newValue }
  }
  subscript(size index: Int) -> Size {
    get { sizes[index] }
    set { sizes[index] = newValue }
  }
  subscript(angle index: Int) -> Angle {
    get { angles[index] }
    set { angles[index] = newValue }
  }
  subscript(color index: Int) -> Color {
    get { colors[index] }
    set { colors[index] = newValue }
  }

  /// Adds a value; other kinds, which decoding refuses, count as the number 0.
  mutating func append(_ value: ScenarioValue) -> Place {
    switch value {
    case .point(let point):
      points.append(point)
      return .point(points.count - 1)
    case .size(let size):
      sizes.append(size)
      return .size(sizes.count - 1)
    case .angle(let angle):
      angles.append(angle)
      return .angle(angles.count - 1)
    case .color(let color):
      colors.append(color)
      return .color(colors.count - 1)
    default:
      numbers.append(value.double)
      return .number(numbers.count - 1)
    }
  }

  /// What is shown at a place.
  func shown(_ place: Place) -> Any {
    switch place {
    case .number(let index): numbers[index]
    case .point(let index): points[index]
    case .size(let index): sizes[index]
    case .angle(let index): angles[index]
    case .color(let index): colors[index]
    }
  }

  /// The animatable data at a place: a velocity, where the row is one of velocities.
  func data(_ place: Place) -> Any {
    switch place {
    case .number(let index): numbers[index]
    case .point(let index): points[index].animatableData
    case .size(let index): sizes[index].animatableData
    case .angle(let index): angles[index].animatableData
    case .color(let index): colors[index].animatableData
    }
  }

  /// No velocity at a place.
  static func rest(_ place: Place) -> Any {
    switch place {
    case .number: 0.0
    case .point: Point.AnimatableData.zero
    case .size: Size.AnimatableData.zero
    case .angle: Angle.AnimatableData.zero
    case .color: Color.AnimatableData.zero
    }
  }
}

extension AnimatedRow: Animatable {
  /// The data of all values, one after the other.
  var animatableData: AnimatableArray<Double> {
    get {
      var data = numbers
      for point in points { data += [point.x, point.y] }
      for size in sizes { data += [size.width, size.height] }
      for angle in angles { data.append(angle.animatableData) }
      for color in colors { data += color.animatableData.lanes }
      return AnimatableArray(data)
    }
    set {
      var rest = newValue.elements[...]
      func next() -> Double { rest.popFirst() ?? 0 }
      for index in numbers.indices { numbers[index] = next() }
      for index in points.indices { points[index] = Point(x: next(), y: next()) }
      for index in sizes.indices { sizes[index] = Size(width: next(), height: next()) }
      for index in angles.indices { angles[index].animatableData = next() }
      for index in colors.indices {
        colors[index].animatableData = SIMD4(next(), next(), next(), next())
      }
    }
  }

  /// The part of a vector of ``animatableData`` that belongs to a place.
  func part(_ place: Place, of data: AnimatableArray<Double>) -> Any {
    func element(_ index: Int) -> Double { index < data.elements.count ? data.elements[index] : 0 }
    let (point, size) = (numbers.count, numbers.count + 2 * points.count)
    let angle = size + 2 * sizes.count
    let color = angle + angles.count
    switch place {
    case .number(let index): return element(index)
    case .point(let index):
      return AnimatablePair(element(point + 2 * index), element(point + 2 * index + 1))
    case .size(let index): return AnimatablePair(element(size + 2 * index), element(size + 2 * index + 1))
    case .angle(let index): return element(angle + index)
    case .color(let index):
      let start = color + 4 * index
      return SIMD4(element(start), element(start + 1), element(start + 2), element(start + 3))
    }
  }
}

extension SIMD4<Double> {
  fileprivate var lanes: [Double] { [x, y, z, w] }
}
