# SPDX-License-Identifier: Apache-2.0
"""Writes the seeded rows of the case files; rows written by hand stay as they are, above them.

A row is seeded if its id is one of the prefixes below, a hyphen and four digits. Everything else in a
case file belongs to people.
"""

import argparse
import csv
import io
import math
import os
import re
from fractions import Fraction

from balls import arb, ctx, split
from randomness import Random
from springs import Displacement, Spring
from tables import CASE_COLUMNS, write_text

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")

SEEDED = re.compile(r"^(rd|db|msd|near|long|tail|bz|cusp|end|ci|co|cio|cv|cvnear|st|stjump|stnear|stpush|sttan|q|qnear|dc|fr|bd|rb)-\d{4}$")

TURN = 6.283185307179586

# Damping ratios: from none through the ladder about critical to a million.
RATIOS = [
    0.0, 1e-6, 1e-3, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.73, 0.74, 0.8, 0.9, 0.95, 0.98, 0.99,
    0.999, 1.0, 1.001, 1.01, 1.05, 1.2, 1.5, 2.0, 3.0, 5.0, 12.374, 30.0, 100.0, 1e3, 1e4, 1e5, 1e6,
]
BOUNCES = [
    1.0, 0.999999, 0.999, 0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.15, 0.1, 0.05, 0.01, 1e-3,
    1e-6, 0.0, -1e-6, -1e-3, -0.01, -0.05, -0.1, -0.3, -0.5, -0.8, -0.9, -0.99, -0.9999, -0.999999,
]
ENDS = [
    (0.0, 1.0), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0), (1.0, 0.0), (3.7, -12.25), (-1.0, 1.0), (1.0, 1.0),
    (1.2345678e6, -7.6543217e6), (1.7e-6, -3.3e-6), (100.0, 0.0), (0.1, 0.3),
]
PUSHES = [0.01, 0.3, 1.0, 1.0, 3.0, 10.0, 50.0]


def steps(number, count):
    """The double `count` steps above (or below) a positive number."""
    toward = math.inf if count > 0 else -math.inf
    for _ in range(abs(count)):
        number = math.nextafter(number, toward)
    return number


def ladder_ratio(rung, side):
    """1 ± 10^-rung as the nearest double; rungs 16 to 19 are 1, 2, 3 and 5 ulps away."""
    if rung <= 15:
        return float(1 + side * Fraction(1, 10**rung))
    return steps(1.0, side * (1, 2, 3, 5)[rung - 16])


class SpringCase:
    """One spring in a chosen parameterisation, with what is needed to choose sensible times."""

    def __init__(self, random, parameterisation, ratio=None, bounce=None):
        self.parameterisation = parameterisation
        if parameterisation == "mass-stiffness-damping":
            mass = random.pick([1.0, 0.37, 2.6, random.decades(-2, 3), random.decades(-2, 3)])
            stiffness = random.pick([100.0, 170.0, random.decades(-1, 5), random.decades(-1, 5)])
            damping = 2 * ratio * math.sqrt(mass * stiffness)
            self.frequency, self.ratio = math.sqrt(stiffness / mass), ratio
            self.parameters = (mass, stiffness, damping)
        else:
            response = random.pick([0.5, 1.0, random.decades(-3, 0), random.decades(-2, 1), random.uniform(1, 20)])
            self.frequency = TURN / response
            if parameterisation == "duration-bounce":
                self.ratio = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
                self.parameters = (response, bounce)
            else:
                self.ratio = ratio
                self.parameters = (response, ratio)
        self.response = TURN / self.frequency

    def slow_rate(self):
        if self.ratio <= 1:
            return self.ratio * self.frequency
        return self.frequency / (self.ratio + math.sqrt(self.ratio * self.ratio - 1))

    def fast_rate(self):
        return self.frequency * (self.ratio + math.sqrt(max(self.ratio * self.ratio - 1, 0.0)))

    def ends(self, random, moving=60):
        if random.chance(20):
            start, target = random.uniform(-20, 20), random.uniform(-20, 20)
        else:
            start, target = random.pick(ENDS)
        velocity = 0.0
        if start == target or random.chance(moving):
            travel = abs(target - start) or 1.0
            push = random.pick(PUSHES + [random.uniform(0, 5)])
            velocity = random.sign() * push * travel * self.frequency
        return start, target, velocity

    def time(self, random):
        kind = random.below(40)
        if kind == 0:
            return 0.0
        if kind == 1:
            return 1e-9 * self.response
        if kind in (2, 3, 4):
            return random.uniform(0, 300) * self.response
        if self.ratio > 1.5 and kind < 18:
            # The fast mode, from well before it to well after it.
            return random.pick([random.uniform(0, 6), random.decades(-3, 1)]) / self.fast_rate()
        rate = self.slow_rate()
        span = min(14 / rate, 300 * self.response) if rate > 0 else 300 * self.response
        if self.ratio > 1 and rate > 0 and random.chance(50):
            span = 14 / rate
        return (random.uniform(0, 1) if random.chance(50) else random.decades(-5, 0)) * span

    def row(self, name, ends, time, why):
        first, second = self.parameters[0], self.parameters[1]
        third = repr(self.parameters[2]) if len(self.parameters) == 3 else ""
        start, target, velocity = ends
        numbers = [repr(first), repr(second), third, repr(start), repr(target), repr(velocity), repr(time)]
        return [name, self.parameterisation] + numbers + [why]


