# SPDX-License-Identifier: Apache-2.0
"""Clamped springs: what holds by definition, and a scan over time that holds the motion step by step."""

import math
import os
import unittest

import clamped
from balls import ctx
from springs import Displacement, spring_of
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def answers_of(row):
    """{query: number} of a case."""
    return {line[10]: float(line[12]) for line in clamped.certify(row)}


class ClampedTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "clamped-springs")
        self.cases = {row["id"]: row for row in self.rows}

    def test_answers_that_follow_from_the_definition(self):
        for name, query, number in [
            ("at-its-end-pushed-out", "value", 0.0), ("at-its-end-pushed-out", "velocity", 0.0),
            ("at-its-target-pushed", "arrivalTime", 0.0), ("at-its-target-pushed", "settlingDuration", 0.0),
            ("bouncy-at-target", "acceleration", 0.0), ("smooth-at-target", "arrivalTime", math.inf),
            ("undamped-in-range", "settlingDuration", math.inf), ("undamped-within-epsilon", "settlingDuration", 0.0),
            ("undamped-at-target", "arrivalTime", 0.25), ("target-above-range-held", "value", 0.5),
            ("start-below-range", "value", 0.2), ("start-below-range", "velocity", 0.0),
            ("range-out-of-reach", "touchTime", math.inf), ("range-of-one-value", "settlingDuration", 0.0),
            ("starts-within-epsilon", "settlingDuration", 0.0),
            ("starts-within-epsilon-pushed-through", "settlingDuration", 0.0),
            ("pushed-through-at-target", "arrivalTime", 0.1),
        ]:
            with self.subTest(case=name, query=query):
                self.assertEqual(answers_of(self.cases[name])[query], number)

    def test_a_time_or_a_value_next_to_the_limit_is_refused(self):
        late = dict(self.cases["undamped-at-target"], time="0.25")
        with self.assertRaises(ValueError):
            clamped.certify(late)
        open_range = dict(self.cases["undamped-in-range"], upper="")
        with self.assertRaises(ValueError):
            clamped.certify(open_range)

    def test_a_scan_over_time_holds_the_motion_alike(self):
        for row in self.rows[::3]:
            spring = spring_of(row)
            if not float(spring.decay() / spring.angular_frequency()) < 30:
                continue
            with self.subTest(case=row["id"]):
                self.scan(row, spring, answers_of(row))

    def scan(self, row, spring, found):
        ctx.prec = 96
        start, target, velocity, epsilon = (float(row[name]) for name in ("from", "to", "initialVelocity", "epsilon"))
        motion = Displacement(spring, start, target, velocity)
        frequency, decay = float(spring.angular_frequency()), float(spring.decay())
        slow = decay if spring.regime != "overDamped" else 1 / float(2 * spring.decay() / spring.squared_frequency())
        end = found["settlingDuration"]
        end = 3 * 6.3 / frequency if end in (0.0, math.inf) else 1.3 * end + 1 / max(slow, frequency)
        size = max(abs(start - target), abs(velocity) / frequency)
        limits = [float(row[name]) for name in ("lower", "upper") if row[name]]
        final = min(max(target, limits[0]), limits[1]) if limits else target
        last, touched, before, arrived = 0.0, None, start, start == target
        steps = 2500
        for step in range(1, steps + 1):
            # Denser at the start, where an over-damped spring is fast.
            time = end * (step / steps) ** 2
            x = target + float(motion.at(time)[0])
            levels = limits or [target]
            if touched is None and any((before - level) * (x - level) < 0 for level in levels):
                touched = time
            if not limits and (start - target) * (x - target) < 0:
                arrived = True
            held = min(max(x, limits[0]), limits[1]) if limits else target if arrived else x
            if abs(held - final) > epsilon + 1e-12 * size:
                last = time
            before = x
        if found["settlingDuration"] != math.inf:
            self.assertAlmostEqual(last, found["settlingDuration"], delta=2 * end * (2 / steps))
        exact = found.get("touchTime", found.get("arrivalTime"))
        if touched is not None and not (not limits and start == target):
            self.assertAlmostEqual(touched, exact, delta=2 * end * (2 / steps))
        elif exact not in (0.0, math.inf):
            # Too short for the scan, or after it.
            self.assertTrue(exact >= end * 0.99 or exact < end * (30 / steps) ** 2, exact)


if __name__ == "__main__":
    unittest.main()
