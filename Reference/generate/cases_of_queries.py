# SPDX-License-Identifier: Apache-2.0
"""Seeded cases of questions about whole motions."""

from case_springs import RATIOS, any_spring, ladder_ratio, near_spring
from randomness import Random


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


def clamped_springs():
    rows = []
    random = Random(0x5EED0A)
    for index in range(150):
        ratio = random.pick([random.uniform(0.02, 0.99), random.uniform(0.05, 0.9), random.pick(RATIOS), random.decades(0, 2), ladder_ratio(random.below(20), random.pick([-1, 1])) if index % 5 == 0 else 0.5])
        case = any_spring(random, ratio)
        start, target, velocity = case.ends(random)
        way = (target - start) or 1.0
        kind = random.below(5)
        if kind < 2:
            ends, why = None, "seeded and ended at its target"
        elif kind == 2:
            ends, why = (start, target), "seeded and held between start and target"
        elif kind == 3:
            ends, why = (target - way * random.uniform(0.02, 1.3), target + way * random.uniform(0.02, 0.8)), "seeded and held about its target"
        else:
            ends, why = (start + way * random.uniform(-0.2, 0.3), target - way * random.uniform(0.1, 0.6)), "seeded and held short of its target"
        limits = ["", ""] if ends is None or start == target and kind == 2 else [repr(end) for end in sorted(ends)]
        epsilon = random.pick([0.07, 0.01, 0.001]) * abs(way)
        span = 3 * case.response if case.ratio <= 1.5 else 6 / case.slow_rate()
        cells = case.row("cl-{:04d}".format(index + 1), (start, target, velocity), random.uniform(0, 1) * random.pick([0.03, 0.1, 1]) * span, why)
        rows.append(cells[:-2] + limits + [repr(epsilon), cells[-2], cells[-1]])
    return rows


def spring_curves():
    rows = []
    random = Random(0x5EED0B)
    for index in range(130):
        near = index % 4 == 0
        if near:
            case = near_spring(random, random.pick(["response-dampingRatio", "mass-stiffness-damping", "duration-bounce"]), 1 + index // 4 % 19, random.pick([-1, 1]))
        else:
            case = any_spring(random, random.pick([random.uniform(0.02, 0.99), random.uniform(0.2, 1), random.pick(RATIOS[3:]), random.decades(0, 3)]))
        velocity = random.pick([0.0, 0.0, random.sign() * random.pick([0.3, 1.0, random.uniform(0, 5)]) * case.frequency])
        epsilon, duration = random.pick([0.01, 0.001, 0.001, 1e-4, 1e-8]), ""
        if index % 5 == 3:
            epsilon, duration = "", random.uniform(0.2, 4) * (case.response if case.ratio <= 1.5 else 2 / case.slow_rate())
        progress = random.pick([random.uniform(0, 1), random.uniform(0, 1), random.uniform(0, 0.2), random.decades(-6, 0), 1.0])
        why = "near critical damping" if near else "seeded over all regimes"
        cells = case.row("sc-{:04d}".format(index + 1), (0.0, 1.0, velocity), progress, why)
        rows.append(cells[:5] + [cells[7]] + [number if number == "" else repr(number) for number in (epsilon, duration)] + cells[8:])
    return rows
