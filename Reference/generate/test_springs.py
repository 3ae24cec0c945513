# SPDX-License-Identifier: Apache-2.0
"""Springs: the differential equation, a power series, published cases, the committed table."""

import os
import unittest
from fractions import Fraction

import springs
from balls import arb, ctx
from springs import Displacement, Spring
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")


def evaluate(parameterisation, parameters, start, target, velocity, time):
    numbers = list(parameters) + [""] * (3 - len(parameters))
    keys = ("first", "second", "third", "from", "to", "initialVelocity", "time")
    row = dict(zip(keys, map(str, numbers + [start, target, velocity, time])))
    row.update(id="test", parameterisation=parameterisation)
    return dict(zip(springs.COLUMNS, springs.certify(row)))


def mass(m, k, c, start, target, velocity, time):
    return evaluate("mass-stiffness-damping", (m, k, c), start, target, velocity, time)


def truth(row, name):
    return Fraction(float(row[name])) + Fraction(float(row[name + "Low"]))


# (mass, stiffness, damping), from, to, initial velocity, time, value; with the public report of each.
PUBLISHED_VALUES = [
    ("google-deepmind/mujoco issue 3551", (1, 1, 1e9), 1, 0, 0, 1e9, "0.367879441171442"),
    ("motiondivision/motion issue 1207", (0.5, 4, 35), 0, 1, 0, 1, "0.106700676826"),
    ("motiondivision/motion issue 1207", (0.5, 4, 35), 0, 1, 0, 10, "0.681167630164"),
    ("motiondivision/motion issue 1207", (0.5, 4, 35), 0, 1, 0, 20, "0.898512429941"),
    ("software-mansion/react-native-reanimated issue 9463", (0.3, 400, 30), 0, 100, 0, 0.05, "44.5562623117"),
    ("software-mansion/react-native-reanimated issue 9463", (0.3, 400, 30), 0, 100, 0, 0.2, "94.8187387649"),
    ("niri-wm/niri issue 1123", (1, 850, 67.0559467908), 0, 1, 0, 0.1, "0.726316515487"),
    ("hyprwm/hyprutils pull request 110", (0.6, 27, 100), 0, 1, 0, 1, "0.235713248162"),
    ("flutter/flutter issue 109675", (1, 100, 20), 0, 1, 0, 0.05, "0.090204010431"),
    ("flutter/flutter issue 109675", (1, 100, 20), 0, 1, 5, 0.1, "0.448180838243"),
    ("TokamakUI/Tokamak pull request 235", (1, 100, 10), 0, 1, 0, 0.1, "0.340299846608"),
    ("hyprwm/Hyprland pull request 15494", (1, 71.2633, 15.8273644), 0, 1, 0, 0.5, "0.946834281654"),
    ("remotion-dev/remotion issue 3771", (1, 100, 0), 0, 1, 0, 1, "1.83907152907645"),
    ("remotion-dev/remotion issue 3771", (1, 100, 0), 0, 1, 0, 1000, "1.95215536825901"),
    ("juliangarnier/anime issue 850", (1, 80, 10), 0, 1, 0, 1, "0.993029248334"),
    ("juliangarnier/anime issue 850", (1, 100, 10), 0, 1, 0, 1, "1.002170116739"),
    ("Zomato/compose-sushi pull request 101", (1e-4, 100, 10), 0, 1, 0, 0.1, "0.632120556988"),
    ("MalpenZibo/guido issue 195", (1, 100, 20), 0, 100, 0, 0.1, "26.4241117657"),
]


class PublishedValueTests(unittest.TestCase):
    def test_values_of_public_reports(self):
        for source, parameters, start, target, velocity, time, expected in PUBLISHED_VALUES:
            with self.subTest(source=source, time=time):
                last_digit = Fraction(1, 10 ** len(expected.split(".")[1]))
                value = truth(mass(*parameters, start, target, velocity, time), "value")
                self.assertLessEqual(abs(value - Fraction(expected)), last_digit)

    def test_velocity_and_duration_bounce_of_public_reports(self):
        value = mass(1, 100, 0, 0, 1, 0, 1)
        self.assertAlmostEqual(float(value["velocity"]), -5.4402111088937, places=12)
        value = evaluate("duration-bounce", (4, 0.5), 1, 5, 0.9988001159034534, 1)
        self.assertAlmostEqual(float(value["value"]), 3.91668494171, places=10)
        self.assertAlmostEqual(float(value["velocity"]), 3.07295096434, places=10)


def series(parameters, start, target, velocity, time, terms):
    """(x, x', x'') by the power series about time 0, in exact rational arithmetic."""
    m, k, c = map(Fraction, parameters)
    start, target, velocity, time = map(Fraction, (start, target, velocity, time))
    coefficients = [start - target, velocity]
    for n in range(terms):
        coefficients.append(-(c * (n + 1) * coefficients[n + 1] + k * coefficients[n]) / (m * (n + 1) * (n + 2)))
    y = sum(a * time**n for n, a in enumerate(coefficients))
    rate = sum(n * a * time ** (n - 1) for n, a in enumerate(coefficients) if n)
    acceleration = sum(n * (n - 1) * a * time ** (n - 2) for n, a in enumerate(coefficients) if n > 1)
    return target + y, rate, acceleration


