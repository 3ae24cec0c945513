# SPDX-License-Identifier: Apache-2.0
"""Springs from goals: the damping ratio and the response that meet an overshoot, a settling time, two points."""

import math
from fractions import Fraction

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, text
from settling import Settling, bisect
from springs import Displacement
from tables import certify_cases

COLUMNS = "id,goal,first,second,third,fourth,property,result,resultLow,condition".split(",")

EXACT = arb(0)


class UnitSpring:
    """A spring with omega0 = 1, whose damping ratio is a ball."""

    parameterisation = "mass-stiffness-damping"

    def __init__(self, ratio):
        self.ratio = ratio
        if ratio == 1:
            self.regime = "criticallyDamped"
        else:
            self.regime = "overDamped" if is_above(ratio, arb(1)) else "underDamped"

    def decay(self):
        return self.ratio

    def angular_frequency(self):
        return arb(1)

    def squared_frequency(self):
        return arb(1)

    def signed_squared_frequency(self):
        return (1 - self.ratio) * (1 + self.ratio)


def move(ratio):
    """The move from 0 to 1 from rest, as y = x - 1."""
    return Displacement(UnitSpring(ratio), 0.0, 1.0, 0.0)


def derivative(function, place):
    """Of a function of balls, by a difference: right to far more digits than a condition has."""
    step = place.mid() * arb(2) ** -60
    return (function(place + step) - function(place - step)) / (2 * step)


