# SPDX-License-Identifier: Apache-2.0
"""Queries: published digits, and a scan over time that knows nothing of the closed form's turns."""

import math
import os
import unittest

import queries
from springs import Displacement, spring_of
from balls import ctx
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")

# case, query, index, digits, how near; the source of each stands in the case's own `why`.
PUBLISHED = [
    ("first-target-crossing", "crossingTime", "0", 0.24183991523, 1e-11),
    ("no-thresholds", "peakSpeed", "", 5.4629, 5e-5),
    ("near-critical-default", "overshoot", "", 0.0002119, 5e-8),
    ("clamped-push", "extremumTime", "0", 0.12, 1e-15),
    ("clamped-push", "overshoot", "", 4.95750e-4, 5e-10),
    ("same-ends-moving", "extremumValue", "0", 6.46293015874, 5e-12),
    ("same-ends-moving", "extremumTime", "0", 0.120919958, 5e-10),
    ("same-ends-moving-stiff", "extremumValue", "0", 3.31352116266, 5e-12),
    ("same-target-pushed", "extremumValue", "0", 0.273146508, 5e-10),
    ("retargeted", "extremumValue", "0", 35.3224356804, 5e-11),
    ("retargeted", "extremumTime", "0", 0.05819767, 5e-9),
    ("limiting-velocity-below", "overshoot", "", 0.0, 0.0),
    ("limiting-velocity-over-below", "overshoot", "", 0.0, 0.0),
    ("undamped-out-of-reach", "crossingCount", "", 0.0, 0.0),
    ("undamped", "crossingCount", "", math.inf, 0.0),
]


def answers_of(row):
    """{(query, index): number} of a case."""
    return {(line[8], line[10]): float(line[11]) for line in queries.certify(row)}


class QueryTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "spring-queries")
        self.cases = {row["id"]: row for row in self.rows}

    def test_digits_of_public_reports(self):
        for name, query, index, digits, near in PUBLISHED:
            with self.subTest(case=name, query=query):
                found = answers_of(self.cases[name])[query, index]
                self.assertTrue(found == digits or abs(found - digits) <= near, found)

    def test_just_fast_enough_overshoots(self):
        for name in ("limiting-velocity-above", "limiting-velocity-over-above"):
            self.assertGreater(answers_of(self.cases[name])["overshoot", ""], 0)

    def test_a_scan_over_time_finds_the_same(self):
        for row in self.rows[:: 3]:
            spring = spring_of(row)
            if not 0.01 < float(spring.decay() / spring.angular_frequency()) < 30:
                continue
            with self.subTest(case=row["id"]):
                self.scan(row, spring)

    def scan(self, row, spring):
        found = answers_of(row)
        ctx.prec = 96
        start, target, velocity = (float(row[name]) for name in ("from", "to", "initialVelocity"))
        level = float(row["level"])
        motion = Displacement(spring, start, target, velocity)
        frequency = float(spring.angular_frequency())
        slow = frequency if spring.regime == "underDamped" else 1 / float(spring.decay() / spring.squared_frequency())
        steps = 3000
        # Geometric at first, since an over-damped spring has a fast mode, then even.
        times = [10 / slow * (1e-4 * 1.007 ** n if n < 1300 else (n - 1300) / 1700) for n in range(steps)]
        times = sorted({0.0} | {time for time in times if time <= 10 / slow})
        states = [[float(part) for part in motion.at(time)] for time in times]
        scale = max(abs(target - start), abs(velocity) / frequency)

        speeds, pulls = [abs(state[1]) for state in states], [abs(state[2]) for state in states]
        for name, seen in (("peakSpeed", max(speeds)), ("peakAcceleration", max(pulls))):
            self.assertLessEqual(seen, found[name, ""] * (1 + 1e-12))
            self.assertGreaterEqual(seen, found[name, ""] * 0.99)

        turning = [later for before, later, old, new in zip(times, times[1:], states, states[1:]) if old[1] * new[1] < 0 and abs(old[0]) > 1e-12 * scale]
        stored = [found["extremumTime", str(index)] for index in range(queries.FIRST) if ("extremumTime", str(index)) in found]
        for seen, exact in zip(turning, stored):
            self.assertAlmostEqual(seen / exact, 1, delta=0.05)

        if start != target:
            side = math.copysign(1, target - start)
            beyond = max(0.0, max(side * state[0] for state in states))
            self.assertLessEqual(beyond, found["overshootAbsolute", ""] + 1e-12 * scale)
            self.assertGreaterEqual(beyond, found["overshootAbsolute", ""] * 0.99 - 1e-12 * scale)

        heights = [target + state[0] - level for state in states]
        crossing = [later for before, later, old, new in zip(times, times[1:], heights, heights[1:]) if old * new < 0 and abs(old) > 1e-11 * scale]
        stored = [found["crossingTime", str(index)] for index in range(queries.FIRST) if ("crossingTime", str(index)) in found]
        for seen, exact in zip(crossing, stored):
            self.assertAlmostEqual(seen / exact, 1, delta=0.05)
        if found["crossingCount", ""] < len(crossing):
            self.fail("the scan sees {} crossings".format(len(crossing)))


if __name__ == "__main__":
    unittest.main()
