// SPDX-License-Identifier: Apache-2.0

extension Decay {
  /// A decay by its rate per millisecond, or the reason why the number describes none.
  ///
  /// - Parameter rate: above 0 and below 1.
  /// - Throws: ``DecayError`` with the number and what is allowed.
  public init(validatingRatePerMillisecond rate: Double) throws(DecayError) {
    guard rate > 0, rate < 1 else { throw DecayError(refused: .ratePerMillisecond(rate)) }
    self.init(ratePerMillisecond: rate)
  }

  /// A decay by its time constant, or the reason why the number describes none.
  ///
  /// - Parameter timeConstant: seconds, finite and above 0.
  /// - Throws: ``DecayError`` with the number and what is allowed.
  public init(validatingTimeConstant timeConstant: Double) throws(DecayError) {
    guard timeConstant > 0, timeConstant.isFinite else {
      throw DecayError(refused: .timeConstant(timeConstant))
    }
    self.init(timeConstant: timeConstant)
  }
}
