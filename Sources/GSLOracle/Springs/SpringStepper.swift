// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL

/// GSL's methods for initial value problems that judge springs.
package enum SpringStepper: String, CaseIterable, Sendable {
  /// Runge–Kutta Prince–Dormand of order 8 with an embedded estimate; explicit.
  case rk8pd
  /// Bulirsch–Stoer extrapolation of Bader and Deuflhard; implicit, with the Jacobian.
  case bsimp
  /// Runge–Kutta–Fehlberg of orders 4 and 5; explicit.
  case rkf45
  /// The classical Runge–Kutta method of order 4, at fixed steps; explicit.
  case rk4
  /// Adams multistep formulas of variable order; explicit in effect, as it solves by fixed-point iteration.
  case msadams
  /// Backward differentiation formulas of variable order, with the Jacobian; implicit.
  case msbdf

  /// The families that fail in different ways; two oracles must be of two of them to vouch for each other.
  package enum Family: Sendable {
    case rungeKutta, extrapolation, adams, backwardDifferentiation
  }

  /// The family the method belongs to.
  package var family: Family {
    switch self {
    case .rk8pd, .rkf45, .rk4: .rungeKutta
    case .bsimp: .extrapolation
    case .msadams: .adams
    case .msbdf: .backwardDifferentiation
    }
  }

  /// Whether the method follows a stiff spring with steps of the slow time scale.
  package var isImplicit: Bool {
    self == .bsimp || self == .msbdf
  }

  /// Whether a step needs nothing of the steps before it, so that its clock may start again at 0.
  package var isOneStep: Bool {
    self != .msadams && self != .msbdf
  }

  var type: UnsafePointer<gsl_odeiv2_step_type>? {
    switch self {
    case .rk8pd: cgsl_step_rk8pd()
    case .bsimp: cgsl_step_bsimp()
    case .rkf45: cgsl_step_rkf45()
    case .rk4: cgsl_step_rk4()
    case .msadams: cgsl_step_msadams()
    case .msbdf: cgsl_step_msbdf()
    }
  }
}
#endif
