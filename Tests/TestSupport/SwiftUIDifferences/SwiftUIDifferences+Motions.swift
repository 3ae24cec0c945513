// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var motions: [Difference] {
    [overDampedVelocity, update, overDampedStiffness, overDampedForce, forceUnits, nearCritical, infinity]
  }

  private static let replica = SwiftUISpring(duration: 0.7, bounce: -0.2)
  private static let truth = Spring(duration: 0.7, bounce: -0.2)

  private static var overDampedVelocity: Difference {
    Difference(
      title: "Velocity of over-damped springs",
      explanation: "Above critical damping SwiftUI's velocity is too large by `target`, at any time.",
      confidence: "R",
      rows: [0, 0.2, 2].map { time in
        Difference.Row(
          "Spring(duration: 0.7, bounce: -0.2).velocity(target: 100, initialVelocity: 50, time: \(Difference.text(time)))",
          replica.velocity(target: 100, initialVelocity: 50, time: time),
          truth.velocity(target: 100, initialVelocity: 50, time: time))
      },
      hooke: "the true velocity, the derivative of the value in every regime: `Spring.velocity(target:…)`.",
      other: "`SwiftUISpring.velocity(target:…)`.")
  }

  private static var update: Difference {
    func row(steps: Int) -> Difference.Row {
      var swiftUI = (value: 0.0, velocity: 0.0)
      var right = (value: 0.0, velocity: 0.0)
      let step = 1 / Double(steps)
      for _ in 0..<steps {
        replica.update(value: &swiftUI.value, velocity: &swiftUI.velocity, target: 1, deltaTime: step)
        truth.update(value: &right.value, velocity: &right.velocity, target: 1, deltaTime: step)
      }
      return Difference.Row(
        "Spring(duration: 0.7, bounce: -0.2), value after 1 s, updates: \(steps)", swiftUI.value, right.value
      )
    }
    return Difference(
      title: "Updates of over-damped springs",
      explanation:
        "`update` goes through that velocity, so an over-damped spring overshoots, and by how much "
        + "depends on the frame rate.",
      confidence: "R, M",
      rows: [1, 60, 120].map(row),
      hooke:
        "the true state; steps compose to one long step: `Spring.update(value:velocity:target:deltaTime:)`.",
      other: "`SwiftUISpring.update(value:velocity:target:deltaTime:)`.")
  }

  private static var overDampedStiffness: Difference {
    let heavy = (mass: 0.6, stiffness: 0.1, damping: 10.0)
    return Difference(
      title: "Stiffness of over-damped springs",
      explanation: "SwiftUI computes `m(ω² + d²)`; above critical damping it should be `m(d² − ω²)`.",
      confidence: "R, M",
      rows: [
        Difference.Row("Spring(duration: 0.7, bounce: -0.2).stiffness", replica.stiffness, truth.stiffness),
        Difference.Row(
          "Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true).stiffness",
          SwiftUISpring(
            mass: heavy.mass, stiffness: heavy.stiffness, damping: heavy.damping, allowOverDamping: true
          ).stiffness,
          Spring(
            mass: heavy.mass, stiffness: heavy.stiffness, damping: heavy.damping, allowOverDamping: true
          ).stiffness),
      ],
      hooke: "the true stiffness, and the one that was given to the bit: `Spring.stiffness`.",
      other: "`SwiftUISpring.stiffness`.")
  }

  private static var overDampedForce: Difference {
    Difference(
      title: "Force of over-damped springs",
      explanation: "The force has the same mistake in its stiffness.",
      confidence: "R",
      rows: [
        Difference.Row(
          "Spring(duration: 0.7, bounce: -0.2).force(target: 1, position: 0, velocity: 0)",
          replica.force(target: 1, position: 0, velocity: 0),
          truth.force(target: 1, position: 0, velocity: 0)),
        Difference.Row(
          "Spring(duration: 0.7, bounce: -0.2).force(target: 1, position: 0.5, velocity: 2)",
          replica.force(target: 1, position: 0.5, velocity: 2),
          truth.force(target: 1, position: 0.5, velocity: 2)),
      ],
      hooke: "the true force: `Spring.force(target:position:velocity:)`.",
      other: "`SwiftUISpring.force(target:position:velocity:)`.")
  }

  private static var forceUnits: Difference {
    let heavy = SwiftUISpring(mass: 2, stiffness: 100, damping: 0)
    let force = Spring(mass: 2, stiffness: 100, damping: 0).force(target: 1.0, position: 0.0, velocity: 0.0)
    return Difference(
      title: "Units of the force",
      explanation:
        "Apple documents the unit of an acceleration, value units per second squared; SwiftUI returns a "
        + "force, the acceleration times the mass. In the column “true” stands what the documentation promises.",
      confidence: "A, R, M",
      rows: [
        Difference.Row(
          "Spring(mass: 2, stiffness: 100, damping: 0).force(target: 1, position: 0, velocity: 0)",
          heavy.force(target: 1, position: 0, velocity: 0), force / 2)
      ],
      hooke: "the force, as SwiftUI does.",
      other: "divide by `mass`, or ask `Spring.acceleration(target:initialVelocity:time:)`.")
  }

  private static var nearCritical: Difference {
    // The exponentials are multiplied by (d − ω) and divided by 2ω, and so are their rounding errors.
    func row(_ bounce: Double) -> Difference.Row {
      let spring = SwiftUISpring(duration: 0.5, bounce: bounce)
      let growth = (spring.decayConstant - spring.angularFrequency) / (2 * spring.angularFrequency)
      return Difference.Row(
        "Spring(duration: 0.5, bounce: \(Difference.text(bounce))), growth of a rounding error in the value",
        growth.magnitude, 1)
    }
    return Difference(
      title: "Digits next to critical damping",
      explanation:
        "Just above critical damping SwiftUI divides the difference of two nearly equal exponentials by "
        + "a tiny frequency, and rounding errors grow: a factor of 1e7 costs seven digits. Closer still it takes the "
        + "spring for critical.",
      confidence: "R, M",
      rows: [-1e-3, -1e-6, -1e-9, -1e-12, -1e-15].map(row) + [
        Difference.Row(
          "Spring(duration: 0.5, bounce: 1e-17).bounce", SwiftUISpring(duration: 0.5, bounce: 1e-17).bounce,
          Spring(duration: 0.5, bounce: 1e-17).bounce)
      ],
      hooke: "all digits, through critical damping and out on the other side.",
      other: "`SwiftUISpring.value(target:…)`.")
  }

  private static var infinity: Difference {
    let springs: [(call: String, bounce: Double)] = [
      ("Spring(duration: 0.5, bounce: 0)", 0), ("Spring(duration: 0.5, bounce: 0.3)", 0.3),
      ("Spring(duration: 0.5, bounce: -0.2)", -0.2),
    ]
    return Difference(
      title: "Values at infinity",
      explanation: "SwiftUI multiplies infinity by nothing, or takes the sine of infinity.",
      confidence: "R, M",
      rows: springs.map {
        Difference.Row(
          "\($0.call).value(target: 1, time: .infinity)",
          SwiftUISpring(duration: 0.5, bounce: $0.bounce).value(target: 1, time: .infinity),
          Spring(duration: 0.5, bounce: $0.bounce).value(target: 1, time: .infinity))
      },
      hooke: "the limit.",
      other: "`SwiftUISpring.value(target:…)`.")
  }
}