def any_spring(random, ratio):
    """A spring of about this damping ratio in a parameterisation chosen at random."""
    kind = random.pick(["response-dampingRatio", "duration-bounce", "mass-stiffness-damping"])
    if kind != "duration-bounce":
        return SpringCase(random, kind, ratio=ratio)
    return SpringCase(random, kind, bounce=1 - ratio if ratio <= 1 else 1 / ratio - 1)


def near_spring(random, kind, rung, side):
    if kind != "duration-bounce":
        return SpringCase(random, kind, ratio=ladder_ratio(rung, side))
    bounce = float("1e-{}".format(rung)) if rung <= 15 else (rung - 15) * 2.0**-53
    return SpringCase(random, kind, bounce=-side * bounce)


def springs():
    rows = []
    random = Random(0x5EED01)
    for index in range(820):
        ratio = random.pick([random.pick(RATIOS), random.uniform(0, 1.3), random.decades(-3, 6)])
        case = SpringCase(random, "response-dampingRatio", ratio=ratio)
        rows.append(case.row("rd-{:04d}".format(index + 1), case.ends(random), case.time(random), "seeded response and dampingRatio"))
    for index in range(520):
        bounce = random.pick([random.pick(BOUNCES), random.uniform(-0.95, 1)])
        case = SpringCase(random, "duration-bounce", bounce=bounce)
        rows.append(case.row("db-{:04d}".format(index + 1), case.ends(random), case.time(random), "seeded duration and bounce"))
    for index in range(620):
        ratio = random.pick([random.pick(RATIOS), random.uniform(0, 1.3), random.decades(-3, 6)])
        case = SpringCase(random, "mass-stiffness-damping", ratio=ratio)
        rows.append(case.row("msd-{:04d}".format(index + 1), case.ends(random), case.time(random), "seeded mass and stiffness and damping"))

    index = 0
    for rung in range(1, 20):
        for side in (-1, 1):
            for kind in ("response-dampingRatio", "duration-bounce", "mass-stiffness-damping"):
                case = near_spring(random, kind, rung, side)
                for reach in ((0, 2), (2, 8), (8, 40))[: 3 if rung <= 15 else 1]:
                    index += 1
                    time = random.uniform(*reach) / case.frequency
                    distance = "1e-{}".format(rung) if rung <= 15 else "{} ulp".format((1, 2, 3, 5)[rung - 16])
                    why = "about {} {} critical damping".format(distance, "below" if side < 0 else "above")
                    rows.append(case.row("near-{:04d}".format(index), case.ends(random), time, why))

    for index in range(120):
        ratio = random.pick([0.0, 0.0, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, random.decades(-6, -2)])
        case = any_spring(random, ratio)
        time = random.pick([random.uniform(0, 1e4), random.decades(2, 4), 1e4]) * case.response
        rows.append(case.row("long-{:04d}".format(index + 1), case.ends(random), time, "little damping and up to 1e4 responses"))

    for index in range(150):
        ratio = random.pick([0.01, 0.1, 0.5, 0.9, 0.999999, 1.0, 1.0000001, 1.1, 3.0, 100.0, 1e4, random.uniform(0.02, 3)])
        case = any_spring(random, ratio)
        exponent = random.pick([690.0, random.uniform(100, 690), random.uniform(680, 700), random.uniform(700, 740)])
        rows.append(case.row("tail-{:04d}".format(index + 1), case.ends(random), exponent / case.slow_rate(), "the envelope near 1e-300 or on its way there"))
    return rows


