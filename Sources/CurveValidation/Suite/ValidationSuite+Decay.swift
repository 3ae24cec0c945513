// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeDecay(_ cases: inout WorstCases) {
    let reader = reference.decay.reader
    for (index, row) in reference.decay.rows.enumerated() {
      let answer = row.answer
      let error =
        answer.computed.map { measure(answer.key, $0, row.result, ErrorScale(scale: answer.scale)) } ?? .nan
      cases.note(answer.key, error: error, id: row.id) {
        reader.cells(index) + [("computed", answer.computed.map(NumberText.text) ?? "none")]
      }
    }
  }
}

extension DecayRow {
  /// What the package answers, under which budget, and how large what it is about is.
  struct Answer {
    var key: String
    /// Nil where there is no answer, which the table never expects.
    var computed: Double?
    var scale: Double
  }

  var answer: Answer {
    switch subject {
    case .decay(let motion): answer(motion)
    case .bounded(let motion): answer(motion)
    case .friction(let motion): answer(motion)
    case .rubberBand(let band):
      Answer(key: "rubberBand.\(query)", computed: answer(band), scale: 0)
    }
  }

  private func answer(_ motion: DecayMotion<Double>) -> Answer {
    let computed: Double? =
      switch query {
      case "value": motion.value(at: argument)
      case "velocity": motion.velocity(at: argument)
      case "acceleration": motion.acceleration(at: argument)
      case "finalValue": motion.finalValue
      case "time": motion.time(at: argument)
      case "speedTime": motion.timeUntilSpeed(below: argument)
      case "settlingDuration": motion.settlingDuration(epsilon: argument)
      case "landingVelocity":
        DecayMotion.initialVelocity(decay: motion.decay, from: motion.from, landingAt: argument)
      case "timeConstant": motion.decay.timeConstant
      case "ratePerMillisecond": motion.decay.ratePerMillisecond
      case "steppedScrollEnd":
        Projection.steppedScrollEnd(
          from: motion.from, velocity: motion.initialVelocity, decay: motion.decay)
      default: nil
      }
    return Answer(key: "decay.\(query)", computed: computed, scale: wayScale(motion.from))
  }

  private func answer(_ motion: FrictionMotion<Double>) -> Answer {
    let computed: Double? =
      switch query {
      case "value": motion.value(at: argument)
      case "velocity": motion.velocity(at: argument)
      case "finalValue": motion.finalValue
      case "stopTime": motion.stopTime
      case "time": motion.time(at: argument)
      case "speedTime": motion.timeUntilSpeed(below: argument)
      case "settlingDuration": motion.settlingDuration(epsilon: argument)
      case "landingVelocity":
        FrictionMotion.initialVelocity(
          deceleration: motion.deceleration, from: motion.from, landingAt: argument)
      default: nil
      }
    return Answer(key: "friction.\(query)", computed: computed, scale: wayScale(motion.from))
  }

  private func answer(_ motion: BoundedDecayMotion) -> Answer {
    let frequency = motion.spring.angularFrequency
    let bound = motion.bound ?? motion.from
    let computed: Double?
    let scale: Double
    switch query {
    case "value":
      computed = motion.value(at: argument)
      // Inside the range the start counts, and outside it the spring's motion from it.
      let start = motion.range.contains(motion.from) ? bound : motion.from
      let spring = SpringMotion(
        spring: motion.spring, from: start, to: bound, initialVelocity: motion.hitVelocity ?? 0)
      scale = max(motion.from.magnitude, SpringScale(spring).value)
    case "velocity":
      computed = motion.velocity(at: argument)
      let pull = motion.range.contains(motion.from) ? 0 : (motion.from - bound).magnitude * frequency
      scale = max(motion.initialVelocity.magnitude, pull)
    default:
      computed =
        query == "hitTime" ? motion.hitTime : (query == "hitVelocity" ? motion.hitVelocity : nil)
      scale = query == "hitVelocity" ? motion.initialVelocity.magnitude : 0
    }
    return Answer(key: "boundedDecay.\(query)", computed: computed, scale: scale)
  }

  private func answer(_ band: RubberBand) -> Double? {
    switch query {
    case "shown": band.shown(argument)
    case "offset": band.offset(shown: argument)
    case "slope": band.slope(at: argument)
    default: nil
    }
  }

  /// `max(|from|, |result − from|)` of a value; anything else is judged by itself.
  private func wayScale(_ from: Double) -> Double {
    switch query {
    case "value", "finalValue", "steppedScrollEnd": max(from.magnitude, (result.high - from).magnitude)
    default: 0
    }
  }
}
