# SPDX-License-Identifier: Apache-2.0
"""Seeded cases of springs at single times, of conversions and of settling."""

from balls import arb, ctx, split
from case_springs import BOUNCES, ENDS, PUSHES, RATIOS, SpringCase, any_spring, near_spring
from randomness import Random
from springs import Displacement, Spring


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


def vector_settling():
    """Starts and velocities at any angle: along a line, at right angles, nearly so, and seeded ones."""
    rows = []
    random = Random(0x5EED0C)
    for index in range(150):
        if index % 5 == 4:
            case = near_spring(random, random.pick(["response-dampingRatio", "mass-stiffness-damping", "duration-bounce"]), 1 + index // 5 % 19, random.pick([-1, 1]))
        else:
            case = any_spring(random, random.pick([random.uniform(0.02, 0.99), random.uniform(0.3, 1), random.pick(RATIOS[3:-2]), random.decades(0, 3)]))
        size = random.pick([1.0, 100.0, random.decades(-6, 6)])
        offset = (random.uniform(-1, 1) * size, random.uniform(-1, 1) * size)
        target = random.pick([(0.0, 0.0), (random.uniform(-5, 5) * size, random.uniform(-5, 5) * size)])
        push = random.pick(PUSHES + [0.0, random.uniform(0, 5)]) * case.frequency
        kind = random.below(5)
        if kind == 0:
            velocity, why = (random.uniform(-1, 1) * size * push, random.uniform(-1, 1) * size * push), "seeded at any angle"
        elif kind == 1:
            velocity, why = (-offset[1] * push, offset[0] * push), "start and velocity at right angles"
        elif kind == 2:
            lean = random.sign() * random.decades(-9, -1)
            velocity, why = (-(offset[0] + lean * offset[1]) * push, -(offset[1] - lean * offset[0]) * push), "thrown nearly at the target"
        elif kind == 3:
            velocity, why = (offset[0] * push, offset[1] * push), "thrown straight away from the target"
        else:
            offset, velocity, why = (0.0, 0.0), (size * push, random.uniform(-1, 1) * size * push), "thrown off its target"
        epsilon = random.pick([0.1, 0.01, 0.001, 0.001, 1e-5, 1e-8, 1e-12]) * size
        start = (target[0] + offset[0], target[1] + offset[1])
        cells = case.row("vs-{:04d}".format(index + 1), (0.0, 0.0, 0.0), epsilon, why)
        rows.append(cells[:5] + [repr(number) for number in (*start, *target, *velocity)] + cells[8:])
    return rows


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