CORNERS = [(float(a), float(b), float(c), float(d)) for a in (0, 1) for b in (0, 1) for c in (0, 1) for d in (0, 1)]

NAMED_CURVES = [
    ("easeIn", (0.42, 0.0, 1.0, 1.0)), ("easeOut", (0.0, 0.0, 0.58, 1.0)), ("easeInOut", (0.42, 0.0, 0.58, 1.0)),
    ("CSS ease", (0.25, 0.1, 0.25, 1.0)), ("material standard", (0.4, 0.0, 0.2, 1.0)), ("diagonal", (0.0, 0.0, 1.0, 1.0)),
    ("back both ways", (0.68, -0.55, 0.27, 1.55)), ("back out", (0.34, 1.56, 0.64, 1.0)), ("expo in", (0.7, 0.0, 0.84, 0.0)),
    ("expo out", (0.16, 1.0, 0.3, 1.0)), ("y at a thousand", (0.3, 1000.0, 0.7, -1000.0)), ("y far below", (0.1, -1000.0, 0.9, 0.5)),
    ("vertical in the middle", (1.0, 0.0, 0.0, 1.0)), ("flat in the middle", (0.0, 1.0, 1.0, 0.0)), ("tiny first handle", (1e-12, 0.3, 0.6, 1.0)),
    ("tiny last handle", (0.4, 0.0, 0.999999999999, 0.8)), ("vertical ends", (0.0, 0.4, 1.0, 0.6)), ("slope 1e9 at the start", (1e-9, 1.0, 0.5, 1.0)),
    ("slope 1e9 at the end", (0.5, 0.0, 0.999999999, 0.0)),
]
EDGES = [
    0.0, 5e-324, 1e-310, 1e-300, 1e-160, 1e-20, 2.0**-53, 2.0**-52, 1e-12, 1e-6, 1e-3,
    1 - 1e-6, 1 - 1e-12, 1 - 2.0**-51, 1 - 2.0**-52, 1 - 2.0**-53, 1.0,
]
MIDDLES = [
    0.499, 0.49999, 0.4999999, 0.499999999999, steps(0.5, -1), 0.5, steps(0.5, 1), 0.500000001, 0.501,
]


