# SPDX-License-Identifier: Apache-2.0
"""Settling in the plane: along a line it is that of a number, and a scan over time finds the same."""

import os
import unittest

import vector_settling
from balls import arb, ctx
from settling import settle
from springs import Displacement, spring_of
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def duration_of(row):
    cells = vector_settling.certify(row)
    return float(cells[12]), float(cells[13])


class VectorSettlingTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "vector-settling")
        self.cases = {row["id"]: row for row in self.rows}

    def test_along_a_line_it_is_that_of_the_length(self):
        row = self.cases["along-a-line"]
        found = duration_of(row)
        self.assertEqual(found, settle(spring_of(row), 0.0, 5.0, 0.0, 0.005))
        self.assertAlmostEqual(found[0], 0.818747, places=6)

    def test_axes_may_change_places_and_signs(self):
        for row in self.rows[::4]:
            turned = dict(row)
            for name in ("from", "to", "velocity"):
                turned[name + "X"], turned[name + "Y"] = row[name + "Y"], repr(-float(row[name + "X"]))
            with self.subTest(case=row["id"]):
                self.assertEqual(duration_of(turned), duration_of(row))

    def test_a_scan_over_time_finds_the_same(self):
        # It knows nothing of turns: outside just before, inside on a grid of later times.
        ctx.prec = 128
        for row in self.rows:
            duration, _ = duration_of(row)
            spring = spring_of(row)
            epsilon = arb(float(row["epsilon"]))
            axes = [Displacement(spring, *(float(row[name + axis]) for name in ("from", "to", "velocity"))) for axis in "XY"]

            def length(time):
                return sum(axis.at(time)[0] ** 2 for axis in axes).sqrt()

            with self.subTest(case=row["id"]):
                if duration == float("inf"):
                    self.assertTrue(max(float(length(axes[0].half_period() * step / 37).mid()) for step in range(38)) > float(row["epsilon"]))
                    continue
                if duration > 0:
                    self.assertTrue(length(duration * (1 - 1e-11)) > epsilon)
                    self.assertTrue(length(duration * (1 + 1e-11)) < epsilon)
                rate = axes[0].decay if spring.regime == "underDamped" else axes[0].slow
                for step in range(1, 200):
                    self.assertFalse(length(duration * (1 + 1e-11) + float((step / (20 * rate)).mid())) > epsilon)

    def test_what_touches_or_is_no_distance_is_refused(self):
        for epsilon in ("0.0", "-1.0", "5.0"):
            with self.assertRaises(ValueError):
                vector_settling.certify(dict(self.cases["along-a-line"], epsilon=epsilon))


if __name__ == "__main__":
    unittest.main()
