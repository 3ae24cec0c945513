# SPDX-License-Identifier: Apache-2.0
"""Curve queries: what the definitions say, mirror images, and a scan that knows nothing of turns."""

import os
import unittest
from fractions import Fraction

import curve_queries
from tables import read_cases
from unit_curves import bezier, circular, exact_cubic

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def answers_of(row):
    """{(query, index): number} of a case."""
    return {(line[6], line[8]): float(line[9]) for line in curve_queries.certify(row)}


def series(found, query):
    return [number for (name, index), number in found.items() if name == query]


class CurveQueryTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "curve-queries")
        self.cases = {row["id"]: row for row in self.rows}

    def test_answers_that_follow_from_the_definition(self):
        for name, query, numbers in [
            ("ease-out-start", "progress", [0.0]), ("ease-in-end", "progress", [1.0]), ("ease-in-above", "progress", []),
            ("ease-in-out-half", "progress", [0.5]), ("vertical-middle", "progress", [0.5]), ("flat-middle", "progress", [0.5]),
            ("turns-close-together", "extremumCount", [2.0]), ("nearly-turning", "extremumCount", [0.0]),
            ("circular-in-half", "progress", [0.75**0.5]), ("circular-in-out-half", "progress", [0.5]),
            ("circular-never", "progressCount", [0.0]), ("back-both-ways-start", "progressCount", [2.0]),
            ("inner-winding", "progressCount", [3.0]), ("rational-turns", "extremumValue", [0.875, 0.84375]),
            ("touched-from-below", "progressCount", [2.0]), ("touched-from-above", "progressCount", [2.0]), ("outer-tangent", "extremumValue", [0.75 * 3**0.5]),
        ]:
            with self.subTest(case=name, query=query):
                self.assertEqual(series(answers_of(self.cases[name]), query), numbers)

    def test_the_curve_has_the_value_at_each_progress(self):
        for row in self.rows:
            value = float(row["value"])
            for progress in series(answers_of(row), "progress"):
                with self.subTest(case=row["id"], progress=progress):
                    if row["curve"] == "bezier":
                        (height, _), (slope, _) = bezier(*(float(row[name]) for name in ("x1", "y1", "x2", "y2")), progress)
                    else:
                        (height, _), (slope, _) = circular(row["curve"], progress)
                    if abs(slope) < 1e12:
                        self.assertAlmostEqual(height, value, delta=3e-16 * (1 + abs(height) + abs(slope) * progress))

    def test_a_mirror_image_turns_at_mirrored_places(self):
        for row in self.rows:
            if row["curve"] != "bezier":
                continue
            x1, y1, x2, y2, value = (float(row[name]) for name in ("x1", "y1", "x2", "y2", "value"))
            mirrored = [float(1 - Fraction(number)) for number in (x2, y2, x1, y1, value)]
            if any(1 - Fraction(new) != Fraction(old) for new, old in zip(mirrored, (x2, y2, x1, y1, value))):
                continue
            names = ("x1", "y1", "x2", "y2", "value")
            other = answers_of(dict(row, **dict(zip(names, map(repr, mirrored)))))
            found = answers_of(row)
            with self.subTest(case=row["id"]):
                for query in ("extremumProgress", "extremumValue", "progress"):
                    reflected = [1 - number for number in reversed(series(other, query))]
                    self.assertEqual(len(reflected), len(series(found, query)))
                    for one, two in zip(series(found, query), reflected):
                        self.assertAlmostEqual(one, two, delta=4e-16 * max(1, abs(one)))

    def test_a_scan_over_the_parameter_sees_as_many_turns_and_passes(self):
        steps = 2000
        for row in self.rows:
            if row["curve"] != "bezier":
                continue
            tall = exact_cubic(float(row["y1"]), float(row["y2"]))
            heights = [float(tall.value(Fraction(step, steps))) for step in range(steps + 1)]
            found, value = answers_of(row), float(row["value"])
            with self.subTest(case=row["id"]):
                rises = [later > before for before, later in zip(heights, heights[1:])]
                self.assertLessEqual(sum(a != b for a, b in zip(rises, rises[1:])), found["extremumCount", ""])
                passes = sum((a - value) * (b - value) < 0 for a, b in zip(heights, heights[1:]))
                passes += sum(height == value for height in heights)
                # A scan that steps on a turn sees both of its sides.
                self.assertEqual(found["progressCount", ""], passes)
                self.assertLessEqual(max(heights), found["maximum", ""])
                self.assertGreaterEqual(min(heights), found["minimum", ""])
                self.assertAlmostEqual(max(heights), found["maximum", ""], delta=1e-5 * max(map(abs, heights)))
                self.assertAlmostEqual(min(heights), found["minimum", ""], delta=1e-5 * max(map(abs, heights)))

    def test_what_no_case_may_ask_is_refused(self):
        for changes in ({"x1": "1.5"}, {"curve": "spiral"}):
            with self.assertRaises(ValueError):
                curve_queries.certify(dict(self.cases["equal-heights"], **changes))


if __name__ == "__main__":
    unittest.main()