def unit_curves():
    rows = []
    random = Random(0x5EED02)

    def add(prefix, counter, curve, handles, progress, why):
        cells = ["{}-{:04d}".format(prefix, counter), curve]
        rows.append(cells + [repr(h) for h in handles] + [""] * (4 - len(handles)) + [repr(progress), why])

    index = 0
    for name, handles in NAMED_CURVES:
        for step in range(9):
            index += 1
            add("bz", index, "bezier", handles, random.uniform(step / 9, (step + 1) / 9), name)
        for progress in (0.125, 0.5, 0.75):
            index += 1
            add("bz", index, "bezier", handles, progress, name)
    for handles in CORNERS:
        for progress in (random.uniform(0, 0.4), random.uniform(0.4, 0.6), random.uniform(0.6, 1), 0.25):
            index += 1
            add("bz", index, "bezier", handles, progress, "handles on corners")
    for number in range(340):
        index += 1
        low, high = (0, 1) if number % 2 else (-2, 3)
        handles = (random.uniform(0, 1), random.uniform(low, high), random.uniform(0, 1), random.uniform(low, high))
        add("bz", index, "bezier", handles, random.uniform(0, 1), "seeded with y in {}..{}".format(low, high))

    index = 0
    for rung in range(1, 16):
        small = float("1e-{}".format(rung))
        for first, last in ((1 - small, small), (1 - small, 0.0), (1.0, small)):
            y1, y2 = random.pick([(0.0, 1.0), (0.2, 0.9), (random.uniform(-1, 2), random.uniform(-1, 2))])
            for progress in (random.pick(MIDDLES), 0.5 + random.sign() * random.decades(-14, -2), random.uniform(0.3, 0.7)):
                index += 1
                add("cusp", index, "bezier", (first, y1, last, y2), progress, "nearly or quite vertical near the middle")
    for progress in MIDDLES + [0.25]:
        for y1, y2 in ((0.0, 1.0), (0.3, 0.2), (-1.5, 2.5)):
            index += 1
            add("cusp", index, "bezier", (1.0, y1, 0.0, y2), progress, "vertical in the middle")

    index = 0
    for name, handles in NAMED_CURVES:
        for progress in EDGES:
            index += 1
            add("end", index, "bezier", handles, progress, "{} near an end".format(name))
    for handles in CORNERS:
        for progress in (0.0, 1e-300, 2.0**-60, 1 - 2.0**-53, 1.0):
            index += 1
            add("end", index, "bezier", handles, progress, "handles on corners near an end")
    for number in range(60):
        index += 1
        tiny = random.decades(-14, -6)
        handles = (tiny, random.uniform(-1, 2), random.uniform(0, 1), random.uniform(0, 1))
        if number % 2:
            handles = (random.uniform(0, 1), random.uniform(0, 1), 1 - tiny, random.uniform(-1, 2))
        progress = random.pick([random.decades(-20, -1), 1 - random.decades(-15, -1)])
        add("end", index, "bezier", handles, progress, "a tiny handle")

    for prefix, curve in (("ci", "circularEaseIn"), ("co", "circularEaseOut"), ("cio", "circularEaseInOut")):
        chosen = EDGES + MIDDLES + [0.25, 0.75] + [random.uniform(0, 1) for _ in range(30)]
        for index, progress in enumerate(chosen):
            add(prefix, index + 1, curve, (), progress, "ends and middle and seeded")
    return rows


def conversions():
    rows = []
    random = Random(0x5EED03)
    kinds = ("response-dampingRatio", "duration-bounce", "mass-stiffness-damping")
    for index in range(90):
        kind = kinds[index % 3]
        if kind == "duration-bounce":
            case = SpringCase(random, kind, bounce=random.pick([random.pick(BOUNCES), random.uniform(-0.95, 1)]))
        else:
            case = SpringCase(random, kind, ratio=random.pick([random.pick(RATIOS), random.uniform(0, 2), random.decades(-6, 9)]))
        rows.append(conversion_row("cv-{:04d}".format(index + 1), case, "seeded"))
    index = 0
    for rung in range(1, 16):
        for kind in kinds:
            index += 1
            side = random.pick([-1, 1])
            case = near_spring(random, kind, rung, side)
            rows.append(conversion_row("cvnear-{:04d}".format(index), case, "about 1e-{} from critical damping".format(rung)))
    return rows


def conversion_row(name, case, why):
    third = repr(case.parameters[2]) if len(case.parameters) == 3 else ""
    return [name, case.parameterisation, repr(case.parameters[0]), repr(case.parameters[1]), third, why]


