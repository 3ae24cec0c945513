# SPDX-License-Identifier: Apache-2.0
"""Settling and conversions: published digits, scaling, what the definition says, condition by differences."""

import os
import unittest

import conversions
import settling
from balls import arb, ctx
from settling import settle
from springs import Displacement, Spring, spring_of
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")

# id of the case, digits; the source of each stands in the case's own `why`.
PUBLISHED_DURATIONS = {
    "slow-door": "60.358",
    "compositor-1e-4": "0.567083450278",
    "compositor-1e-3": "0.431407826187",
    "physics-test-critical": "0.811559160",
    "physics-test-over": "4.830844820",
    "physics-test-under": "1.014783136",
    "documented-damping-5": "2.687869",
    "documented-damping-15": "0.799866",
    "fitted-formula-under": "1.270165",
    "fitted-formula-critical": "0.923341348",
    "critical-constant-1e-2": "6.638352",
    "critical-constant-1e-3": "9.233413476",
    "critical-constant-1e-4": "11.75637122",
    "critical-constant-1e-6": "16.68842079",
    "same-target-moving": "1.271660",
    "jump-ratio-0-73": "9.908168",
    "jump-ratio-0-74": "7.896579",
    "one-second-ratio-1": "1.00000000",
    "one-second-ratio-0-7": "1.00000000",
    "one-second-ratio-0-5": "1.00000000",
    "one-second-ratio-2": "1.00000000",
    "heavy-preset": "25.549",
    "near-critical-default": "0.848737",
    "response-70-ms": "0.0975",
    "response-1-ms": "0.00146954",
    "response-1-us": "0.00000146954",
    "no-damping": "inf",
}


class SettlingTests(unittest.TestCase):
    def setUp(self):
        self.cases = {row["id"]: row for row in read_cases(CASES, "settling")}

    def test_digits_of_public_reports(self):
        for name, digits in PUBLISHED_DURATIONS.items():
            with self.subTest(case=name):
                duration = float(settling.certify(self.cases[name])[9])
                if digits == "inf":
                    self.assertEqual(duration, float("inf"))
                else:
                    last_digit = 10.0 ** -len(digits.split(".")[1])
                    self.assertLess(abs(duration - float(digits)), 1.2 * last_digit)

    def test_scaling_by_a_power_of_two_changes_nothing(self):
        plain = settling.certify(self.cases["fitted-formula-under"])[9:]
        self.assertEqual(settling.certify(self.cases["scaled-by-1024"])[9:], plain)

    def test_it_is_the_last_crossing(self):
        # A scan that knows nothing of extrema: outside just before, inside on a grid of later times.
        ctx.prec = 128
        for row in read_cases(CASES, "settling")[::5]:
            cells = settling.certify(row)
            duration, epsilon = float(cells[9]), float(row["epsilon"])
            if duration in (0.0, float("inf")):
                continue
            spring = spring_of(row)
            motion = Displacement(spring, float(row["from"]), float(row["to"]), float(row["initialVelocity"]))
            with self.subTest(case=row["id"]):
                self.assertTrue(abs(motion.at(duration * (1 - 1e-11))[0]) > epsilon)
                self.assertTrue(abs(motion.at(duration * (1 + 1e-11))[0]) < epsilon)
                for step in range(1, 200):
                    self.assertTrue(abs(motion.at(duration * (1 + step / 97))[0]) < epsilon)

    def test_never_above_epsilon_is_0_and_undamped_is_infinite(self):
        spring = Spring("response-dampingRatio", 0.5, 0.7)
        self.assertEqual(settle(spring, 3.7, 3.7, 0.0, 1e-3), (0.0, 0.0))
        self.assertEqual(settle(spring, 0.0, 1.0, 0.0, 2.0), (0.0, 0.0))
        undamped = Spring("mass-stiffness-damping", 1.0, 100.0, 0.0)
        self.assertEqual(settle(undamped, 0.0, 0.5, 1.0, 0.6), (0.0, 0.0))
        self.assertEqual(settle(undamped, 0.0, 0.5, 5.0, 0.6), (float("inf"), 0.0))

    def test_the_condition_is_what_a_change_of_epsilon_moves(self):
        for name in ("slow-door", "physics-test-under", "large-epsilon", "sttan-0026", "sttan-0070", "sttan-0118"):
            row = self.cases[name]
            condition = float(settling.certify(row)[11])
            spring, epsilon = spring_of(row), float(row["epsilon"])
            motion = [float(row[column]) for column in ("from", "to", "initialVelocity")]
            # So small a step that a turn next to epsilon stays on its side.
            step = 2.0 ** -36
            with self.subTest(case=name):
                less, more = (settle(spring, *motion, epsilon * (1 + side * step)) for side in (-1, 1))
                moved = (less[0] - more[0]) / (2 * step * float(settling.certify(row)[9]))
                self.assertAlmostEqual(moved / condition, 1, delta=2e-4)

    def test_next_to_a_turn_the_duration_is_a_root_of_the_margin_later_or_another_one(self):
        rows = [row for row in self.cases.values() if row["id"].startswith("sttan-")]
        self.assertEqual(len(rows), 120)
        for above, below in zip(rows[::2], rows[1::2]):
            margin = float(below["why"].split()[0])
            jumped, late = settling.certify(above), settling.certify(below)
            with self.subTest(case=below["id"]):
                for cells in (jumped, late):
                    self.assertAlmostEqual(float(cells[12]) / margin, 1, delta=1.1e-3)
                ctx.prec = 200
                spring = spring_of(below)
                motion = Displacement(spring, float(below["from"]), float(below["to"]), float(below["initialVelocity"]))
                first, half, duration = motion.first_turn(), motion.half_period(), float(late[9])
                if half is None:
                    turn = float(first)
                else:
                    turn = float(first + ((duration - first) / half).mid().floor() * half)
                after = (duration - turn) * float(spring.angular_frequency()) / (2 * margin) ** 0.5
                # x'' = -w0^2 x at the turn; what is left out is of the order of the time after it, times the decay.
                ratio = float(spring.decay() / spring.angular_frequency())
                self.assertAlmostEqual(after, 1, delta=(2 * ratio + 1) * margin ** 0.5)
                self.assertLess(float(jumped[9]), turn + 1e-12 * duration)

    def test_epsilon_on_a_peak_is_refused(self):
        with self.assertRaises(ValueError):
            settle(Spring("response-dampingRatio", 0.5, 0.7), 0.0, 1.0, 0.0, 1.0)
        with self.assertRaises(ValueError):
            settle(Spring("response-dampingRatio", 0.5, 0.7), 0.0, 1.0, 0.0, 0.0)


