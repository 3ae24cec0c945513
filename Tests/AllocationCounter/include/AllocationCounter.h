/* SPDX-License-Identifier: Apache-2.0 */

/* Counts what the calling thread asks the heap for, in the process of the tests and nowhere else. */

#ifndef HOOKE_ALLOCATION_COUNTER_H
#define HOOKE_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/* Whether allocations are counted here: with glibc they are. */
bool hooke_allocations_are_counted(void);

/* How many times this thread has asked for memory so far; what it frees does not count. */
int64_t hooke_allocation_count(void);

#endif
