# SPDX-License-Identifier: Apache-2.0
"""Decay: published digits, the differential equation from stored numbers, the formulas with differences."""

import math
import os
import unittest
from fractions import Fraction

import decay
from tables import read_cases

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")

# case, query, digits, how near; the source of each stands in the case's own `why`.
PUBLISHED = [
    ("through-ten", "speedTime", 17.03438638, 5e-9),
    ("through-ten", "finalValue", 10.0, 0.0),
    ("scroll-normal", "steppedScrollEnd", 499.0, 1e-9),
    ("scroll-fast", "steppedScrollEnd", 99.0, 1e-9),
    ("scroll-normal", "finalValue", 499.4998, 5e-5),
    ("scroll-fast", "finalValue", 99.4992, 5e-5),
    ("slide", "stopTime", 5.0, 0.0),
    ("slide", "finalValue", 25.0, 0.0),
    ("slide", "time", 4.0, 0.0),
]


def answers_of(row):
    """{query: truth as a fraction} of a case."""
    return {line[10]: Fraction(float(line[12])) + Fraction(float(line[13])) for line in decay.certify(row)}


class DecayTests(unittest.TestCase):
    def setUp(self):
        self.rows = read_cases(CASES, "decay")
        self.cases = {row["id"]: row for row in self.rows}
        self.answers = {row["id"]: answers_of(row) for row in self.rows}

    def of(self, model, bounded=False):
        return [row for row in self.rows if row["model"] == model and bool(row["lower"]) == bounded]

    def near(self, left, right, scale):
        self.assertLessEqual(abs(left - right), Fraction(2) ** -98 * abs(scale))

    def test_digits_of_public_reports(self):
        for name, query, digits, near in PUBLISHED:
            with self.subTest(case=name, query=query):
                self.assertLessEqual(abs(float(self.answers[name][query]) - digits), near)

    def test_there_are_rows_of_every_kind(self):
        for model, least in (("ratePerMillisecond", 50), ("timeConstant", 50), ("friction", 50), ("rubberBand", 50)):
            self.assertGreaterEqual(len(self.of(model)), least)
        self.assertGreaterEqual(len(self.of("ratePerMillisecond", True) + self.of("timeConstant", True)), 80)

    def test_stored_numbers_obey_the_equation(self):
        # x' = -(x - final) / tau, and x'' = -x' / tau, put together from the table alone.
        for row in self.of("timeConstant"):
            with self.subTest(case=row["id"]):
                found, span = self.answers[row["id"]], Fraction(float(row["parameter"]))
                scale = max(abs(found["value"]), abs(found["finalValue"]))
                self.near(found["velocity"] * span, found["finalValue"] - found["value"], scale)
                self.near(found["acceleration"] * span, -found["velocity"], found["velocity"])

    def test_times_give_back_what_they_are_of(self):
        for row in self.of("timeConstant"):
            with self.subTest(case=row["id"]):
                found, span = self.answers[row["id"]], float(row["parameter"])
                speed, threshold = abs(float(row["initialVelocity"])), float(row["threshold"])
                self.assertAlmostEqual(speed * math.exp(-float(found["speedTime"]) / span) / threshold, 1, delta=1e-12)
                rest = speed * span * math.exp(-float(found["settlingDuration"]) / span)
                self.assertAlmostEqual(rest / threshold, 1, delta=1e-12)
                way = float(Fraction(float(row["level"])) - Fraction(float(row["from"])))
                gone = -float(row["initialVelocity"]) * span * math.expm1(-float(found["time"]) / span)
                self.assertAlmostEqual(gone / way, 1, delta=1e-9)

    def test_rates_and_time_constants_belong_together(self):
        for row in self.of("ratePerMillisecond"):
            span = float(self.answers[row["id"]]["timeConstant"])
            self.assertAlmostEqual(math.log(float(row["parameter"])) * 1000 * span, -1, delta=1e-12)
        for row in self.of("timeConstant"):
            rate = float(self.answers[row["id"]]["ratePerMillisecond"])
            self.assertAlmostEqual(rate, math.exp(-0.001 / float(row["parameter"])), delta=1e-15)

    def test_friction_falls_in_a_straight_line_and_stops(self):
        for row in self.of("friction"):
            with self.subTest(case=row["id"]):
                found = self.answers[row["id"]]
                slowing, speed = Fraction(float(row["parameter"])), abs(Fraction(float(row["initialVelocity"])))
                left = max(Fraction(0), speed - slowing * Fraction(float(row["time"])))
                self.near(abs(found["velocity"]), left, speed)
                # v^2 = 2 a s for what is still to go.
                rest = abs(found["finalValue"] - found["value"])
                scale = max(abs(found["finalValue"]), abs(found["value"])) * slowing
                self.near(found["velocity"] ** 2, 2 * slowing * rest, max(scale, speed * speed))
                way = abs(Fraction(float(row["level"])) - Fraction(float(row["from"])))
                self.near(found["landingVelocity"] ** 2, 2 * slowing * way, 2 * slowing * way)
                gone = found["time"] * speed - slowing * found["time"] ** 2 / 2
                self.near(gone, way, way + speed * speed / slowing)
                to_go = found["stopTime"] - found["settlingDuration"]
                self.near(slowing * to_go ** 2 / 2, Fraction(float(row["threshold"])), speed * speed / slowing)

    def test_a_bound_is_met_where_the_decay_meets_it(self):
        for row in self.of("timeConstant", True) + self.of("ratePerMillisecond", True):
            found = self.answers[row["id"]]
            if found["hitTime"] == 0:
                continue
            with self.subTest(case=row["id"]):
                span = float(row["parameter"])
                if row["model"] == "ratePerMillisecond":
                    span = -0.001 / math.log(span)
                velocity = float(row["initialVelocity"])
                bound = float(row["upper"] if velocity > 0 else row["lower"])
                way = velocity * span * -math.expm1(-float(found["hitTime"]) / span)
                self.assertAlmostEqual(float(row["from"]) + way, bound, delta=1e-9 * max(abs(way), abs(bound)))
                left = velocity * math.exp(-float(found["hitTime"]) / span)
                self.assertAlmostEqual(left, float(found["hitVelocity"]), delta=1e-9 * abs(velocity))

    def test_the_rubber_band_and_its_inverse_are_two_readings_of_one_formula(self):
        for row in self.of("rubberBand"):
            with self.subTest(case=row["id"]):
                found = self.answers[row["id"]]
                d, c = Fraction(float(row["parameter"])), Fraction(float(row["coefficient"]))
                for offset, shown in (
                    (Fraction(float(row["level"])), found["shown"]),
                    (found["offset"], Fraction(float(row["threshold"]))),
                ):
                    stretch = abs(offset) * c / d + 1
                    self.near((1 - 1 / stretch) * d, abs(shown), d)

    def test_the_slope_of_a_rubber_band_is_what_a_step_beside_it_moves(self):
        for row in self.of("rubberBand"):
            with self.subTest(case=row["id"]):
                d, c, x = (Fraction(float(row[name])) for name in ("parameter", "coefficient", "level"))
                step = (abs(x) or d / c) / 2**60

                def shown(offset):
                    return offset * c * d / (abs(offset) * c + d)

                slope = (shown(x + step) - shown(x - step)) / (2 * step)
                self.near(slope, self.answers[row["id"]]["slope"], slope)

    def test_what_makes_no_sense_is_refused(self):
        slide = self.cases["slide"]
        for changes in ({"parameter": "0.0"}, {"level": "26.0"}, {"model": "drag"}):
            with self.assertRaises(ValueError):
                decay.certify({**slide, **changes})
        with self.assertRaises(ValueError):
            decay.certify({**self.cases["scroll-normal"], "parameter": "1.0"})
        with self.assertRaises(ValueError):
            decay.certify({**self.cases["meets-wall"], "initialVelocity": "500.0"})


if __name__ == "__main__":
    unittest.main()
