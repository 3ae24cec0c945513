// SPDX-License-Identifier: Apache-2.0

extension SwiftUISpring {
  /// A spring by its response and its damping ratio. `[R]`
  ///
  /// - Parameters:
  ///   - response: seconds, without any guard.
  ///   - dampingRatio: without any clamp: below 0 the oscillation grows, ``bounce`` is above 1 and
  ///     ``settlingDuration`` is 0. `[M]`
  public init(response: Double, dampingRatio: Double) {
    let sign = dampingRatio > 1 ? -SwiftUISpring.tau : SwiftUISpring.tau
    let share = (1 - dampingRatio * dampingRatio).magnitude.squareRoot()
    self.init(
      angularFrequency: sign * share / response,
      decayConstant: SwiftUISpring.tau * dampingRatio / response)
  }
}
