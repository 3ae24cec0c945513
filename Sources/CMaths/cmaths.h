/* SPDX-License-Identifier: Apache-2.0 */

/* The one way to the C library's elementary functions. Embedded Swift has no Glibc module, so the
   maths room reaches math.h through this header on every platform. */

#ifndef HOOKE_CMATHS_H
#define HOOKE_CMATHS_H

#include <math.h>

#endif