def enclose(sign, guess):
    """A ball around the root next to an excellent guess: `sign` is certainly below 0 at its lower end and above at its upper one."""
    guess = guess.mid()
    for bits in range(ctx.prec - 16, ctx.prec // 4, -8):
        spread = abs(guess) * arb(2) ** -bits
        try:
            if sign(guess - spread) < 0 < sign(guess + spread):
                return arb(guess, spread.upper() * 2)
        except Undecided:
            pass
    raise Undecided


def sign(ball):
    return 1 if is_above(ball, arb(0)) else -1


def ratio_of_overshoot(overshoot):
    """exp(-pi zeta / sqrt(1 - zeta^2)) solved for zeta; a critical spring is the least that does not overshoot."""
    if overshoot == 0:
        return arb(1)
    exponent = -arb(overshoot).log()
    return exponent / (arb.pi() ** 2 + exponent * exponent).sqrt()


def settling_length(ratio, epsilon):
    """(settling duration at omega0 = 1, its condition by epsilon, its condition by the damping ratio)."""
    settling = Settling(UnitSpring(ratio), 0.0, 1.0, 0.0, epsilon)
    length = settling.solve()
    if isinstance(length, tuple):
        raise ValueError("the spring settles, and later than at once")
    slope = settling.motion.at(length)[1]
    if ratio == 1:
        # y = -(1 + t) e^-t for one, and its derivative by the ratio at 1 is -t^3 e^-t / 3.
        by_ratio = -length**3 * (-length).exp() / 3
    else:
        by_ratio = derivative(lambda near: move(near).at(length.mid())[0], ratio)
    return length, settling.condition(length), abs(by_ratio * ratio / (slope * length))


def overshoot_peak_time(overshoot, time):
    exponent = -arb(overshoot).log()
    natural = (arb.pi() ** 2 + exponent * exponent).sqrt() / arb(time)
    yield "dampingRatio", ratio_of_overshoot(overshoot), EXACT
    yield "response", 2 * arb.pi() / natural, EXACT


def settling_overshoot(duration, overshoot, epsilon):
    ratio = ratio_of_overshoot(overshoot)
    length, by_epsilon, by_ratio = settling_length(ratio, arb(epsilon))
    yield "dampingRatio", ratio, EXACT
    yield "response", 2 * arb.pi() * arb(duration) / length, by_epsilon + by_ratio


def settling_ratio(duration, ratio, epsilon):
    length, by_epsilon, _ = settling_length(arb(ratio), arb(epsilon))
    yield "dampingRatio", (ratio, 0.0), EXACT
    yield "response", 2 * arb.pi() * arb(duration) / length, by_epsilon


def distance_settling(distance, duration, ratio, epsilon):
    yield from settling_ratio(duration, ratio, arb(epsilon) / abs(arb(distance)))


def response_settling(response, duration, epsilon):
    """From the ratio on whose overshoot is epsilon, more damping settles later: there y is -epsilon at the duration."""
    time = 2 * arb.pi() * arb(duration) / arb(response)
    level = -arb(epsilon)

    def is_late(ratio):
        return is_above(move(ratio).at(time)[0], level)

    low = ratio_of_overshoot(epsilon)
    low = (low * (1 + arb(2) ** -40)).mid()
    if not is_late(low):
        raise ValueError("a spring of this response can settle as soon as that")
    high = arb(2)
    while is_late(high):
        high = 2 * high
    ratio = bisect(is_late, low, high)
    slope = move(ratio).at(time)[1]
    by_ratio = derivative(lambda near: move(near).at(time.mid())[0], ratio)
    yield "dampingRatio", ratio, abs(slope * time / (by_ratio * ratio))
    yield "response", (response, 0.0), EXACT


def plain_time(ratio, value):
    """When the move first reaches a value, in plain doubles: a guess."""
    low, high = 0.0, (math.pi / math.sqrt(1 - ratio * ratio) if ratio < 1 else 100 * ratio + 100)
    for _ in range(100):
        middle = (low + high) / 2
        y = -float((move(arb(ratio)).at(middle)[0]).mid())
        low, high = (middle, high) if y > 1 - value else (low, middle)
    return (low + high) / 2


def first_time(ratio, value, guess):
    """A ball around the first time at which the move is at a value; between start and first turn it only rises."""
    motion, level = move(ratio), arb(value) - 1
    time = arb(guess)
    for _ in range(2 + ctx.prec.bit_length()):
        y, rate, _ = motion.at(time)
        time = (time - (y - level) / rate).mid()
    turn = motion.half_period()
    found = enclose(lambda time: sign(motion.at(time)[0] - level), time)
    if turn is not None and not is_above(turn, found):
        raise Undecided
    return found


def two_points(first_value, first_at, second_value, second_at):
    """How the two times relate rises with the damping ratio, and tells it."""
    goal = arb(second_at) / arb(first_at)
    before = ctx.prec
    ctx.prec = 64
    low, high = 0.0, 1 - 2.0**-20
    if second_value > 1:
        most = float(ratio_of_overshoot(second_value - 1).mid())
        high = most / (1 + most) * (1 - 1e-12)
    for _ in range(60):
        share = (low + high) / 2
        ratio = share / (1 - share)
        quotient = plain_time(ratio, second_value) / plain_time(ratio, first_value)
        low, high = (share, high) if quotient < float(goal.mid()) else (low, share)
    guess = (low + high) / 2 / (1 - (low + high) / 2)
    starts = plain_time(guess, first_value), plain_time(guess, second_value)
    ctx.prec = before

    def times(ratio):
        return first_time(ratio, first_value, starts[0]), first_time(ratio, second_value, starts[1])

    def excess(ratio):
        first, second = times(ratio)
        return second / first - goal

    # The secant, a dozen times at the most.
    old, new = arb(guess), arb(guess) * (1 + arb(2) ** -30)
    at_old = excess(old).mid()
    for _ in range(12):
        at_new = excess(new).mid()
        if at_new == at_old or at_new == 0:
            break
        old, new, at_old = new, (new - at_new * (new - old) / (at_new - at_old)).mid(), at_new
    ratio = enclose(lambda near: sign(excess(near)), new)
    first, second = times(ratio)
    motion = move(ratio)

    def relative(time):
        y, rate, _ = motion.at(time)
        by_ratio = derivative(lambda near: move(near).at(time.mid())[0], ratio)
        # How an error of y moves the time, and how the time moves with the damping ratio.
        return (abs(y) / (time * abs(rate))).max(arb(1)), -by_ratio * ratio / (rate * time)

    (loss, early), (other_loss, late) = relative(first), relative(second)
    by_times = (loss + other_loss) / abs(late - early)
    yield "dampingRatio", ratio, by_times
    yield "response", 2 * arb.pi() * arb(first_at) / first, by_times * abs(early) + loss


def without_overshoot(response, velocity, distance):
    natural, root = 2 * arb.pi() / arb(response), arb(velocity) / arb(distance)
    if is_above(root, natural):
        yield "dampingRatio", (root / natural + natural / root) / 2, EXACT
    else:
        yield "dampingRatio", (1.0, 0.0), EXACT
    yield "response", (response, 0.0), EXACT


GOALS = {
    "overshoot-peakTime": (overshoot_peak_time, 2),
    "settlingDuration-overshoot": (settling_overshoot, 3),
    "settlingDuration-dampingRatio": (settling_ratio, 3),
    "distance-settlingDuration": (distance_settling, 4),
    "response-settlingDuration": (response_settling, 3),
    "two-points": (two_points, 4),
    "response-withoutOvershoot": (without_overshoot, 3),
}


def certify(row):
    names = ("first", "second", "third", "fourth")
    if row["goal"] not in GOALS:
        raise ValueError("unknown goal {!r}".format(row["goal"]))
    solve, count = GOALS[row["goal"]]
    numbers = [float(row[name]) for name in names if row[name]]
    if len(numbers) != count or any(row[name] for name in names[count:]):
        raise ValueError("{} has {} numbers".format(row["goal"], count))
    for precision in PRECISIONS[1:]:
        ctx.prec = precision
        try:
            found = []
            for name, item, condition in solve(*numbers):
                found.append((name, item if isinstance(item, tuple) else split(item), condition))
        except Undecided:
            continue
        if all(pair is not None for _, pair, _ in found):
            break
    else:
        raise NotProved("the goals touch a turn, or the ball is still too wide")
    head = [row["id"], row["goal"]] + [text(row[name]) if row[name] else "" for name in names]
    return [
        head + [name] + [text(n) for n in pair] + [text(float("{:.6g}".format(1 + float(condition.mid()))))]
        for name, pair, condition in found
    ]


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "design", certify) for line in lines]
