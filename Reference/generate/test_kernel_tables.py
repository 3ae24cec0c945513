# SPDX-License-Identifier: Apache-2.0
"""The kernel's tables against another route, and against the committed Swift source."""

import os
import unittest
from fractions import Fraction

import kernel_tables
from flint import arb, ctx

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class KernelTables(unittest.TestCase):
    def test_the_committed_source_is_as_generated(self):
        with open(os.path.join(ROOT, *kernel_tables.SOURCE.split("/")), encoding="utf-8") as handle:
            self.assertEqual(handle.read(), kernel_tables.swift_text())

    def test_heads_and_tails_of_powers_multiply_to_the_next_power(self):
        ctx.prec = 192
        root = [kernel_tables.entry(lambda j=j: arb(2) ** (arb(j) / 128), 25) for j in (1, 2)]
        first, second = (Fraction(head) + Fraction(tail) for head, tail in root)
        self.assertLess(abs(first * first - second), Fraction(1, 2**78))

    def test_heads_are_short(self):
        ctx.prec = 192
        head, tail = kernel_tables.entry(lambda: (arb(1) / 3).sin_pi(), 26)
        self.assertEqual(head * 2**26, int(head * 2**26))
        self.assertLessEqual(abs(tail), 2.0**-27)


if __name__ == "__main__":
    unittest.main()
