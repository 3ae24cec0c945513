/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way to the GNU Scientific Library. GSL keeps its algorithms in global variables, which
   Swift 6 takes for shared mutable state and refuses; the functions below return what they hold. */

#ifndef HOOKE_CGSL_H
#define HOOKE_CGSL_H

#include <gsl/gsl_deriv.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_min.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_version.h>

/* GSL's own handler ends the process. Off, every failure comes back as a status or as NULL. */
static inline void cgsl_turn_error_handler_off(void) { (void)gsl_set_error_handler_off(); }

/* The version of the library that is linked, such as "2.7.1". */
static inline const char *cgsl_version(void) { return gsl_version; }

/* Steppers for ordinary differential equations. */
static inline const gsl_odeiv2_step_type *cgsl_step_rk4(void) { return gsl_odeiv2_step_rk4; }
static inline const gsl_odeiv2_step_type *cgsl_step_rkf45(void) { return gsl_odeiv2_step_rkf45; }
static inline const gsl_odeiv2_step_type *cgsl_step_rk8pd(void) { return gsl_odeiv2_step_rk8pd; }
static inline const gsl_odeiv2_step_type *cgsl_step_bsimp(void) { return gsl_odeiv2_step_bsimp; }
static inline const gsl_odeiv2_step_type *cgsl_step_msadams(void) { return gsl_odeiv2_step_msadams; }
static inline const gsl_odeiv2_step_type *cgsl_step_msbdf(void) { return gsl_odeiv2_step_msbdf; }

/* Root finders that keep a bracket. */
static inline const gsl_root_fsolver_type *cgsl_root_bisection(void) { return gsl_root_fsolver_bisection; }
static inline const gsl_root_fsolver_type *cgsl_root_brent(void) { return gsl_root_fsolver_brent; }

/* Root finders that polish a guess with the derivative. */
static inline const gsl_root_fdfsolver_type *cgsl_root_newton(void) { return gsl_root_fdfsolver_newton; }
static inline const gsl_root_fdfsolver_type *cgsl_root_steffenson(void) {
  return gsl_root_fdfsolver_steffenson;
}

/* The minimiser that keeps a bracket and fits parabolas. */
static inline const gsl_min_fminimizer_type *cgsl_min_brent(void) { return gsl_min_fminimizer_brent; }

#endif
