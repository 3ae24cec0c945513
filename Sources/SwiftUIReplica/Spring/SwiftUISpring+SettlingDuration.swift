// SPDX-License-Identifier: Apache-2.0

extension SwiftUISpring {
  /// A spring that is meant to settle in a given time, and does not: no inverse of ``settlingDuration``. `[R]`
  ///
  /// Newton's method looks for the natural frequency at which the envelope of the sine term alone, or at
  /// critical damping the motion itself, has fallen to `epsilon`. For 1 s and a damping ratio of 0.5 the
  /// spring that comes out reports a settling duration of 1.4003 s. `[M]`
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds, silently clamped to 0.01…10.
  ///   - dampingRatio: silently clamped to 2⁻⁵²…1; at 0 the result is NaN.
  ///   - epsilon: the distance, as a fraction of the way; and the solver's tolerance for the frequency as well.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let frequency = SettlingFrequency(duration: duration, dampingRatio: ratio, epsilon: epsilon).root()
    let decay = frequency * 2 * ratio / 2
    let isOverDamped = frequency < decay
    self.init(
      angularFrequency: isOverDamped ? 0 : (frequency * frequency - decay * decay).magnitude.squareRoot(),
      decayConstant: frequency >= decay ? decay : frequency)
  }
}