def settling():
    rows = []
    random = Random(0x5EED04)
    epsilons = [0.1, 0.01, 0.001, 0.001, 1e-4, 1e-5, 1e-6, 1e-8, 1e-10, 1e-12]

    def add(name, case, moving, why):
        start, target, velocity = case.ends(random, moving)
        scale = abs(start - target) or 1.0
        rows.append(case.row(name, (start, target, velocity), random.pick(epsilons) * scale, why))

    for index in range(200):
        ratio = random.pick([random.uniform(0.01, 0.99), random.uniform(0.01, 0.99), random.pick(RATIOS[3:-2]), random.decades(0, 4)])
        add("st-{:04d}".format(index + 1), any_spring(random, ratio), 60, "seeded over all regimes")
    for index in range(40):
        case = any_spring(random, random.uniform(0.725, 0.745))
        rows.append(case.row("stjump-{:04d}".format(index + 1), (0.0, 1.0, 0.0), 0.001, "where settling jumps from one half swing to the one before"))
    index = 0
    for rung in range(1, 20):
        for side in (-1, 1):
            index += 1
            case = near_spring(random, random.pick(["response-dampingRatio", "mass-stiffness-damping", "duration-bounce"]), rung, side)
            add("stnear-{:04d}".format(index), case, 50, "near critical damping")
    for index in range(50):
        case = any_spring(random, random.pick([1.0, 1.0001, 1.1, 2.0, 10.0, random.uniform(0.5, 4), random.decades(0, 3)]))
        start, target = random.pick(ENDS)
        push = random.uniform(0.5, 6) * case.fast_rate() * ((target - start) or 1.0)
        epsilon = random.pick(epsilons) * (abs(target - start) or 1.0)
        motion = (start, target, push if index % 4 else -push)
        rows.append(case.row("stpush-{:04d}".format(index + 1), motion, epsilon, "pushed through the target or away from it"))
    return rows + next_to_turns(Random(0x5EED07))


# How near to the size of a turn an epsilon comes, as a share of it.
MARGINS = [1e-3, 1e-5, 1e-7, 1e-9]


def size_of_turn(case, ends, turn):
    """|x - to| where a motion turns for the time after 0 that has this number; a start at rest is number 0."""
    ctx.prec = 320
    motion = Displacement(Spring(case.parameterisation, *case.parameters), *ends)
    first = motion.first_turn()
    return motion.peak(first + turn * motion.half_period() if turn else first)


def next_to_turns(random):
    """Settling cases whose epsilon is next to the size of a turn, on both sides of it."""
    kinds = ["response-dampingRatio", "mass-stiffness-damping", "duration-bounce"]
    chosen = []
    for number, (ratio, turn) in enumerate([(0.02, 40), (0.05, 7), (0.2, 3), (0.3, 0), (0.5, 1), (0.5, 2), (0.7, 1), (0.85, 1), (0.95, 0), (0.99, 1)]):
        kind = kinds[number % 3]
        case = SpringCase(random, kind, bounce=1 - ratio) if kind == "duration-bounce" else SpringCase(random, kind, ratio=ratio)
        chosen.append((case, case.ends(random, 50), turn))
    for number, ratio in enumerate([1.0, 1.0, 1.00001, 1.5, 20.0]):
        kind = kinds[number % 2]
        case = SpringCase(random, kind, ratio=ratio)
        start, target = random.pick([(0.0, 1.0), (3.7, -12.25), (1.0, 1.0)])
        # Fast enough to go through the target, or away from it: either way it turns once.
        push = random.uniform(1.5, 4) * case.fast_rate() * ((target - start) or 1.0)
        chosen.append((case, (start, target, push if number % 2 else -push), 0))
    rows = []
    for case, ends, turn in chosen:
        size = size_of_turn(case, ends, turn)
        for margin in MARGINS:
            for side in (1, -1):
                epsilon = split(size * (1 + side * arb(repr(margin))))[0]
                why = "{!r} {} the size of a turn".format(margin, "above" if side > 0 else "below")
                rows.append(case.row("sttan-{:04d}".format(len(rows) + 1), ends, epsilon, why))
    return rows


