// SPDX-License-Identifier: Apache-2.0

extension SwiftUISpring {
  /// A spring by its perceptual duration and its bounce. `[R]`
  ///
  /// - Parameters:
  ///   - duration: seconds, without any guard: 0 makes the values NaN, and below 0 the motion grows. `[M]`
  ///   - bounce: above 1 it counts as 1, silently; at −1 and below, and for NaN, every value is NaN. `[R]`
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    let ratio = SwiftUISpring.dampingRatio(bounce: bounce)
    let sign = ratio <= 1 ? SwiftUISpring.tau : -SwiftUISpring.tau
    self.init(
      angularFrequency: (1 - ratio * ratio).magnitude.squareRoot() * sign / duration,
      decayConstant: ratio * SwiftUISpring.tau / duration)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    guard bounce > -1 else { return .infinity }
    if bounce < 0 { return 1 / (bounce + 1) }
    return bounce > 1 ? 0 : 1 - bounce
  }
}
