// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

// What a spring was asked to reach, and what it reaches.

extension Description {
  /// The goals of a curve beside what is reached: by the spring alone, from rest, whatever the travel is.
  static func goals(_ goals: SpringGoals, reachedBy spring: Spring) -> Group {
    let reached = goals.reached(by: spring)
    let list = reached.map { goal -> JSONValue in
      var members = [JSONValue.Member("name", .string(goal.key))]
      if let value = goal.value { members.append(JSONValue.Member("value", .number(value))) }
      members.append(JSONValue.Member("asked", .number(goal.asked)))
      members.append(JSONValue.Member("reached", .number(goal.reached)))
      return .object(members)
    }
    return Group(
      topic: .goals,
      properties: [Property("goals", .array(list))]
        + reached.map { goal in
          Property(
            shown: .number(goal.reached), goal.label, unit: goal.unit,
            "asked for: \(NumberText.text(of: goal.asked))")
        })
  }
}

/// A goal, and what a spring makes of it.
private struct ReachedGoal {
  let key: String
  let label: String
  var unit = ""
  /// The value that a time belongs to.
  var value: Double?
  let asked: Double
  let reached: Double

  static func settling(
    _ asked: Double, _ epsilon: Double, _ motion: SpringMotion<Double>, over distance: Double? = nil
  ) -> ReachedGoal {
    let within = NumberText.text(of: epsilon)
    let way = distance.map { " over a way of \(NumberText.text(of: $0))" } ?? ""
    return ReachedGoal(
      key: "settlingDuration", label: "settling duration within \(within)\(way)", unit: "s", asked: asked,
      reached: motion.settlingDuration(epsilon: epsilon))
  }

  static func overshoot(_ asked: Double, _ motion: SpringMotion<Double>) -> ReachedGoal {
    ReachedGoal(key: "overshoot", label: "overshoot", asked: asked, reached: motion.overshoot)
  }

  static func dampingRatio(_ asked: Double, _ motion: SpringMotion<Double>) -> ReachedGoal {
    ReachedGoal(
      key: "dampingRatio", label: "damping ratio", asked: asked, reached: motion.spring.dampingRatio)
  }

  static func time(to value: Double, _ asked: Double, _ motion: SpringMotion<Double>) -> ReachedGoal {
    ReachedGoal(
      key: "timeToReach", label: "time to reach \(NumberText.text(of: value))", unit: "s", value: value,
      asked: asked, reached: motion.time(toReach: value) ?? .nan)
  }
}

extension SpringGoals {
  /// Each goal with what the spring reaches.
  fileprivate func reached(by spring: Spring) -> [ReachedGoal] {
    var motion = SpringMotion(spring: spring, from: 0, to: 1)
    switch self {
    case .overshootPeakTime(let overshoot, let peakTime):
      let time = motion.overshootPeak?.time ?? .nan
      return [
        .overshoot(overshoot, motion),
        ReachedGoal(key: "peakTime", label: "peak time", unit: "s", asked: peakTime, reached: time),
      ]
    case .settlingDurationOvershoot(let duration, let overshoot, let epsilon):
      return [.settling(duration, epsilon, motion), .overshoot(overshoot, motion)]
    case .settlingDurationDampingRatio(let duration, let ratio, let epsilon):
      return [.settling(duration, epsilon, motion), .dampingRatio(ratio, motion)]
    case .responseSettlingDuration(let response, let duration, let epsilon):
      return [
        ReachedGoal(
          key: "response", label: "response", unit: "s", asked: response, reached: spring.response),
        .settling(duration, epsilon, motion),
      ]
    case .distanceSettlingDuration(let distance, let duration, let ratio, let epsilon):
      motion = SpringMotion(spring: spring, from: 0, to: distance)
      return [.settling(duration, epsilon, motion, over: distance), .dampingRatio(ratio, motion)]
    case .twoPoints(let firstValue, let firstTime, let secondValue, let secondTime):
      return [.time(to: firstValue, firstTime, motion), .time(to: secondValue, secondTime, motion)]
    case .withoutOvershoot(let response, let velocity, let distance):
      motion = SpringMotion(spring: spring, from: 0, to: distance, initialVelocity: velocity)
      return [
        ReachedGoal(
          key: "response", label: "response", unit: "s", asked: response, reached: spring.response),
        ReachedGoal(
          key: "overshoot", label: "overshoot at \(NumberText.text(of: velocity)) units/s", asked: 0,
          reached: motion.overshoot),
      ]
    }
  }
}