def spring_queries():
    rows = []
    random = Random(0x5EED05)
    shares = Random(0x5EED08)
    for index in range(100):
        ratio = random.pick([random.uniform(0.02, 0.99), random.uniform(0.05, 0.9), random.pick(RATIOS), random.decades(0, 3)])
        case = any_spring(random, ratio)
        start, target, velocity = case.ends(random)
        level = random.pick([target, start + (target - start) * random.uniform(0, 1), target + (target - start) * random.uniform(0, 0.5)])
        epsilon = random.pick([0.1, 0.01, 0.001]) * (abs(target - start) or 1.0)
        time = random.uniform(0, 3) * case.response
        cells = case.row("q-{:04d}".format(index + 1), (start, target, velocity), level, "seeded over all regimes")
        rows.append(cells[:-1] + [repr(epsilon), repr(time), repr(fraction(shares, case)), cells[-1]])
    random = Random(0x5EED09)
    index = 0
    for rung in range(1, 20):
        for side in (-1, 1):
            index += 1
            case = near_spring(random, random.pick(["response-dampingRatio", "mass-stiffness-damping", "duration-bounce"]), rung, side)
            start, target, velocity = case.ends(random, 50)
            level = start + (target - start) * random.uniform(0, 1)
            epsilon = random.pick([0.01, 1e-4, 1e-9]) * (abs(target - start) or 1.0)
            time = random.uniform(0, 3) * case.response
            cells = case.row("qnear-{:04d}".format(index), (start, target, velocity), level, "near critical damping")
            rows.append(cells[:-1] + [repr(epsilon), repr(time), repr(fraction(random, case)), cells[-1]])
    return rows


def fraction(random, case):
    """A share of the way: often on it, at times next to the start, at the target, beyond it or behind the start."""
    ahead = [1.0, 1.0 + random.uniform(0, 0.3)] if case.ratio < 0.7 else [random.uniform(0.9, 1)]
    return random.pick([0.1, 0.5, 0.9, random.uniform(0, 1), random.uniform(0, 1), random.decades(-9, -1), 1 - random.decades(-6, -1), -0.25] + ahead)


