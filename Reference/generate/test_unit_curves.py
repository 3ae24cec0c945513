# SPDX-License-Identifier: Apache-2.0
"""Unit curves: published cases, limits, symmetry, and the derivative by differences."""

import math
import unittest
from fractions import Fraction

from unit_curves import bezier, circular


def total(pair):
    return Fraction(pair[0]) + Fraction(pair[1])


# handles, progress, value; with the public report of each.
PUBLISHED_VALUES = [
    ("arian/cubic-bezier issue 1", (0, 0, 0.58, 1), 0.8963999999999942, "0.981788298060641"),
    ("react/react-native pull request 6207", (0, 0, 0.58, 1), 0.8955499999996391, "0.981503242386827"),
    ("gre/bezier-easing issue 1", (1, 0, 0, 1), 0.25, "0.0297246055119"),
    ("gre/bezier-easing issue 1", (1, 0, 0, 1), 0.499, "0.406005921258"),
    ("gre/bezier-easing issue 1", (1, 0, 0, 1), 0.49999, "0.479646867876"),
    ("gre/bezier-easing issue 1", (1, 0, 0, 1), 0.5, "0.5"),
    ("gre/bezier-easing issue 1", (1, 0, 0, 1), 0.501, "0.593994078742"),
    ("BabylonJS/Babylon.js issue 2628", (0, 0, 0, 1), 0.001, "0.028"),
    ("BabylonJS/Babylon.js issue 2628", (0, 0, 0, 1), 0.5, "0.88988157484231"),
    ("slint-ui/slint pull request 12828", (0.25, 0.1, 0.25, 1), 0.1, "0.094796305716"),
    ("slint-ui/slint pull request 12828", (0.25, 0.1, 0.25, 1), 0.25, "0.408510591355"),
    ("slint-ui/slint pull request 12828", (0.25, 0.1, 0.25, 1), 0.75, "0.960458978349"),
    ("slint-ui/slint pull request 12828", (0.25, 0.1, 0.25, 1), 0.9, "0.994316477485"),
    ("itsakeyfut/avio pull request 955", (0.25, 0.1, 0.25, 1), 0.5, "0.802403387584857"),
]


