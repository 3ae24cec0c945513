# SPDX-License-Identifier: Apache-2.0
"""Design: the springs do what they were made for, by the other generators' answers, and have the published digits."""

import os
import unittest

import design
from balls import arb, ctx
from queries import crossings, overshoot
from settling import Settling
from springs import Displacement
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def spring_of(row):
    """The spring of a certified case, whose response and damping ratio are known to 32 digits."""
    found = {line[6]: arb(float(line[7])) + arb(float(line[8])) for line in design.certify(row)}
    ctx.prec = 256
    return found["response"], found["dampingRatio"]


class Motion:
    """The move from 0 to 1 by omega0 = 1, with its times in seconds."""

    def __init__(self, response, ratio):
        self.unit = 2 * arb.pi() / response
        self.spring = design.UnitSpring(ratio)
        self.motion = Displacement(self.spring, 0.0, 1.0, 0.0)

    def settling(self, epsilon):
        return float(Settling(self.spring, 0.0, 1.0, 0.0, epsilon).solve() / self.unit)

    def first(self, share):
        times, _, _ = crossings(self.motion, arb(share) - 1)
        return float(times[0] / self.unit)


class DesignTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "design")
        self.cases = {row["id"]: row for row in self.rows}

    def test_published_digits(self):
        for name, digit, number in [
            ("one-second-ratio-1", 9, 0.680483477), ("one-second-ratio-0-7", 9, 0.610689471),
            ("one-second-ratio-0-5", 9, 0.494674656), ("one-second-ratio-2", 9, 0.241121709),
            ("near-distance", 6, 0.845636), ("far-distance", 6, 0.628402), ("bouncy-by-its-peak", 14, 0.5),
        ]:
            with self.subTest(case=name):
                self.assertAlmostEqual(float(spring_of(self.cases[name])[0]), number, places=digit)
        self.assertAlmostEqual(float(spring_of(self.cases["just-fast-enough"])[1]), (60 / 50 + 50 / 60) / 2, places=15)
        self.assertEqual(float(spring_of(self.cases["slow-enough-for-critical"])[1]), 1)

    def test_each_spring_meets_its_goal(self):
        for row in self.rows:
            response, ratio = spring_of(row)
            motion = Motion(response, ratio)
            first, second, third, fourth = (float(row[name]) if row[name] else None for name in ("first", "second", "third", "fourth"))
            near = lambda found, wanted: self.assertAlmostEqual(float(found) / float(wanted), 1, delta=1e-14)
            with self.subTest(case=row["id"]):
                if row["goal"] == "overshoot-peakTime":
                    # What next to critical damping 32 digits of the damping ratio leave.
                    if first > 1e-20 and first < 1:
                        near(overshoot(motion.motion), first)
                    near(motion.motion.half_period() / motion.unit, second)
                elif row["goal"] == "settlingDuration-overshoot":
                    near(motion.settling(third), first)
                    if second > 1e-20:
                        near(overshoot(motion.motion), second)
                elif row["goal"] == "settlingDuration-dampingRatio":
                    near(motion.settling(third), first)
                    self.assertEqual(float(ratio), second)
                elif row["goal"] == "distance-settlingDuration":
                    near(motion.settling(arb(fourth) / abs(arb(first))), second)
                elif row["goal"] == "response-settlingDuration":
                    near(motion.settling(third), second)
                    self.assertFalse(overshoot(motion.motion) > third)
                elif row["goal"] == "two-points":
                    near(motion.first(first), second)
                    near(motion.first(third), fourth)
                else:
                    # With a little less damping the push overshoots, with a little more it does not.
                    speed = arb(second) / arb(third) / motion.unit
                    for factor, beyond in ((1 - 1e-9, True), (1 + 1e-9, False)):
                        pushed = Displacement(design.UnitSpring(ratio * factor), 0.0, 1.0, speed)
                        self.assertEqual(bool(overshoot(pushed) > 0), beyond)

    def test_the_condition_of_a_settling_time_by_the_damping_ratio(self):
        for ratio in (0.4, 0.95, 1.0, 1.7):
            ctx.prec = 256
            length, _, by_ratio = design.settling_length(arb(ratio), arb(0.001))
            more, less = (design.settling_length(arb(ratio) * (1 + side * arb(2) ** -30), arb(0.001))[0] for side in (1, -1))
            moved = abs((more - less) / length) * 2**29
            with self.subTest(ratio=ratio):
                self.assertAlmostEqual(float(by_ratio / moved), 1, delta=1e-6)

    def test_goals_that_nothing_meets_are_refused(self):
        for changes in ({"goal": "wish"}, {"fourth": "1.0"}, {"second": ""}, {"second": "0.3"}):
            with self.assertRaises(ValueError):
                design.certify(dict(self.cases["shortest-but-one"], **changes))


if __name__ == "__main__":
    unittest.main()