def decays():
    rows = []
    random = Random(0x5EED06)
    blank = ""

    def add(name, model, parameter, numbers, why):
        cells = [number if number == blank else repr(number) for number in numbers]
        rows.append([name, model, repr(parameter)] + cells + [why])

    def decay_case():
        """A decay, and a time that is not longer than its time constant."""
        if random.chance(50):
            rung = 1 + random.below(9)
            rate = random.pick([0.998, 0.998, 0.99, 0.5, random.uniform(0.9, 1), random.decades(-6, 0), 1 - 10 * random.decades(-rung - 1, -rung)])
            return "ratePerMillisecond", rate, rate / (1 - rate) / 1000
        span = random.pick([0.325, 0.5, 2.0, random.decades(-4, 2), random.uniform(0.05, 3)])
        return "timeConstant", span, span

    def push():
        start = random.pick([0.0, 0.0, 1.0, 100.0, -3.7, random.uniform(-1000, 1000), random.decades(-6, 6)])
        return start, random.sign() * random.pick([1000.0, random.decades(-3, 5), random.uniform(1, 3000)])

    for index in range(150):
        model, parameter, span = decay_case()
        start, velocity = push()
        time = span * random.pick([random.uniform(0, 5), random.uniform(0, 5), random.decades(-14, 0), random.uniform(5, 40), random.uniform(40, 700)])
        share = random.pick([random.uniform(0, 1), random.uniform(0, 1), random.decades(-9, 0), 1 - random.decades(-9, 0)])
        level = start + velocity * span * share
        if level == start:
            level = start + velocity * span / 2
        threshold = random.pick([0.001, 1e-6, random.uniform(0.01, 0.9)]) * abs(velocity) * min(1.0, span)
        add("dc-{:04d}".format(index + 1), model, parameter, (blank, start, velocity, blank, blank, blank, blank, time, level, threshold), "seeded decay")

    for index in range(60):
        start, velocity = push()
        deceleration = random.pick([0.5, 9.80665, 1000.0, random.decades(-3, 4)])
        stop = abs(velocity) / deceleration
        time = stop * random.pick([random.uniform(0, 1), random.uniform(0, 1), random.decades(-12, 0), 1 - random.decades(-9, 0), random.uniform(1, 3)])
        level = start + velocity * stop / 2 * random.pick([random.uniform(0.01, 0.99), random.uniform(0.01, 0.99), 1 - random.decades(-9, -1)])
        threshold = random.uniform(0.01, 0.9) * abs(velocity) * min(1.0, stop / 2)
        add("fr-{:04d}".format(index + 1), "friction", deceleration, (blank, start, velocity, blank, blank, blank, blank, time, level, threshold), "seeded friction")

    for index in range(90):
        model, parameter, span = decay_case()
        lower = random.pick([0.0, 0.0, random.uniform(-500, 0)])
        upper = lower + random.pick([1.0, 300.0, random.uniform(10, 2000)])
        outside = random.chance(20)
        place = random.pick([-0.2, 1.3, random.uniform(1, 2)]) if outside else random.pick([random.uniform(0, 1), random.uniform(0, 1), 0.0, 1.0])
        start = lower + (upper - lower) * place
        ahead = upper if random.chance(50) else lower
        if not outside and start == ahead:
            ahead = upper if start == lower else lower
        velocity = (ahead - start) / span * random.pick([1.5, 3.0, random.uniform(1.01, 10), 1.0000001])
        response = random.pick([0.3, 0.55, random.decades(-2, 1)])
        ratio = random.pick([1.0, 1.0, 0.7, 0.2, 1.5, random.uniform(0.1, 2)])
        time = random.pick([random.uniform(0, 1) * span, random.uniform(0, 2) * span + random.uniform(0, 2) * response, random.uniform(0, 4) * span])
        add("bd-{:04d}".format(index + 1), model, parameter, (blank, start, velocity, lower, upper, response, ratio, time, blank, blank), "seeded decay between bounds")

    for index in range(60):
        dimension = random.pick([320.0, 844.0, random.uniform(10, 2000), random.decades(-3, 6)])
        coefficient = random.pick([0.55, 0.55, 0.55, 1.0, random.uniform(0.01, 2)])
        offset = random.sign() * dimension * random.pick([random.uniform(0, 3), random.uniform(0, 3), random.decades(-15, 0), random.decades(0, 15)])
        shown = random.sign() * dimension * random.pick([random.uniform(0, 1), random.uniform(0, 1), random.decades(-15, 0), 1 - random.decades(-14, 0)])
        add("rb-{:04d}".format(index + 1), "rubberBand", dimension, (coefficient, blank, blank, blank, blank, blank, blank, blank, offset, shown), "seeded rubber band")
    return rows


GENERATORS = {
    "springs": springs, "unit-curves": unit_curves, "conversions": conversions, "settling": settling,
    "spring-queries": spring_queries, "decay": decays,
}


def case_text(name, folder):
    """The case file as it has to be: its rows by hand as they stand, then the seeded rows."""
    path = os.path.join(folder, name + ".csv")
    header = CASE_COLUMNS[name]
    kept = []
    if os.path.exists(path):
        with open(path, newline="", encoding="utf-8") as handle:
            lines = handle.read().split("\n")
        if lines[0] != header:
            raise ValueError("cases/{}.csv: the header has to be {}".format(name, header))
        kept = [line for line in lines[1:] if line and not SEEDED.match(next(csv.reader(io.StringIO(line)))[0])]
    seeded = [",".join(row) for row in GENERATORS[name]()]
    return "\n".join([header] + kept + seeded) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Rewrite the seeded rows of the case files.")
    parser.add_argument("--cases", default=CASES, help="folder of the case files")
    folder = parser.parse_args().cases
    for name in GENERATORS:
        write_text(os.path.join(folder, name + ".csv"), case_text(name, folder))


if __name__ == "__main__":
    main()
