/* SPDX-License-Identifier: GPL-3.0-or-later */

#ifndef HOOKE_CGSL_H
#define HOOKE_CGSL_H

#include <gsl/gsl_errno.h>

#endif
