# SPDX-License-Identifier: Apache-2.0
"""Seeded cases of motions that slow down."""

from randomness import Random


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
