// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A type of values that animators move.
protocol AnimatorValue: Animatable, Sendable where AnimatableData: Sendable {
  /// What a value of a scenario is as this type; nothing of it where it is of another kind.
  init(of value: ScenarioValue)
  /// The value as one of a scenario.
  var scenarioValue: ScenarioValue { get }
  /// The numbers that the animatable data are made of.
  var numbers: [Double] { get }
  /// The animatable data of numbers, those that are missing being 0.
  static func data(_ numbers: some Collection<Double>) -> AnimatableData
}

extension ScenarioValue {
  /// The type as which animators move the value; other kinds, which decoding refuses, count as numbers.
  fileprivate var animatorType: any AnimatorValue.Type {
    switch self {
    case .point: Point.self
    case .size: Size.self
    case .angle: Angle.self
    case .color: Color.self
    default: Double.self
    }
  }
}

/// The values of the properties of an animator, side by side.
struct AnimatedRow: Sendable {
  private var values: [ScenarioValue]

  init(_ values: some Sequence<ScenarioValue>) {
    self.values = Array(values)
  }

  /// A value as its type.
  subscript<Value: AnimatorValue>(index: Int) -> Value {
    get { Value(of: values[index]) }
    set { values[index] = newValue.scenarioValue }
  }

  /// The type of a value.
  func type(at index: Int) -> any AnimatorValue.Type { values[index].animatorType }

  /// What is shown at a place.
  func shown(_ index: Int) -> Any {
    func shown(_ type: (some AnimatorValue).Type) -> Any { type.init(of: values[index]) }
    return shown(type(at: index))
  }

  /// The animatable data at a place: a velocity, where the row is one of velocities.
  func data(_ index: Int) -> Any {
    func data(_ type: (some AnimatorValue).Type) -> Any { type.init(of: values[index]).animatableData }
    return data(type(at: index))
  }

  /// No velocity at a place.
  func rest(_ index: Int) -> Any { type(at: index).data([]) }
}

extension AnimatedRow: Animatable {
  /// The data of all values, one after the other.
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(values.indices.flatMap(numbers)) }
    set {
      var rest = newValue.elements[...]
      for index in values.indices {
        func set(_ type: (some AnimatorValue).Type) {
          var value = type.init(of: values[index])
          let count = value.numbers.count
          value.animatableData = type.data(rest.prefix(count))
          rest = rest.dropFirst(count)
          values[index] = value.scenarioValue
        }
        set(type(at: index))
      }
    }
  }

  private func numbers(at index: Int) -> [Double] {
    func numbers(_ type: (some AnimatorValue).Type) -> [Double] { type.init(of: values[index]).numbers }
    return numbers(type(at: index))
  }

  /// The part of a vector of ``animatableData`` that belongs to a place.
  func part(_ index: Int, of data: AnimatableArray<Double>) -> Any {
    let start = (0..<index).reduce(0) { $0 + numbers(at: $1).count }
    return type(at: index).data(data.elements.dropFirst(start))
  }
}

extension AnimatorValue where AnimatableData == Double {
  var numbers: [Double] { [animatableData] }
  static func data(_ numbers: some Collection<Double>) -> Double { numbers.first ?? 0 }
}

extension AnimatorValue where AnimatableData == AnimatablePair<Double, Double> {
  var numbers: [Double] { [animatableData.first, animatableData.second] }
  static func data(_ numbers: some Collection<Double>) -> AnimatableData {
    AnimatablePair(numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }
}

extension Double: AnimatorValue {
  init(of value: ScenarioValue) { self = value.double }
  var scenarioValue: ScenarioValue { .number(self) }
}

extension Point: AnimatorValue {
  init(of value: ScenarioValue) { if case .point(let point) = value { self = point } else { self = .zero } }
  var scenarioValue: ScenarioValue { .point(self) }
}

extension Size: AnimatorValue {
  init(of value: ScenarioValue) { if case .size(let size) = value { self = size } else { self = .zero } }
  var scenarioValue: ScenarioValue { .size(self) }
}

extension Angle: AnimatorValue {
  init(of value: ScenarioValue) { if case .angle(let angle) = value { self = angle } else { self = .zero } }
  var scenarioValue: ScenarioValue { .angle(self) }
}

extension Color: AnimatorValue {
  init(of value: ScenarioValue) {
    if case .color(let color) = value { self = color } else { self.init(white: 0) }
  }
  var scenarioValue: ScenarioValue { .color(self) }
  var numbers: [Double] {
    let data = animatableData
    return data.indices.map { data[$0] }
  }
  static func data(_ numbers: some Collection<Double>) -> AnimatableData {
    var data = AnimatableData.zero
    for (index, number) in zip(data.indices, numbers) { data[index] = number }
    return data
  }
}