def shifted(row, field, step):
    """The property values of a case with one parameter moved by a relative step, as balls."""
    spring = spring_of(row)
    moved = {name: arb(getattr(spring, name)) for name in ("first", "second", "third") if getattr(spring, name) is not None}
    moved[field] = moved[field] * (1 + step)
    if row["parameterisation"] == "mass-stiffness-damping":
        mass, stiffness, damping = (moved[name] for name in ("first", "second", "third"))
    else:
        ratio = moved["second"]
        if row["parameterisation"] == "duration-bounce":
            ratio = 1 - ratio if spring.second >= 0 else 1 / (1 + ratio)
        mass = arb(1)
        stiffness = (2 * arb.pi() / moved["first"]) ** 2
        damping = 2 * ratio * stiffness.sqrt()
    frequency, decay = (stiffness / mass).sqrt(), damping / (2 * mass)
    ratio = decay / frequency
    bounce = 1 - ratio if ratio < 1 else 1 / ratio - 1
    response = 2 * arb.pi() / frequency
    return {
        "mass": mass, "stiffness": stiffness, "damping": damping, "response": response, "dampingRatio": ratio,
        "duration": response, "bounce": bounce, "angularFrequency": frequency, "decay": decay,
        "signedSquaredFrequency": frequency**2 - decay**2,
    }


class ConversionTests(unittest.TestCase):
    def test_values_and_conditions_by_plain_formulas_and_differences(self):
        ctx.prec = 3000
        step = arb(2) ** -1500
        for row in read_cases(CASES, "conversions"):
            spring = spring_of(row)
            lines = {line[5]: line for line in conversions.certify(row)}
            ctx.prec = 3000
            plain = shifted(row, "first", arb(0))
            fields = [name for name in ("first", "second", "third") if getattr(spring, name) is not None]
            moved = {field: (shifted(row, field, step), shifted(row, field, -step)) for field in fields}
            for name, line in lines.items():
                with self.subTest(case=row["id"], property=name):
                    stored = arb(float(line[6])) + arb(float(line[7]))
                    if conversions.is_zero(spring, name):
                        self.assertEqual(line[6:], ["0.0", "0.0", "inf"])
                        continue
                    self.assertTrue(abs(stored - plain[name]) <= abs(plain[name]) * arb(2) ** -104 + arb(5e-324))
                    condition = sum(abs((up[name] - down[name]) / (2 * step) / plain[name]) for up, down in moved.values())
                    self.assertTrue(abs(arb(float(line[8])) - condition) <= condition * 1e-15 + arb(2) ** -1000)

    def test_documented_conversions(self):
        # Apple's documentation of SwiftUI Spring, with more digits.
        rows = {row["id"]: row for row in read_cases(CASES, "conversions")}
        lines = {line[5]: float(line[6]) for line in conversions.certify(rows["documented-duration-bounce"])}
        self.assertAlmostEqual(lines["stiffness"], 157.91367041743, places=11)
        self.assertAlmostEqual(lines["damping"], 17.5929188601028, places=12)
        lines = {line[5]: float(line[6]) for line in conversions.certify(rows["documented-mass-stiffness-damping"])}
        self.assertAlmostEqual(lines["duration"], 0.628318530717959, places=15)
        self.assertEqual(lines["bounce"], 0.5)
        lines = {line[5]: float(line[6]) for line in conversions.certify(rows["ratio-five-hundred-million"])}
        self.assertEqual(lines["dampingRatio"], 5e8)


if __name__ == "__main__":
    unittest.main()