class BezierTests(unittest.TestCase):
    def test_values_of_public_reports(self):
        for source, handles, progress, expected in PUBLISHED_VALUES:
            with self.subTest(source=source, progress=progress):
                last_digit = Fraction(1, 10 ** len(expected.split(".")[1]))
                value, _ = bezier(*map(float, handles), progress)
                self.assertLessEqual(abs(total(value) - Fraction(expected)), last_digit)

    def test_slopes_at_the_ends_fall_through_to_the_next_point(self):
        expected = [
            ((0, 0, 0.58, 1), 0, 1 / 0.58),
            ((0.42, 0, 1, 1), 1, 1 / 0.58),
            ((0.42, 0, 0.58, 1), 0, 0.0),
            ((0.42, 0, 0.58, 1), 1, 0.0),
            ((0.25, 0.1, 0.25, 1), 0, 0.4),
            ((0.25, 0.1, 0.25, 1), 1, 0.0),
            ((0, 0, 0, 1), 0, math.inf),
            ((0, 0.4, 0, 0), 0, math.inf),
            ((0, -0.4, 0, 0), 0, -math.inf),
            ((0.5, 0, 1, 2), 1, -math.inf),
            ((0, 0, 0, 0), 0, 1.0),
            ((1, 1, 1, 1), 1, 1.0),
            ((1, 0, 0, 1), 0.5, math.inf),
            ((1, 1, 0, 0), 0.5, 1.0),
        ]
        for handles, progress, slope in expected:
            with self.subTest(handles=handles, progress=progress):
                self.assertAlmostEqual(bezier(*map(float, handles), float(progress))[1][0], slope, places=14)

    def test_a_cusp_with_two_slopes_is_refused(self):
        with self.assertRaises(ValueError):
            bezier(1.0, 1.5, 0.0, 0.5, 0.5)

    def test_a_curve_turned_by_half_a_turn_gives_the_mirrored_value(self):
        for handles in ((0.25, 0.125, 0.5, 1.0), (0.875, -2.0, 0.125, 1.5), (1.0, 0.0, 0.0, 1.0)):
            x1, y1, x2, y2 = handles
            for progress in (0.25, 0.375, 0.4375):
                value, slope = bezier(*handles, progress)
                mirrored, mirrored_slope = bezier(1 - x2, 1 - y2, 1 - x1, 1 - y1, 1 - progress)
                self.assertLess(abs(total(value) + total(mirrored) - 1), Fraction(1, 1 << 104))
                self.assertLess(abs(total(slope) - total(mirrored_slope)), abs(total(slope)) / (1 << 104))

    def test_the_stored_parameter_leads_back_to_the_progress(self):
        # The square (or cube) root form is another route where x is a plain power of the parameter.
        progress = 0.3
        value, slope = bezier(0.0, 0.0, 0.0, 1.0, progress)  # x = s^3, y = 3 s^2 - 2 s^3
        digits = 400
        cube = Fraction(progress) * (1 << (3 * digits))
        root = integer_cube_root(int(cube))
        s = Fraction(root, 1 << digits)
        self.assertLess(abs(total(value) - (3 * s * s - 2 * s**3)), Fraction(1, 1 << 104))
        self.assertLess(abs(total(slope) - (2 / s - 2)), Fraction(1, 1 << 100))

    def test_values_rise_with_progress_and_the_slope_is_their_derivative(self):
        handles = (0.42, 0.0, 0.58, 1.0)
        step = 2.0**-30
        behind, ahead = bezier(*handles, 0.3 - step)[0], bezier(*handles, 0.3 + step)[0]
        run = Fraction(0.3 + step) - Fraction(0.3 - step)
        difference = (total(ahead) - total(behind)) / run
        self.assertAlmostEqual(float(difference), bezier(*handles, 0.3)[1][0], places=14)

    def test_out_of_range_is_refused(self):
        for handles, progress in (((1.2, 0, 0, 1), 0.5), ((0.5, 0, -0.1, 1), 0.5), ((0.5, 0, 0.5, 1), 1.5), ((math.nan, 0, 0.5, 1), 0.5)):
            with self.assertRaises(ValueError):
                bezier(*map(float, handles), progress)


def integer_cube_root(number):
    low, high = 0, 1 << (number.bit_length() // 3 + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if middle**3 <= number:
            low = middle
        else:
            high = middle
    return low


class CircularTests(unittest.TestCase):
    def test_value_and_slope_lie_on_the_circle(self):
        for progress in (2.0**-40, 0.1, 0.25, 0.4999, 0.5, 0.7, 1 - 2.0**-40):
            p = Fraction(progress)
            value, slope = circular("circularEaseIn", progress)
            self.assertLess(abs(p * p + (1 - total(value)) ** 2 - 1), Fraction(1, 1 << 100))
            self.assertLess(abs(total(slope) * (1 - total(value)) - p), Fraction(1, 1 << 70))
            value, slope = circular("circularEaseOut", progress)
            self.assertLess(abs((1 - p) ** 2 + total(value) ** 2 - 1), Fraction(1, 1 << 100))
            self.assertLess(abs(total(slope) * total(value) - (1 - p)), Fraction(1, 1 << 70))
            value, _ = circular("circularEaseInOut", progress)
            near, height = (p, total(value)) if progress < 0.5 else (1 - p, 1 - total(value))
            self.assertLess(abs(4 * near * near + (1 - 2 * height) ** 2 - 1), Fraction(1, 1 << 100))

    def test_ends(self):
        self.assertEqual(circular("circularEaseIn", 0.0), ((0.0, 0.0), (0.0, 0.0)))
        self.assertEqual(circular("circularEaseIn", 1.0), ((1.0, 0.0), (math.inf, 0.0)))
        self.assertEqual(circular("circularEaseOut", 0.0), ((0.0, 0.0), (math.inf, 0.0)))
        self.assertEqual(circular("circularEaseOut", 1.0), ((1.0, 0.0), (0.0, 0.0)))
        self.assertEqual(circular("circularEaseInOut", 0.5), ((0.5, 0.0), (math.inf, 0.0)))


if __name__ == "__main__":
    unittest.main()
