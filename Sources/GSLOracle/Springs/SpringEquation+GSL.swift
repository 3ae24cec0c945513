// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL

extension SpringEquation {
  /// `u′` and `v′` at a displacement and a velocity.
  package func derivative(displacement: Double, velocity: Double) -> (Double, Double) {
    (velocity, -stiffness * displacement - damping * velocity)
  }

  /// The Jacobian of the right-hand side, by rows; the same everywhere, as the equation is linear.
  package var jacobian: (Double, Double, Double, Double) {
    (0, 1, -stiffness, -damping)
  }

  /// The right-hand side as GSL calls it. A state that is no longer finite ends the integration.
  static let rightHandSide:
    @convention(c) (
      Double, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?
    ) -> Int32 = { _, state, rates, parameters in
      guard let state, let rates, let parameters else { return Int32(GSL_EBADFUNC) }
      let equation = parameters.assumingMemoryBound(to: SpringEquation.self)
      (rates[0], rates[1]) = equation.pointee.derivative(displacement: state[0], velocity: state[1])
      return rates[0].isFinite && rates[1].isFinite ? Int32(GSL_SUCCESS) : Int32(GSL_EBADFUNC)
    }

  /// The Jacobian as GSL calls it; the equation does not depend on time.
  static let jacobianFunction:
    @convention(c) (
      Double, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
      UnsafeMutableRawPointer?
    ) -> Int32 = { _, _, entries, timeDerivative, parameters in
      guard let entries, let timeDerivative, let parameters else { return Int32(GSL_EBADFUNC) }
      let equation = parameters.assumingMemoryBound(to: SpringEquation.self)
      (entries[0], entries[1], entries[2], entries[3]) = equation.pointee.jacobian
      timeDerivative[0] = 0
      timeDerivative[1] = 0
      return Int32(GSL_SUCCESS)
    }
}
#endif
