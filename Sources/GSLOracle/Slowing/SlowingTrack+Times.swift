// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

extension SlowingTrack {
  /// When the thing stands: of friction the root of the velocity, of a decay 64 spans.
  package func stop() throws(OracleError) -> OracleAnswer {
    guard velocity != 0 else { return OracleAnswer(0, error: 0) }
    guard case .constant = law else { return OracleAnswer(64 * span, error: 0) }
    let doubt = try state(at: 2 * span).velocityError
    return try root(until: 2 * span, within: doubt) { $0.velocity }
  }

  /// Where the thing comes to rest.
  package func rest() throws(OracleError) -> OracleAnswer {
    let stop = try stop()
    let state = try state(at: stop.number ?? 0)
    // A stop that is off moves the value by its square.
    let late = stop.error * stop.error * abs(velocity) / span
    return OracleAnswer(state.value, error: state.valueError + (velocity == 0 ? 0 : late))
  }

  /// When the thing is at a value; nil where it never is.
  package func time(at value: Double) throws(OracleError) -> OracleAnswer {
    guard value != from else { return OracleAnswer(0, error: 0) }
    let rest = try rest()
    let sign = 1.0.signed(like: velocity)
    let left = sign * ((rest.number ?? from) - value)
    guard abs(left) > rest.error else { return .noClaim }
    guard left > 0, sign * (value - from) > 0 else { return OracleAnswer(nil, error: 0) }
    return try root(until: try stop().number ?? 0, within: rest.error + value.ulp) {
      sign * ($0.value - value)
    }
  }

  /// When the speed has come down to a threshold.
  package func time(untilSpeed threshold: Double) throws(OracleError) -> OracleAnswer {
    guard abs(velocity) > threshold else { return OracleAnswer(0, error: 0) }
    let end = try stop().number ?? 0
    let doubt = try state(at: end).velocityError
    guard threshold > doubt else { return .noClaim }
    return try root(until: end, within: doubt) { threshold - abs($0.velocity) }
  }

  /// When the value is within epsilon of where it comes to rest.
  package func settlingDuration(epsilon: Double) throws(OracleError) -> OracleAnswer {
    let rest = try rest()
    let end = rest.number ?? from
    let doubt = 2 * rest.error + epsilon.ulp
    guard epsilon > doubt, abs(abs(end - from) - epsilon) > doubt else { return .noClaim }
    guard abs(end - from) > epsilon else { return OracleAnswer(0, error: 0) }
    return try root(until: try stop().number ?? 0, within: doubt) { epsilon - abs(end - $0.value) }
  }

  /// The velocity with which a thing comes to rest at a value, by a root finder on where it does.
  package static func landingVelocity(
    _ law: Law, from: Double, landingAt landing: Double
  ) throws(OracleError) -> OracleAnswer {
    let way = landing - from
    guard way != 0 else { return OracleAnswer(0, error: 0) }
    var upper =
      switch law {
      case .decay(let rate): 2 * rate * abs(way)
      case .constant(let acceleration): 2 * (abs(acceleration) * abs(way)).squareRoot()
      }
    func rest(_ speed: Double) throws(OracleError) -> OracleAnswer {
      try SlowingTrack(law, from: 0, velocity: speed.signed(like: way)).rest()
    }
    func excess(_ speed: Double) throws(OracleError) -> Double {
      abs(try rest(speed).number ?? 0) - abs(way)
    }
    while try excess(upper) <= 0 { upper *= 2 }
    let doubt = try rest(upper).error + way.ulp
    let root = try ClaimedRoot(from: 0, to: upper, within: doubt, excess)
    return OracleAnswer(root.place.signed(like: way), error: root.error)
  }

  private func root(
    until end: Double, within doubt: Double, _ part: @escaping (OracleState) -> Double
  ) throws(OracleError) -> OracleAnswer {
    try ClaimedRoot(from: 0, to: end, within: doubt) { (time) throws(OracleError) in
      part(try self.state(at: time))
    }.answer
  }
}

extension Double {
  /// This size with the sign of another number.
  fileprivate func signed(like other: Double) -> Double { other < 0 ? -magnitude : magnitude }
}
#endif
