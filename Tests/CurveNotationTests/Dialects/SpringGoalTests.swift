// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SpringGoalTests {
  private func read(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (spring: Spring, goals: SpringGoals?) {
    let expression = try CurveExpression(parsing: text)
    guard case .spring(let parameters, _) = expression.curve else {
      Issue.record("\(text) is no spring", sourceLocation: sourceLocation)
      throw CancellationError()
    }
    return (try Spring(validating: parameters), expression.goals)
  }

  @Test(arguments: [
    "Spring", ".spring", "spring", "Animation.spring", ".spring(Spring.init", ".interpolatingSpring(.init",
  ])
  func `goals stand wherever a spring's parameters may`(name: String) throws {
    let closing = name.contains("(") ? "))" : ")"
    let (spring, goals) = try read("\(name)(overshoot: 0.1, peakTime: 0.3\(closing)")
    #expect(goals == .overshootPeakTime(overshoot: 0.1, peakTime: 0.3))
    Self.expect(spring, isNear: try Spring(overshoot: 0.1, peakTime: 0.3))
  }

  @Test(
    arguments: [
      (
        "settlingDuration: 0.5, overshoot: 0.05",
        .settlingDurationOvershoot(settlingDuration: 0.5, overshoot: 0.05, epsilon: 0.001)
      ),
      (
        "settlingDuration: 0.5, overshoot: 0, epsilon: 0.01",
        .settlingDurationOvershoot(settlingDuration: 0.5, overshoot: 0, epsilon: 0.01)
      ),
      (
        "settlingDuration: 0.5, dampingRatio: 0.7",
        .settlingDurationDampingRatio(settlingDuration: 0.5, dampingRatio: 0.7, epsilon: 0.001)
      ),
      (
        "response: 0.5, settlingDuration: 0.8",
        .responseSettlingDuration(response: 0.5, settlingDuration: 0.8, epsilon: 0.001)
      ),
      (
        "distance: -300, settlingDuration: 0.6, epsilon: 0.5",
        .distanceSettlingDuration(distance: -300, settlingDuration: 0.6, dampingRatio: 1, epsilon: 0.5)
      ),
      (
        "distance: 300, settlingDuration: 0.6, dampingRatio: 0.8, epsilon: 0.5",
        .distanceSettlingDuration(distance: 300, settlingDuration: 0.6, dampingRatio: 0.8, epsilon: 0.5)
      ),
      (
        "response: 0.3, withoutOvershootAt: 40",
        .withoutOvershoot(response: 0.3, initialVelocity: 40, distance: 1)
      ),
      (
        "response: 0.3, withoutOvershootAt: -40, distance: 300",
        .withoutOvershoot(response: 0.3, initialVelocity: -40, distance: 300)
      ),
      (
        "reaching: 0.5, at: 0.2, then: 0.9, at: 0.4",
        .twoPoints(firstValue: 0.5, firstTime: 0.2, secondValue: 0.9, secondTime: 0.4)
      ),
    ] as [(String, SpringGoals)])
  func `every set of goals is read`(arguments: String, goals: SpringGoals) throws {
    let read = try read("Spring(\(arguments))")
    #expect(read.goals == goals)
    Self.expect(read.spring, isNear: try Self.spring(goals))
  }

  private static func expect(
    _ spring: Spring, isNear other: Spring, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(spring.response / other.response - 1) < 1e-15, sourceLocation: sourceLocation)
    #expect(abs(spring.dampingRatio / other.dampingRatio - 1) < 1e-15, sourceLocation: sourceLocation)
  }

  /// The spring that the library's initialisers find.
  private static func spring(_ goals: SpringGoals) throws -> Spring {
    switch goals {
    case .overshootPeakTime(let overshoot, let time): try Spring(overshoot: overshoot, peakTime: time)
    case .settlingDurationOvershoot(let duration, let overshoot, let epsilon):
      try Spring(settlingDuration: duration, overshoot: overshoot, epsilon: epsilon)
    case .settlingDurationDampingRatio(let duration, let ratio, let epsilon):
      Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    case .responseSettlingDuration(let response, let duration, let epsilon):
      try Spring(response: response, settlingDuration: duration, epsilon: epsilon)
    case .distanceSettlingDuration(let distance, let duration, let ratio, let epsilon):
      try Spring(distance: distance, settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    case .twoPoints(let firstValue, let firstTime, let secondValue, let secondTime):
      try Spring(reaching: firstValue, at: firstTime, then: secondValue, at: secondTime)
    case .withoutOvershoot(let response, let velocity, let distance):
      try Spring(response: response, withoutOvershootAt: velocity, distance: distance)
    }
  }

  @Test(arguments: [0.5, 0.1, 1e-3, 1e-6, 1e-12, 1e-30])
  func `the overshoot is reached by the parameters that were found`(overshoot: Double) throws {
    let (spring, _) = try read("Spring(overshoot: \(overshoot), peakTime: 0.3)")
    let motion = SpringMotion(spring: spring, from: 0, to: 1)
    #expect(abs(motion.overshoot / overshoot - 1) < 1e-13)
    #expect(abs((motion.overshootPeak?.time ?? 0) / 0.3 - 1) < 1e-13)
  }

  @Test(arguments: [1.0, 25, 40, 1000])
  func `the spring that was found just doesn't overshoot at its velocity`(velocity: Double) throws {
    let (spring, _) = try read("Spring(response: 0.3, withoutOvershootAt: \(velocity))")
    #expect(SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity).overshoot == 0)
    let faster = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: max(1.01 * velocity, 21.2))
    #expect(faster.overshoot > 0)
  }

  @Test func `parameters are no goals`() throws {
    #expect(try read("Spring(duration: 0.5, bounce: 0.3)").goals == nil)
  }

  @Test(arguments: [
    (
      "overshoot: 0, peakTime: 0.3", "0",
      "overshoot must be above 0 and at most 1, but is 0: a spring that does not overshoot has no peak"
    ),
    (
      "overshoot: 1.5, peakTime: 0.3", "1.5",
      "overshoot must be above 0 and at most 1, but is 1.5: no spring at rest swings further than it came"
    ),
    (
      "overshoot: -0.1, peakTime: 0.3", "-0.1",
      "overshoot must be above 0 and at most 1, but is -0.1: the least overshoot is none"
    ),
    ("overshoot: nan, peakTime: 1", "nan", "overshoot must be above 0 and at most 1, but is nan"),
    ("overshoot: 0.1, peakTime: 0", "0", "peakTime must be a finite number above 0, but is 0"),
    (
      "overshoot: 0.1, peakTime: .infinity", ".infinity",
      "peakTime must be a finite number above 0, but is inf"
    ),
    (
      "overshoot: 0.1, peakTime: 1e-300", "1e-300",
      "peakTime must be of a size between 1e-100 and 1e100, but is 1e-300"
    ),
    (
      "settlingDuration: 0.5, overshoot: 1", "1",
      "overshoot must be at least 0 and below 1, but is 1: a spring that overshoots by the whole way never settles"
    ),
    (
      "settlingDuration: 0, overshoot: 0.1", "0", "settlingDuration must be a finite number above 0, but is 0"
    ),
    ("settlingDuration: 1, overshoot: 0.1, epsilon: 1", "1", "epsilon must be above 0 and below 1, but is 1"),
    (
      "distance: -0.3, settlingDuration: 0.6, epsilon: 0.5", "-0.3",
      "distance must be of a size above 0.5, but is 0.3: a way no longer than epsilon is settled from the start"
    ),
    (
      "distance: 300, settlingDuration: 0.6, dampingRatio: 0, epsilon: 0.5", "0",
      "dampingRatio must be a finite number above 0, but is 0"
    ),
    (
      "reaching: 0.5, at: 0.2, then: 0.4, at: 0.3", "0.4",
      "the second value must be above 0.5 and below 2, but is 0.4: "
        + "both values are on the first rise, and the second comes after the first"
    ),
    ("reaching: 0, at: 1, then: 0.9, at: 20", "0", "the first value must be above 0 and below 2, but is 0"),
    ("overshoot: 0.1", ")", "peakTime: is missing; Spring takes overshoot:, peakTime:"),
    ("reaching: 0.5, at: 0.2", ")", "then: is missing; Spring takes reaching:, at:, then:, at:"),
    (
      "reaching: 0.5, at: 0.2, then: 0.9, at: 0.4, at: 1", "at",
      "“at” is given once too often; Spring takes reaching:, at:, then:, at:"
    ),
  ])
  func `goals that can't be reached are refused with the reason`(
    arguments: String, marked: String, message: String
  ) {
    let error = refusal("Spring(\(arguments))")
    #expect(error?.marked == marked)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (
      "response: 0.5, settlingDuration: 0.3", "settlingDuration must be a finite number, 0.49805",
      "but is 0.3: with a response of 0.5 no damping settles sooner"
    ),
    (
      "reaching: 0.5, at: 0.2, then: 0.9, at: 0.1", "the second time must be at least 0.28086",
      "but is 0.1: no spring gets from the first value to the second sooner"
    ),
    (
      "reaching: 0.5, at: 0.2, then: 0.9, at: 20", "the second time must be at least 0.28086",
      "but is 20: no spring takes longer from the first value to the second"
    ),
  ])
  func `goals that contradict each other are refused with what is left`(
    arguments: String, beginning: String, end: String
  ) {
    let message = refusal("Spring(\(arguments))")?.message ?? ""
    #expect(message.hasPrefix(beginning))
    #expect(message.hasSuffix(end))
  }
}
