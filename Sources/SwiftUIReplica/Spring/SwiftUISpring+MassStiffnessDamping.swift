// SPDX-License-Identifier: Apache-2.0

extension SwiftUISpring {
  /// A spring by its physical constants. `[R]`
  ///
  /// - Parameters:
  ///   - mass: 0 makes the spring NaN. `[R]`
  ///   - stiffness: force per value unit.
  ///   - damping: force per unit of velocity. Above critical it is reduced to critical without a word, unless
  ///     `allowOverDamping` is `true`. `[R]`
  ///   - allowOverDamping: whether more than critical damping is meant.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let isOverDamped = decay > frequency
    if isOverDamped, !allowOverDamping {
      self.init(angularFrequency: 0, decayConstant: frequency, mass: mass)
      return
    }
    let oscillation = (stiffness / mass - decay * decay).magnitude.squareRoot()
    self.init(
      angularFrequency: isOverDamped ? -oscillation : oscillation, decayConstant: decay, mass: mass)
  }
}
