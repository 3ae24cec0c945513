# SPDX-License-Identifier: Apache-2.0
"""Spring curves: they end where they say, and are the springs of the other tables with another clock."""

import os
import unittest

import spring_curves
from balls import arb, ctx
from springs import Displacement, spring_of
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def answers_of(row):
    """{query: (high, low)} of a case."""
    return {line[8]: (float(line[10]), float(line[11])) for line in spring_curves.certify(row)}


class SpringCurveTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "spring-curves")
        self.cases = {row["id"]: row for row in self.rows}

    def test_published_digits_of_the_presets(self):
        found = answers_of(self.cases["bouncy-at-1"])
        self.assertAlmostEqual(found["duration"][0], 0.818747, places=6)
        self.assertEqual(found["endResidual"], (0.001, 0.0))
        self.assertAlmostEqual(found["value"][0], 0.999, places=15)
        self.assertAlmostEqual(answers_of(self.cases["smooth-at-1"])["duration"][0], 9.233413476 / (4 * 3.141592653589793), places=9)

    def test_a_clock_of_plain_doubles_gives_the_same_to_its_own_digits(self):
        ctx.prec = 256
        for row in self.rows:
            found = answers_of(row)
            motion = Displacement(spring_of(row), 0.0, 1.0, float(row["initialVelocity"]))
            span = arb(found["duration"][0]) + arb(found["duration"][1])
            time = span * float(row["progress"])
            step = span * arb(2) ** -40
            with self.subTest(case=row["id"]):
                y, rate, pull = motion.at(time)
                size = 1 + abs(rate) * time
                value = arb(found["value"][0]) + arb(found["value"][1])
                self.assertTrue(abs(value - 1 - y) < size * arb(2) ** -98)
                end = arb(found["endResidual"][0]) + arb(found["endResidual"][1])
                self.assertTrue(abs(end + motion.at(span)[0]) < (1 + abs(motion.at(span)[1]) * span) * arb(2) ** -98)
                if span == 0:
                    self.assertEqual((found["velocity"], found["acceleration"]), ((0.0, 0.0), (0.0, 0.0)))
                    continue
                # Differences by progress; two-sided at progress 0 and 1 as well, as the motion has no end there.
                later, earlier = motion.at(time + step), motion.at(time - step)
                slope = (later[0] - earlier[0]) / (2 * step) * span
                bend = (later[1] - earlier[1]) / (2 * step) * span * span
                rates = abs(motion.fast if motion.regime in ("criticallyDamped", "overDamped") else motion.squared.sqrt()) * span
                self.assertTrue(abs(slope - found["velocity"][0]) < (abs(slope) + rates) * rates * rates * 1e-15)
                self.assertTrue(abs(bend - found["acceleration"][0]) < (abs(bend) + rates * rates) * rates * rates * 1e-15)

    def test_what_is_given_twice_or_not_at_all_is_refused(self):
        for changes in ({"epsilon": ""}, {"duration": "1.0"}, {"progress": "1.5"}, {"epsilon": "0.0"}):
            with self.assertRaises(ValueError):
                spring_curves.certify(dict(self.cases["bouncy-half"], **changes))
        with self.assertRaises(ValueError):
            spring_curves.certify(dict(self.cases["undamped-two-swings"], epsilon="0.001", duration=""))


if __name__ == "__main__":
    unittest.main()
