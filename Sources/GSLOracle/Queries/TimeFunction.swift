// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
import CurveValidation

/// A function of time as GSL calls it. What it throws is kept, and GSL gets NaN, on which it gives up.
final class TimeFunction {
  private let body: (Double) throws(OracleError) -> Double
  private var failure: OracleError?

  init(_ body: @escaping (Double) throws(OracleError) -> Double) {
    self.body = body
  }

  /// The function for one of GSL's solvers. It refers to this object without keeping it alive.
  var function: gsl_function {
    gsl_function(function: Self.callback, params: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Turns a status into an error; what the function itself threw comes first.
  func check(_ status: Int32, _ operation: String) throws(OracleError) {
    if let failure { throw failure }
    try GSLLibrary.check(status, operation)
  }

  private func value(at time: Double) -> Double {
    do throws(OracleError) {
      return try body(time)
    } catch {
      failure = failure ?? error
      return .nan
    }
  }

  private static let callback: @convention(c) (Double, UnsafeMutableRawPointer?) -> Double = {
    time, parameters in
    guard let parameters else { return .nan }
    return Unmanaged<TimeFunction>.fromOpaque(parameters).takeUnretainedValue().value(at: time)
  }
}
#endif
