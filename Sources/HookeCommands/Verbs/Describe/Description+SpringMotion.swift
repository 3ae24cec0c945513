// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

// What a spring does on its way: how far it goes, where it turns, how long it takes.

extension Description {
  static func motion(_ motion: SpringMotion<Double>, _ travel: TravelOptions) -> Group {
    let fastest = motion.peakVelocity
    return Group(
      topic: .motion,
      properties: [
        Property("from", .number(motion.from), "from", unit: "units"),
        Property("to", .number(motion.to), "to", unit: "units"),
        Property(
          "initialVelocity", .number(motion.initialVelocity), "initial velocity", unit: "units/s"),
        Property(
          "peakVelocity", .number(fastest.value), "peak velocity", unit: "units/s",
          at: Property.Place(position: fastest.time, unit: "s")),
        Property("peakVelocityTime", .number(fastest.time)),
        Property("epsilon", .number(travel.epsilon)),
      ])
  }

  static func reach(of motion: SpringMotion<Double>) -> Group {
    let overshoot = motion.overshoot
    let isTiny = overshoot == 0 && motion.overshoots
    var properties = [
      Property(
        "overshoot", .number(overshoot), "overshoot",
        shown: isTiny ? "tiny" : overshoot == 0 ? "none" : overshoot.isFinite ? nil : "undefined",
        isTiny
          ? "it goes beyond its end, by less than the least number above 0" : overshootRemark(overshoot)),
      Property(
        "overshootAbsolute", .number(motion.overshootAbsolute), overshoot == 0 ? "" : "overshoot, absolute",
        unit: "units", "beyond the end"),
    ]
    if let peak = motion.overshootPeak {
      properties += [
        Property(
          "peakValue", .number(peak.value), "peak", unit: "units",
          at: Property.Place(position: peak.time, unit: "s")),
        Property("peakTime", .number(peak.time)),
      ]
    } else {
      properties += [Property("peakValue", .null), Property("peakTime", .null)]
    }
    return Group(topic: .reach, properties: properties)
  }

  private static func overshootRemark(_ overshoot: Double) -> String {
    if overshoot == 0 { return "it never goes beyond its end" }
    guard overshoot.isFinite else { return "there is no travel to compare it with" }
    let percent = (overshoot * 1000).rounded() / 10
    return percent == 0 || percent >= 1e6
      ? "as a fraction of the travel" : "of the travel, \(NumberText.text(of: percent)) %"
  }

  static func turns(of motion: SpringMotion<Double>, _ travel: TravelOptions) -> Group {
    let visible = motion.extremumCount(above: travel.epsilon)
    let first = Array(motion.extrema.prefix(Questions.mostRows))
    var properties = [
      Property(
        "extrema", .array(first.map { ["time": .number($0.time), "value": .number($0.value)] })),
      Property(
        "extremumCount", .number(visible), "turns", shown: visible.isFinite ? nil : "endless",
        "further than \(NumberText.text(of: travel.epsilon)) from the end"),
    ]
    for (index, turn) in first.enumerated() where Double(index) < visible {
      properties.append(
        Property(
          shown: .number(turn.value), "turn \(index + 1)", unit: "units",
          at: Property.Place(position: turn.time, unit: "s")))
    }
    return Group(topic: .turns, properties: properties)
  }

  static func durations(of motion: SpringMotion<Double>, _ travel: TravelOptions) -> Group {
    let within = NumberText.text(of: travel.epsilon)
    return Group(
      topic: .durations,
      properties: [
        Property(
          shown: .number(motion.spring.duration), "perceptual duration", unit: "s",
          "when it looks done; what a designer sets"),
        .time(
          "envelopeDuration", motion.envelopeDuration(epsilon: travel.epsilon), "envelope duration",
          "an estimate: when the swings have shrunk to \(within); exact where nothing swings",
          neverRemark: "the swings never shrink to \(within)"),
        .time(
          "settlingDuration", motion.settlingDuration(epsilon: travel.epsilon), "settling duration",
          "from then on the value stays within \(within) of the end",
          neverRemark: "the value never stays within \(within) of the end"),
      ])
  }
}
