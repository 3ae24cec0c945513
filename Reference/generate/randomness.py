# SPDX-License-Identifier: Apache-2.0
"""A small seeded generator (splitmix64), so that bulk cases do not depend on the version of Python.

Doubles are made from decimal digits or by the four basic operations only; both are correctly rounded
everywhere, so the same seed gives the same bits on every machine.
"""

MASK = (1 << 64) - 1


class Random:
    def __init__(self, seed):
        self.state = seed & MASK

    def bits(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        word = self.state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        return word ^ (word >> 31)

    def below(self, count):
        """An integer from 0 to count - 1."""
        return self.bits() % count

    def chance(self, percent):
        return self.below(100) < percent

    def pick(self, items):
        return items[self.below(len(items))]

    def uniform(self, low, high):
        return low + (high - low) * ((self.bits() >> 11) * 2.0**-53)

    def decades(self, low, high):
        """A number of full entropy, its power of ten uniform from 10^low up to 10^high."""
        return float("{}.{:016d}e{}".format(1 + self.below(9), self.below(10**16), low + self.below(high - low)))

    def sign(self):
        return 1.0 if self.below(2) else -1.0
