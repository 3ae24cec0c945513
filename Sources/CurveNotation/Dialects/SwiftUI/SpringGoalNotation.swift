// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The initialisers of `Spring` that take goals, by the library's labels.
enum SpringGoalNotation {
  static let initialisers: [Overload<ReadSpring>] = [
    goals([.required("overshoot"), .required("peakTime")]) { number in
      .overshootPeakTime(overshoot: number["overshoot"], peakTime: number["peakTime"])
    },
    goals([.required("settlingDuration"), .required("overshoot"), .optional("epsilon")]) { number in
      .settlingDurationOvershoot(
        settlingDuration: number["settlingDuration"], overshoot: number["overshoot"],
        epsilon: number["epsilon"])
    },
    goals([.required("response"), .required("settlingDuration"), .optional("epsilon")]) { number in
      .responseSettlingDuration(
        response: number["response"], settlingDuration: number["settlingDuration"], epsilon: number["epsilon"]
      )
    },
    goals([
      .required("distance"), .required("settlingDuration"), .optional("dampingRatio"), .required("epsilon"),
    ]) { number in
      .distanceSettlingDuration(
        distance: number["distance"], settlingDuration: number["settlingDuration"],
        dampingRatio: number["dampingRatio"], epsilon: number["epsilon"])
    },
    goals([
      .required("reaching", called: "the first value"), .required("at", called: "the first time"),
      .required("then", called: "the second value"), .required("at", called: "the second time"),
    ]) { number in
      .twoPoints(
        firstValue: number["the first value"], firstTime: number["the first time"],
        secondValue: number["the second value"], secondTime: number["the second time"])
    },
    goals([
      .required("response"), .required("withoutOvershootAt", called: "initialVelocity"),
      .optional("distance"),
    ]) { number in
      .withoutOvershoot(
        response: number["response"], initialVelocity: number["initialVelocity"], distance: number["distance"]
      )
    },
  ]

  /// The arguments as numbers, by the names of their parameters, with the library's defaults.
  fileprivate struct Numbers {
    var values = ["epsilon": 0.001, "dampingRatio": 1, "distance": 1]

    subscript(name: String) -> Double { values[name] ?? .nan }
  }

  private static func goals(
    _ parameters: [Parameter], _ build: @escaping @Sendable (Numbers) -> SpringGoals
  ) -> Overload<ReadSpring> {
    Overload(parameters) { arguments, interpreter throws(NotationError) in
      var numbers = Numbers()
      for parameter in parameters where arguments[parameter.name] != nil {
        let value = try interpreter.number(parameter.name, in: arguments, default: .nan)
        numbers.values[parameter.name] = value
      }
      return try interpreter.spring(reaching: build(numbers), arguments)
    }
  }
}

extension Interpreter {
  /// The spring that reaches goals; an error points at the goal that can't be reached.
  func spring(reaching goals: SpringGoals, _ arguments: Arguments) throws(NotationError) -> ReadSpring {
    let parameters: SpringParameters
    do throws(SpringDesignError) {
      parameters = try goals.parameters()
    } catch {
      let name = "\(error.goal.name)"
      throw refusal(
        of: name, error.value, allowed: error.allowed, arguments[name]?.range ?? arguments.range,
        note: goals.reason(for: error).map { ": \($0)" } ?? "")
    }
    return ReadSpring(parameters: try validated(parameters, arguments), goals: goals)
  }
}

extension SpringDesignError {
  /// What is allowed beside the other goals, to follow “must be”.
  fileprivate var allowed: String {
    if (lowerBound < value || (includesLowerBound && lowerBound == value))
      && (value < upperBound || (includesUpperBound && value == upperBound))
    {
      return "\(SpringError.Requirement.magnitude.words)"
    }
    let lower = NumberText.text(of: lowerBound)
    let upper = NumberText.text(of: upperBound)
    if goal == .distance { return "of a size above \(lower)" }
    if upperBound == .infinity {
      return includesLowerBound ? "a finite number, \(lower) or more" : "a finite number above \(lower)"
    }
    return "\(includesLowerBound ? "at least" : "above") \(lower) and "
      + "\(includesUpperBound ? "at most" : "below") \(upper)"
  }
}

extension SpringGoals {
  /// Why a goal can't be reached, where it is the others that keep it from being reached.
  fileprivate func reason(for error: SpringDesignError) -> String? {
    if error.goal == .overshoot, error.value > 1 { return "no spring at rest swings further than it came" }
    if error.goal == .overshoot, error.value < 0 { return "the least overshoot is none" }
    switch (self, error.goal) {
    case (.overshootPeakTime, .overshoot) where error.value == 0:
      return "a spring that does not overshoot has no peak"
    case (.settlingDurationOvershoot, .overshoot) where error.value == 1:
      return "a spring that overshoots by the whole way never settles"
    case (.responseSettlingDuration(let response, _, _), .settlingDuration) where error.lowerBound > 0:
      return "with a response of \(NumberText.text(of: response)) no damping settles sooner"
    case (.distanceSettlingDuration, .distance):
      return "a way no longer than epsilon is settled from the start"
    case (.twoPoints, .secondValue) where error.value <= error.lowerBound:
      return "both values are on the first rise, and the second comes after the first"
    case (.twoPoints, .secondTime) where error.value <= error.lowerBound:
      return "no spring gets from the first value to the second sooner"
    case (.twoPoints, .secondTime) where error.value >= error.upperBound:
      return "no spring takes longer from the first value to the second"
    default: return nil
    }
  }
}
