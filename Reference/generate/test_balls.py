# SPDX-License-Identifier: Apache-2.0
"""The ruler itself: rounding, splitting, proof, the seeded generator."""

import math
import unittest
from fractions import Fraction

import balls
from balls import arb, ctx
from randomness import Random


class RoundingTests(unittest.TestCase):
    def test_ties_go_to_even_also_where_doubles_are_subnormal(self):
        self.assertEqual(balls.nearest((1 << 53) + 1, 0), float(1 << 53))
        self.assertEqual(balls.nearest((1 << 53) + 3, 0), float((1 << 53) + 4))
        self.assertEqual(balls.nearest(1, -1075), 0.0)
        self.assertEqual(balls.nearest(3, -1075), 1e-323)
        self.assertEqual(balls.nearest((1 << 60) + 1, -1135), 5e-324)
        self.assertEqual(balls.nearest(1, 5000), math.inf)

    def test_high_and_low_of_an_exact_number(self):
        ctx.prec = 200
        self.assertEqual(balls.split(arb(0.1)), (0.1, 0.0))
        self.assertEqual(balls.split(arb(1) + arb(2) ** -80), (1.0, 2.0**-80))
        self.assertEqual(balls.split(arb(0)), (0.0, 0.0))

    def test_a_wide_ball_proves_nothing(self):
        ctx.prec = 200
        self.assertIsNone(balls.split(arb(1, 1e-40)))
        self.assertIsNone(balls.split(arb(0, 1e-300)))
        self.assertIsNone(balls.split(arb(1) / arb(0)))

    def test_a_ball_below_every_double_is_zero(self):
        ctx.prec = 200
        self.assertEqual(balls.split((arb(-(10**9))).exp()), (0.0, 0.0))
        self.assertEqual(balls.split((arb(-(10**9))).exp(), offset=3.7), (3.7, 0.0))

    def test_a_tiny_ball_beside_a_large_offset_keeps_its_low_part(self):
        ctx.prec = 200
        high, low = balls.split(-arb(-650).exp(), offset=1.0)
        self.assertEqual(high, 1.0)
        self.assertAlmostEqual(low / -math.exp(-650), 1, places=12)

    def test_the_square_root_of_two_by_integers(self):
        high, low = balls.prove(lambda: [arb(2).sqrt()])[0]
        digits = math.isqrt(2 << 800)
        self.assertEqual((high, low), balls.split_fraction(Fraction(digits, 1 << 400)))

    def test_what_cannot_be_proved_is_refused(self):
        with self.assertRaises(balls.NotProved):
            balls.prove(lambda: [arb(2).sqrt() ** 2 - 2], precisions=(64, 128))

    def test_text_is_the_shortest_that_reads_back(self):
        for number, text in ((0.1, "0.1"), (1e-7, "1e-07"), (-0.0, "-0.0"), (math.inf, "inf"), (5e-324, "5e-324")):
            self.assertEqual(balls.text(number), text)


class RandomTests(unittest.TestCase):
    def test_splitmix64_gives_its_published_words(self):
        random = Random(1234567)
        words = [random.bits() for _ in range(3)]
        self.assertEqual(words, [6457827717110365317, 3203168211198807973, 9817491932198370423])

    def test_decades_stay_in_their_range(self):
        random = Random(1)
        for _ in range(1000):
            self.assertTrue(1e-3 <= random.decades(-3, 2) < 1e2)


if __name__ == "__main__":
    unittest.main()
