// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import SwiftUIReplica

/// What a replica says about a curve; what it doesn't know is left out.
struct ReplicaDescription {
  let name: Replica
  let groups: [Description.Group]

  /// The replica's name and its numbers, under the keys of the true ones.
  var json: JSONValue {
    .object([JSONValue.Member("name", .string(name.rawValue))] + Description.members(of: groups))
  }
}

extension ReplicaDescription {
  /// - Parameter duration: the duration of a timing curve that has one.
  init(_ name: Replica, of motion: ReplicaMotion, duration: Double?, travel: TravelOptions) {
    self.name = name
    switch motion {
    case .spring(let motion): groups = ReplicaDescription.groups(of: motion, travel)
    case .curve(let motion): groups = ReplicaDescription.groups(of: motion, duration: duration)
    }
  }

  private static func groups(
    of motion: SwiftUISpringMotion<Double>, _ travel: TravelOptions
  ) -> [Description.Group] {
    let spring = motion.spring
    let settling = motion.settlingDuration(epsilon: travel.epsilon)
    return [
      .init(
        topic: .designer,
        properties: [
          Property("duration", .number(spring.duration), "duration", unit: "s"),
          Property("bounce", .number(spring.bounce), "bounce"),
          Property("response", .number(spring.response), "response", unit: "s"),
          Property("dampingRatio", .number(spring.dampingRatio), "damping ratio"),
        ]),
      .init(
        topic: .physicist,
        properties: [
          Property("mass", .number(spring.mass), "mass"),
          Property("stiffness", .number(spring.stiffness), "stiffness"),
          Property("damping", .number(spring.damping), "damping"),
        ]),
      .init(
        topic: .motion,
        properties: [
          // What its velocity is at time 0, not what it was told.
          Property(
            "initialVelocity", .number(motion.velocity(at: 0)), "initial velocity", unit: "units/s")
        ]),
      .init(
        topic: .durations,
        properties: [
          Property(shown: .number(spring.duration), "perceptual duration", unit: "s"),
          .time("settlingDuration", settling, "settling duration", "", neverRemark: ""),
        ]),
    ]
  }

  private static func groups(of motion: SwiftUICurveMotion, duration: Double?) -> [Description.Group] {
    let curve = motion.curve
    var groups = [
      Description.Group(
        topic: .shape,
        properties: [
          Property("startSlope", .number(curve.velocity(at: 0)), "slope at the start"),
          Property("endSlope", .number(curve.velocity(at: 1)), "slope at the end"),
        ])
    ]
    if let duration {
      groups.append(
        .init(
          topic: .motion,
          properties: [
            Property("duration", .number(duration), "duration", unit: "s"),
            Property(
              "initialVelocity", .number(motion.velocity(at: 0)), "initial velocity", unit: "units/s"),
            Property("settlingDuration", .number(motion.settlingDuration(epsilon: 0))),
          ]))
    }
    return groups
  }
}
