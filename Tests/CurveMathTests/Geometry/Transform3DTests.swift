// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private typealias Axis = (x: Double, y: Double, z: Double)

extension Transform3D {
  fileprivate var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate func distance(to other: Transform3D) -> Double {
    zip(elements, other.elements).map { ($0 - $1).magnitude }.max() ?? .nan
  }
}

@Suite struct Transform3DTests {
  private static func axis(_ random: inout SeededGenerator) -> Axis {
    (random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
  }

  @Test func `a rotation about y moves the right-hand side away from the eye`() {
    let turn = Transform3D.rotation(.degrees(30), axis: (0, 1, 0))
    let right = Point(x: 10, y: 0)
    #expect((turn.depth(of: right) + 5).magnitude < 1e-14)
    #expect(turn.depth(of: Point(x: -10, y: 0)) > 0)
    #expect(((turn.projected(right)?.x ?? 0) - 5 * 3.0.squareRoot()).magnitude < 1e-14)
  }

  @Test func `a rotation about z is clockwise on the screen`() throws {
    let point = try #require(
      Transform3D.rotation(.degrees(90), axis: (0, 0, 1)).projected(Point(x: 1, y: 0)))
    #expect(point.x.magnitude < 1e-15 && (point.y - 1).magnitude < 1e-15)
  }

  @Test func `a rotation about x moves the lower side towards the eye`() {
    #expect(Transform3D.rotation(.degrees(30), axis: (1, 0, 0)).depth(of: Point(x: 0, y: 10)) > 0)
  }

  @Test func `rotations about one axis add up`() {
    var random = SeededGenerator(seed: 0xF1_01)
    var worst = Worst("rotations add up", seed: random.seed)
    for _ in 0..<500 {
      let axis = Self.axis(&random)
      let (first, second) = (random.uniform(-10...10), random.uniform(-10...10))
      let both = Transform3D.rotation(.radians(first), axis: axis)
        .concatenating(.rotation(.radians(second), axis: axis))
      let sum = Transform3D.rotation(.radians(first + second), axis: axis)
      worst.note(both.distance(to: sum), bound: 0x1p-48, "\(axis) \(first) \(second)")
    }
    worst.check()
  }

  @Test func `a rotation keeps lengths and the axis`() {
    var random = SeededGenerator(seed: 0xF1_02)
    // An element is off by four roundings at most, and the sum of three products by sixteen.
    let bound = 0x1p-49
    var worst = Worst("rows of a rotation are of length 1 and at right angles", seed: random.seed)
    for _ in 0..<500 {
      let axis = Self.axis(&random)
      let turn = Transform3D.rotation(.radians(random.uniform(-100...100)), axis: axis)
      let rows = [
        [turn.m11, turn.m12, turn.m13], [turn.m21, turn.m22, turn.m23], [turn.m31, turn.m32, turn.m33],
      ]
      for (index, row) in rows.enumerated() {
        for (other, column) in rows.enumerated() {
          let product = zip(row, column).reduce(0) { $0 + $1.0 * $1.1 }
          worst.note(product - (index == other ? 1 : 0), bound: bound, "\(axis)")
        }
      }
      let kept = axis.x * turn.m11 + axis.y * turn.m21 + axis.z * turn.m31 - axis.x
      worst.note(kept, bound: bound, "\(axis)")
    }
    worst.check()
  }

  @Test func `an axis may have any length`() {
    let unit = Transform3D.rotation(.degrees(40), axis: (1, 2, -2))
    for factor in [1e-300, 1e-3, 1e3, 1e300] {
      let scaled = Transform3D.rotation(.degrees(40), axis: (factor, 2 * factor, -2 * factor))
      #expect(unit.distance(to: scaled) < 1e-15)
    }
  }

  @Test func `an axis of no length, or that is not finite, turns nothing`() {
    for axis: Axis in [(0, 0, 0), (.nan, 1, 0), (.infinity, 0, 0), (1, -.infinity, 0)] {
      #expect(Transform3D.rotation(.degrees(40), axis: axis) == .identity)
    }
  }

  @Test func `moves come first or last as they are written`() {
    let move = Transform3D.translation(x: 10, y: 0)
    let turn = Transform3D.rotation(.degrees(90), axis: (0, 0, 1))
    let first = move.concatenating(turn).projected(.zero) ?? Point(x: .nan, y: .nan)
    let last = turn.concatenating(move).projected(.zero) ?? Point(x: .nan, y: .nan)
    #expect(first.x.magnitude < 1e-14 && (first.y - 10).magnitude < 1e-14)
    #expect(last == Point(x: 10, y: 0))
    #expect(Transform3D.identity.concatenating(turn) == turn)
    #expect(turn.concatenating(.identity) == turn)
  }

  @Test func `what is at the eye or behind it is not seen`() {
    // The eye is 100 in front.
    let view = Transform3D.perspective(m34: -1.0 / 100)
    for (depth, isSeen) in [(-1e6, true), (0, true), (99, true), (100, false), (101, false)] {
      let transform = Transform3D.translation(x: 0, y: 0, z: depth).concatenating(view)
      #expect((transform.projected(Point(x: 1, y: 1)) != nil) == isSeen)
      #expect((transform.side(at: Point(x: 1, y: 1)) != nil) == isSeen)
    }
    let near = Transform3D.translation(x: 0, y: 0, z: 50).concatenating(view)
    #expect(near.projected(Point(x: 1, y: -2)) == Point(x: 2, y: -4))
  }

  @Test func `the side that is seen is the way round in which the corners appear`() {
    var random = SeededGenerator(seed: 0xF1_03)
    var worst = Worst("side by corners", seed: random.seed)
    for _ in 0..<2000 {
      let transform = Transform3D.translation(
        x: random.uniform(-50...50), y: random.uniform(-50...50), z: random.uniform(-50...50)
      )
      .concatenating(.rotation(.radians(random.uniform(-7...7)), axis: Self.axis(&random)))
      .concatenating(.perspective(m34: -random.uniform(0...0.01)))
      let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1)]
      let shown = corners.compactMap(transform.projected)
      guard shown.count == 3 else { continue }
      let area =
        (shown[1].x - shown[0].x) * (shown[2].y - shown[0].y)
        - (shown[2].x - shown[0].x) * (shown[1].y - shown[0].y)
      guard area.magnitude > 1e-9 else { continue }
      worst.note(
        transform.side(at: Point(x: 0.5, y: 0.5)) == (area > 0 ? .front : .back), "\(transform)")
    }
    worst.check()
    #expect(worst.rows > 1000)
  }

  @Test func `a plane seen edge-on has no side`() {
    var flat = Transform3D.identity
    (flat.m11, flat.m13) = (0, 1)
    #expect(flat.side(at: .zero) == nil)
    var broken = Transform3D.identity
    broken.m22 = .nan
    #expect(broken.side(at: .zero) == nil)
  }
}
