// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
import CurveValidation

/// The GNU Scientific Library as a whole: its version, its error handler, its status codes.
package enum GSLLibrary {
  /// Turns the error handler off, once; GSL's own one would end the process.
  static let errorHandlerIsOff: Void = cgsl_turn_error_handler_off()

  /// The version that is linked, such as `2.7.1`.
  package static var version: String {
    String(cString: cgsl_version())
  }

  /// Turns every status other than success into an error.
  static func check(_ status: Int32, _ operation: String) throws(OracleError) {
    guard status != Int32(GSL_SUCCESS) else { return }
    throw failure(status, operation)
  }

  /// The error for a status, with GSL's words for it.
  static func failure(_ status: Int32, _ operation: String) -> OracleError {
    .library(code: status, reason: String(cString: gsl_strerror(status)), operation: operation)
  }

  /// What was allocated, or GSL's “out of memory”: allocation with the handler off returns null.
  static func allocated<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ operation: String
  ) throws(OracleError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer else { throw failure(Int32(GSL_ENOMEM), operation) }
    return pointer
  }
}
#endif
