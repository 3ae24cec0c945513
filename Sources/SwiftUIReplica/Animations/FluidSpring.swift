// SPDX-License-Identifier: Apache-2.0

/// SwiftUI's animated spring: what its integrator is told at each frame. `[O]`
package struct FluidSpring {
  let response: Double
  let dampingFraction: Double
  let blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// The response at a time: over the blend duration that of the spring before it turns into its own. `[O]`
  ///
  /// The open reimplementation does not limit the progress of that change, for a slip in a parenthesis, and the
  /// response grows without bound; here it stops. `[M]`
  func response<Value>(at time: Double, _ state: FluidSpringState<Value>) -> Double {
    guard blendDuration > 0, state.blendInterval != 0 else { return response }
    let progress = min(max((time - state.blendStart) / blendDuration, 0), 1)
    return response + state.blendInterval * (1 - progress * progress * (3 - 2 * progress))
  }

  /// The stiffness for a response, up to 45,000: no spring is faster than one with a response of 29.6 ms.
  ///
  /// A response of 0 or less is infinitely stiff, `[A]` so it has that stiffness too.
  static func stiffness(response: Double) -> Double {
    let frequency = SwiftUISpring.tau / response
    return response <= 0 ? 45_000 : min(frequency * frequency, 45_000)
  }

  /// Moves a state on to a time; see ``FluidSpringState/advance(to:towards:stiffness:damping:rate:)``.
  package func advance<Value>(
    _ state: inout FluidSpringState<Value>, to time: Double, towards value: Value, rate: Int = 300
  ) {
    let stiffness = FluidSpring.stiffness(response: response(at: time, state))
    state.advance(
      to: time, towards: value, stiffness: stiffness,
      damping: 2 * stiffness.squareRoot() * dampingFraction, rate: rate)
  }

  /// Where the spring is at a time; nil where it has come to rest. It counts as done after its response.
  func animate<Value>(
    towards value: Value, at time: Double, _ state: inout FluidSpringState<Value>, _ isComplete: inout Bool
  ) -> SwiftUIAnimationStep<Value>? {
    if time - state.startTime >= response(at: time, state) { isComplete = true }
    advance(&state, to: time, towards: value)
    if state.isAtRest(at: value) { return nil }
    return SwiftUIAnimationStep(value: state.offset, velocity: state.velocity, share: 0)
  }
}
