# SPDX-License-Identifier: Apache-2.0
"""What seeded cases of springs are drawn from: damping ratios, ends, velocities, sensible times."""

import math
from fractions import Fraction

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
