// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL

/// The equation of the parameter, `X(s) − x = 0`, as GSL's root finders take it.
struct CurveEquation {
  var cubic: BernsteinCubic
  var progress: Double

  func residual(at parameter: Double) -> Double {
    cubic.value(at: parameter) - progress
  }

  /// What rounding may leave of a residual at the root.
  func residualRounding(at parameter: Double) -> Double {
    cubic.valueRounding(at: parameter) + 0x1p-53 * progress
  }

  typealias Function = @convention(c) (Double, UnsafeMutableRawPointer?) -> Double

  static let function: Function = { parameter, equation in
    guard let equation else { return .nan }
    return equation.assumingMemoryBound(to: CurveEquation.self).pointee.residual(at: parameter)
  }

  static let derivative: Function = { parameter, equation in
    guard let equation else { return .nan }
    return equation.assumingMemoryBound(to: CurveEquation.self).pointee.cubic.slope(at: parameter)
  }

  static let both:
    @convention(c) (
      Double, UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void = { parameter, equation, value, slope in
      value?.pointee = CurveEquation.function(parameter, equation)
      slope?.pointee = CurveEquation.derivative(parameter, equation)
    }
}
#endif
