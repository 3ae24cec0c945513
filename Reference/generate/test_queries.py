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
    ("no-thresholds", "peakVelocity", "", 5.4629, 5e-5),
    ("near-critical-default", "overshoot", "", 0.0002119, 5e-8),
    ("clamped-push", "extremumTime", "0", 0.12, 1e-15),
    ("clamped-push", "overshoot", "", 4.95750e-4, 5e-10),
    ("same-ends-moving", "extremumValue", "0", 6.46293015874, 5e-12),
    ("same-ends-moving", "extremumTime", "0", 0.120919958, 5e-10),
    ("same-ends-moving-stiff", "extremumValue", "0", 3.31352116266, 5e-12),
    ("same-target-pushed", "extremumValue", "0", 0.273146508, 5e-10),
    ("retargeted", "extremumValue", "0", 35.3224356804, 5e-11),
    ("retargeted", "extremumTime", "0", 0.05819767, 5e-9),
    ("first-target-crossing", "timeToReach", "", 0.24183991523, 1e-11),
    ("critical-half-way", "timeToReach", "", 0.16783469900, 1e-11),
    ("critical-nine-tenths", "timeToReach", "", 0.38897201699, 1e-11),
    ("never-at-its-target", "timeToReach", "", math.inf, 0.0),
    ("physics-test-envelope", "envelopeDuration", "", 1.20629718019, 6e-12),
    ("documented-envelope-5", "envelopeDuration", "", 2.776010, 6e-7),
    ("documented-envelope-15", "envelopeDuration", "", 0.976145, 1e-6),
    ("clamped-push", "peakVelocity", "", 18000.0, 0.0),
    ("clamped-push", "peakAcceleration", "", 300 * 2500.0 - 100 * 18000.0, 0.0),
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
            self.assertEqual(answers_of(self.cases[name])["overshoots", ""], 1)

    def test_the_limiting_velocity_parts_those_that_overshoot_from_those_that_do_not(self):
        for row in self.rows:
            found = answers_of(row)
            with self.subTest(case=row["id"]):
                limit = found["limitingVelocity", ""]
                start, target, velocity = (float(row[name]) for name in ("from", "to", "initialVelocity"))
                self.assertEqual(limit == -math.inf, spring_of(row).regime in ("undamped", "underDamped"))
                if start == target:
                    self.assertEqual(found["overshoots", ""], float(velocity != 0))
                    continue
                # Next to critical damping it goes beyond by less than the least double.
                if found["overshoot", ""] > 0 or not 0.999 < float(spring_of(row).damping_ratio()) < 1:
                    self.assertEqual(found["overshoots", ""] > 0, found["overshoot", ""] > 0)
                if abs(abs(velocity) - limit) > 1e-9 * abs(limit):
                    self.assertEqual(found["overshoots", ""] > 0, math.copysign(1, target - start) * velocity > limit)

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
        for name, course, order in (("peakVelocity", speeds, 1), ("peakAcceleration", pulls, 2)):
            seen = max(course)
            self.assertLessEqual(seen, abs(found[name, ""]) * (1 + 1e-12))
            self.assertGreaterEqual(seen, abs(found[name, ""]) * 0.99)
            # The sign is that of the first place on the grid that comes as near.
            first = next(state[order] for state in states if abs(state[order]) >= 0.99 * abs(found[name, ""]))
            self.assertGreater(first * found[name, ""], 0)

        turning = [later for before, later, old, new in zip(times, times[1:], states, states[1:]) if old[1] * new[1] < 0 and abs(old[0]) > 1e-12 * scale]
        stored = [found["extremumTime", str(index)] for index in range(queries.FIRST) if ("extremumTime", str(index)) in found]
        for seen, exact in zip(turning, stored):
            self.assertAlmostEqual(seen / exact, 1, delta=0.05)

        if start != target:
            side = math.copysign(1, target - start)
            beyond = max(0.0, max(side * state[0] for state in states))
            self.assertLessEqual(beyond, found["overshootAbsolute", ""] + 1e-12 * scale)
            self.assertGreaterEqual(beyond, found["overshootAbsolute", ""] * 0.99 - 1e-12 * scale)

        if start != target:
            way = target - start
            made = [1 + state[0] / way for state in states]
            fraction = float(row["fraction"])
            seen = next((time for time, share in zip(times, made) if share >= fraction), math.inf)
            exact = found["timeToReach", ""]
            # Next to an end of the way the grid is too coarse to see it.
            if exact == 0 or exact > times[40] and abs(fraction - 1) > 1e-3:
                self.assertTrue(seen == exact or abs(seen / exact - 1) < 0.05, (seen, exact))

        heights = [target + state[0] - level for state in states]
        crossing = [later for before, later, old, new in zip(times, times[1:], heights, heights[1:]) if old * new < 0 and abs(old) > 1e-11 * scale]
        stored = [found["crossingTime", str(index)] for index in range(queries.FIRST) if ("crossingTime", str(index)) in found]
        for seen, exact in zip(crossing, stored):
            self.assertAlmostEqual(seen / exact, 1, delta=0.05)
        if found["crossingCount", ""] < len(crossing):
            self.fail("the scan sees {} crossings".format(len(crossing)))

    def test_the_condition_is_what_a_change_of_the_level_moves(self):
        for name in ("snappy", "critical-half-way", "q-0017", "q-0036", "pushed-backward"):
            row = self.cases[name]
            lines = [line for line in queries.certify(row) if line[8] == "crossingTime"]
            spring = spring_of(row)
            ctx.prec = 200
            motion = Displacement(spring, *(float(row[column]) for column in ("from", "to", "initialVelocity")))
            for line in lines:
                time, condition = float(line[11]), float(line[13])
                y, rate, _ = motion.at(time)
                size = max(abs(float(y)), abs(float(rate / spring.angular_frequency())))
                step = 1e-9 * time
                moved = float(motion.at(time + step)[0] - motion.at(time - step)[0]) / 2 / size
                with self.subTest(case=name, index=line[10]):
                    self.assertAlmostEqual(1e-9 / abs(moved) / condition, 1, delta=1e-6)


if __name__ == "__main__":
    unittest.main()