class EquationTests(unittest.TestCase):
    CASES = [
        ((1, 100, 10), 0, 1, 0, 0.125),
        ((1, 100, 20), 0, 1, 5, 0.125),
        ((1, 100, 0), -1, 1, -3, 0.25),
        ((0.375, 100, 40), 3.7, -12.25, 2, 0.0625),
        ((4, 9, 12.000000000000002), 0, 1, -0.7, 0.75),
        ((4, 9, 11.999999999999998), 0, 1, -0.7, 0.75),
    ]

    def test_the_power_series_gives_the_same_numbers(self):
        for parameters, start, target, velocity, time in self.CASES:
            with self.subTest(parameters=parameters):
                row = mass(*parameters, start, target, velocity, time)
                for name, expected in zip(("value", "velocity", "acceleration"), series(parameters, start, target, velocity, time, 60)):
                    self.assertLess(abs(truth(row, name) - expected), abs(expected) / (1 << 104))

    def test_every_row_satisfies_the_differential_equation(self):
        # From stored numbers alone, so nothing of the closed form takes part.
        worst = Fraction(0)
        for case in read_cases(CASES, "springs"):
            if case["parameterisation"] != "mass-stiffness-damping":
                continue
            row = dict(zip(springs.COLUMNS, springs.certify(case)))
            m, k, c = (Fraction(float(row[name])) for name in ("first", "second", "third"))
            terms = [m * truth(row, "acceleration"), c * truth(row, "velocity"), -k * truth(row, "remaining")]
            scale = max(map(abs, terms))
            if scale > Fraction(1e-280) * k:
                worst = max(worst, abs(sum(terms)) / scale)
        self.assertLess(worst, Fraction(1, 1 << 102))

    def test_remaining_is_target_minus_value(self):
        for case in read_cases(CASES, "springs")[::7]:
            row = dict(zip(springs.COLUMNS, springs.certify(case)))
            total = truth(row, "value") + truth(row, "remaining") - Fraction(float(row["to"]))
            scale = max(abs(truth(row, "value")), abs(Fraction(float(row["to"]))), abs(truth(row, "remaining")))
            self.assertLessEqual(abs(total), scale / (1 << 104))

    def test_velocity_is_the_derivative(self):
        ctx.prec = 400
        step = arb(2) ** -90
        for parameters in ((1, 100, 10), (1, 100, 20), (1, 100, 500), (2.5, 10, 0)):
            motion = Displacement(Spring("mass-stiffness-damping", *map(float, parameters)), 0.0, 1.0, 3.0)
            time = arb(0.37)
            ahead, behind = motion.at(time + step), motion.at(time - step)
            for order in (0, 1):
                slope = (ahead[order] - behind[order]) / (2 * step)
                exact = motion.at(time)[order + 1]
                self.assertTrue(abs(slope - exact) < arb(2) ** -150)


class RegimeTests(unittest.TestCase):
    def test_the_regime_is_decided_exactly(self):
        expected = [
            (("response-dampingRatio", 0.5, 0.0), "undamped"),
            (("response-dampingRatio", 0.5, 1 - 2.0**-53), "underDamped"),
            (("response-dampingRatio", 0.5, 1.0), "criticallyDamped"),
            (("response-dampingRatio", 0.5, 1 + 2.0**-52), "overDamped"),
            (("duration-bounce", 0.5, 1.0), "undamped"),
            (("duration-bounce", 0.5, 5e-324), "underDamped"),
            (("duration-bounce", 0.5, -0.0), "criticallyDamped"),
            (("duration-bounce", 0.5, -5e-324), "overDamped"),
            (("mass-stiffness-damping", 4.0, 9.0, 12.0), "criticallyDamped"),
            (("mass-stiffness-damping", 4.0, 9.0, 11.999999999999998), "underDamped"),
            (("mass-stiffness-damping", 4.0, 9.0, 12.000000000000002), "overDamped"),
        ]
        for parameters, regime in expected:
            self.assertEqual(Spring(*parameters).regime, regime)

    def test_parameters_out_of_range_are_refused(self):
        for parameters in (
            ("response-dampingRatio", 0.0, 1.0), ("response-dampingRatio", 1.0, -0.1), ("duration-bounce", 1.0, -1.0),
            ("duration-bounce", 1.0, 1.1), ("mass-stiffness-damping", 0.0, 1.0, 1.0), ("nothing", 1.0, 1.0),
            ("response-dampingRatio", float("nan"), 1.0),
        ):
            with self.assertRaises(ValueError):
                Spring(*parameters)


if __name__ == "__main__":
    unittest.main()
