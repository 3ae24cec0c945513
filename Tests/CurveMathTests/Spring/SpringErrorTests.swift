// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct SpringErrorTests {
  private func refusal(_ parameters: SpringParameters) -> SpringError? {
    do throws(SpringError) {
      _ = try Spring(validating: parameters)
      return nil
    } catch {
      return error
    }
  }

  private static let notPositive: [Double] = [
    0, -0.0, -1, -.leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]
  private static let negative: [Double] = [-1, -.leastNonzeroMagnitude, .infinity, -.infinity, .nan]

  private typealias Field = (
    SpringError.Parameter, SpringError.Requirement, @Sendable (Double) -> SpringParameters
  )

  /// Every parameter in every parameterisation, with what it must be.
  private static let fields: [Field] = [
    (.duration, .positive, { .durationBounce(duration: $0, bounce: 0.3) }),
    (.bounce, .bounceRange, { .durationBounce(duration: 0.5, bounce: $0) }),
    (.response, .positive, { .responseDampingRatio(response: $0, dampingRatio: 0.7) }),
    (.dampingRatio, .notNegative, { .responseDampingRatio(response: 0.5, dampingRatio: $0) }),
    (
      .mass, .positive,
      { .massStiffnessDamping(mass: $0, stiffness: 1, damping: 1, allowOverDamping: true) }
    ),
    (
      .stiffness, .positive,
      { .massStiffnessDamping(mass: 1, stiffness: $0, damping: 1, allowOverDamping: true) }
    ),
    (
      .damping, .notNegative,
      { .massStiffnessDamping(mass: 1, stiffness: 1, damping: $0, allowOverDamping: true) }
    ),
    (.stiffness, .positive, { .stiffnessDampingRatio(stiffness: $0, dampingRatio: 1, mass: 1) }),
    (.dampingRatio, .notNegative, { .stiffnessDampingRatio(stiffness: 1, dampingRatio: $0, mass: 1) }),
    (.mass, .positive, { .stiffnessDampingRatio(stiffness: 1, dampingRatio: 1, mass: $0) }),
    (
      .settlingDuration, .positive,
      { .settlingDurationDampingRatio(settlingDuration: $0, dampingRatio: 1, epsilon: 0.001) }
    ),
    (
      .dampingRatio, .positive,
      { .settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: $0, epsilon: 0.001) }
    ),
    (
      .epsilon, .fraction,
      { .settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: 1, epsilon: $0) }
    ),
  ]

  @Test func `every parameter outside its range is refused by name with its value`() {
    for (parameter, requirement, parameters) in Self.fields {
      let values: [Double] =
        switch requirement {
        case .positive: Self.notPositive
        case .notNegative: Self.negative
        case .bounceRange: [-1, -1.5, 1.0.nextUp, 2, .infinity, -.infinity, .nan]
        case .fraction: Self.notPositive + [1, 2]
        case .magnitude, .decayLimit: []
        }
      for value in values {
        let error = refusal(parameters(value))
        #expect(error?.parameter == parameter, "\(parameters(value))")
        #expect(error?.requirement == requirement, "\(parameters(value))")
        #expect(error?.value.isIdentical(to: value) == true, "\(parameters(value))")
      }
    }
  }

  @Test func `a size whose square is no number is refused by name`() {
    for (parameter, requirement, parameters) in Self.fields
    where requirement == .positive || requirement == .notNegative {
      for value in [1e-101, 1e101, .leastNormalMagnitude, .greatestFiniteMagnitude] {
        let error = refusal(parameters(value))
        #expect(error?.parameter == parameter, "\(parameters(value))")
        #expect(error?.requirement == .magnitude, "\(parameters(value))")
      }
      for value in [1e-100, 1e100] {
        #expect(refusal(parameters(value))?.requirement != .magnitude, "\(parameters(value))")
      }
    }
  }

  @Test func `a damping that decays faster than numbers can say is refused by name`() {
    for parameters: SpringParameters in [
      .responseDampingRatio(response: 1e-100, dampingRatio: 1e100),
      .massStiffnessDamping(mass: 1e-50, stiffness: 1, damping: 1e100, allowOverDamping: true),
    ] {
      let error = refusal(parameters)
      #expect(error?.parameter == .dampingRatio || error?.parameter == .damping)
      #expect(error?.requirement == .decayLimit)
    }
  }

  @Test func `every parameter inside its range is accepted`() {
    for (_, requirement, parameters) in Self.fields {
      let values: [Double] =
        switch requirement {
        case .positive: [1e-6, 0.5, 1, 1e6]
        case .notNegative: [0, 1e-6, 0.5, 1, 1e6]
        case .bounceRange: [(-1.0).nextUp, -0.5, 0, 0.5, 1]
        case .fraction: [1e-12, 0.5, 1.0.nextDown]
        case .magnitude, .decayLimit: []
        }
      for value in values { #expect(refusal(parameters(value)) == nil, "\(parameters(value))") }
    }
  }

  @Test func `a spring that was accepted is somewhere at every time`() {
    for (_, _, parameters) in Self.fields {
      for value in [1e-12, 1e-3, 0.3, 0.9999999] {
        guard let spring = try? Spring(validating: parameters(value)) else { continue }
        for time in [0, 1e-9, 0.1, 1, 1e3, 1e12] {
          #expect(!spring.value(target: 1.0, time: time).isNaN, "\(parameters(value)) at \(time)")
          #expect(!spring.velocity(target: 1.0, time: time).isNaN, "\(parameters(value)) at \(time)")
        }
      }
    }
  }

  @Test func `the first parameter that is wrong is the one that is named`() {
    let error = refusal(.massStiffnessDamping(mass: 0, stiffness: -1, damping: .nan, allowOverDamping: true))
    #expect(error?.parameter == .mass)
  }

  @Test func `the message says what must be and what was`() {
    #expect(
      refusal(.durationBounce(duration: -1, bounce: 0))?.description
        == "duration must be a finite number above 0, but is -1.0")
    #expect(
      refusal(.durationBounce(duration: 1, bounce: -1))?.description
        == "bounce must be above -1 and at most 1, but is -1.0")
    #expect(
      refusal(.responseDampingRatio(response: 1, dampingRatio: .nan))?.description
        == "dampingRatio must be a finite number, 0 or more, but is nan")
    #expect(
      refusal(.settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: 1, epsilon: 1))?.description
        == "epsilon must be above 0 and below 1, but is 1.0")
  }

  @Test func `a spring that was validated equals the one from the same parameters`() throws {
    for (_, _, parameters) in Self.fields {
      #expect(try Spring(validating: parameters(0.5)) == Spring(parameters(0.5)))
    }
  }
}
