/* SPDX-License-Identifier: Apache-2.0 */

/* Prints one number made of many results of exp, sin and cos: two runs print the same number only
   where the C library took the same paths. */

#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t mix(uint64_t hash, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (hash ^ bits) * UINT64_C(0x9E3779B97F4A7C15);
}

int main(void) {
  uint64_t hash = UINT64_C(0x2545F4914F6CDD1D);
  for (int k = 0; k < 200000; k++) {
    volatile double x = 0.000137 * k - 13.7;
    hash = mix(hash, exp(x));
    hash = mix(hash, sin(7 * x));
    hash = mix(hash, cos(3 * x));
  }
  printf("%016" PRIx64 "\n", hash);
  return 0;
}
