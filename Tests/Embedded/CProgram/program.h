/* SPDX-License-Identifier: Apache-2.0 */

/* How the embedded program ends with an exit code: there is no Glibc module to import it from. */

#ifndef HOOKE_PROGRAM_H
#define HOOKE_PROGRAM_H

#include <stdlib.h>

#endif
