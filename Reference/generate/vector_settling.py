# SPDX-License-Identifier: Apache-2.0
"""Settling in the plane: the last time at which the length of the displacement is epsilon.

The square of the length, S = y1^2 + y2^2, turns at times in closed form: below critical damping S exp(2 gamma t) is a
constant and one sinusoid of the doubled phase, above it S exp(2 s t) is a quadratic in exp(-2 kappa t), with s the
slow rate, and at it S exp(2 gamma t) is a quadratic in t. Between two turns S only rises or only falls, so certified
signs at the turns tell where the last crossing is, and one bisection encloses it.
"""

from fractions import Fraction

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, text
from settling import AT_ONCE, NEVER, NOTHING, TOUCHING, Touching, bisect, certified_floor
from springs import Displacement, spring_of
from tables import certify_cases

ENDS = "fromX,fromY,toX,toY,velocityX,velocityY".split(",")
COLUMNS = (
    ["id", "parameterisation", "first", "second", "third"] + ENDS
    + "epsilon,settlingDuration,settlingDurationLow,condition,margin".split(",")
)


def roots(a, b, c):
    """The roots of a x^2 + 2 b x + c in order, for a above 0; none of them is a difference."""
    room = b * b - a * c
    if not is_above(room, arb(0)):
        return []
    far = room.sqrt() - b if b != 0 and is_above(arb(0), b) else -room.sqrt() - b
    found = [far / a, c / far]
    return found if is_above(found[1], found[0]) else found[::-1]


class PlanarSettling:
    """One attempt at the precision in force."""

    def __init__(self, spring, ends, epsilon):
        start, target, velocity = ends[0:2], ends[2:4], ends[4:6]
        self.regime = spring.regime
        self.turns_at_start = sum((Fraction(x) - Fraction(at)) * Fraction(v) for x, at, v in zip(start, target, velocity)) == 0
        self.axes = [Displacement(spring, *axis) for axis in zip(start, target, velocity)]
        self.epsilon = arb(epsilon)
        self.margin = arb("inf")

    def square(self, time):
        return sum(axis.at(time)[0] ** 2 if time != 0 else axis.offset**2 for axis in self.axes)

    def growth(self, time):
        """Half of S'."""
        return sum(y * rate for y, rate, _ in (axis.at(time) for axis in self.axes))

    def product(self, left, right):
        return sum(left(axis) * right(axis) for axis in self.axes)

    def is_out(self, time):
        return is_above(self.square(time), self.epsilon**2)

    def refuse_touching(self, square):
        margin = abs(square.sqrt() / self.epsilon - 1)
        if margin < TOUCHING:
            raise Touching("epsilon touches a peak or the start: choose another epsilon")
        self.margin = self.margin.min(margin)

    def swings(self):
        """(mean, even, odd): S exp(2 gamma t) is mean + even cos(2 omega t) + odd sin(2 omega t)."""

        def sine(axis):
            return (axis.velocity + axis.decay * axis.offset) / axis.frequency

        def cosine(axis):
            return axis.offset

        cosines, sines = self.product(cosine, cosine), self.product(sine, sine)
        return (cosines + sines) / 2, (cosines - sines) / 2, self.product(cosine, sine)

    def swinging_bracket(self):
        """(from, to): out at the first and in at the second, with S only falling between them; or a finished pair."""
        one = self.axes[0]
        mean, even, odd = self.swings()
        swing = (even * even + odd * odd).sqrt()
        if one.decay == 0:
            self.refuse_touching(mean + swing)
            return NEVER if is_above(mean + swing, self.epsilon**2) else AT_ONCE
        reach = swing * one.squared.sqrt()
        start = self.square(0)
        # S' exp(2 gamma t) / 2 is reach cos(2 omega t - angle) - gamma mean.
        if not is_above(reach, one.decay * mean):
            return self.falling(start, arb(0), None)
        angle = arb.atan2(-one.decay * odd - one.frequency * even, one.frequency * odd - one.decay * even)
        half = (one.decay * mean / reach).acos()
        period = arb.pi() / one.frequency

        def first_after(phase):
            """The first time at or after 0 at which 2 omega t is the phase, modulo a turn."""
            time = phase / (2 * one.frequency)
            return time - certified_floor(time / period) * period

        top, bottom = (arb(0) if at_start else first_after(phase) for at_start, phase in zip(self.starts(), (angle + half, angle - half)))
        fall = (self.square(top) / self.epsilon**2).log() / (2 * one.decay * period)
        count = certified_floor(fall)
        for near in (count, count + 1):
            if near >= 0:
                self.refuse_touching(self.square(top + near * period))
        if count < 0:
            return self.falling(start, arb(0), bottom if is_above(top, bottom) else None)
        if is_above(top, bottom):
            bottom += period
        return (top + count * period).mid(), (bottom + count * period).mid()

    def starts(self):
        """Whether S has a maximum at time 0, and whether it has a minimum."""
        if not self.turns_at_start:
            return False, False
        is_maximum = is_above(self.axes[0].squared * self.square(0), sum(axis.velocity**2 for axis in self.axes))
        return is_maximum, not is_maximum

    def falling(self, start, low, high):
        """No later turn reaches epsilon: at most one crossing, on the way from the start."""
        if not self.at_target:
            self.refuse_touching(start)
        if not is_above(start, self.epsilon**2):
            return AT_ONCE
        return low, high.mid() if high is not None else self.beyond(low)

    @property
    def at_target(self):
        return all(axis.offset == 0 for axis in self.axes)

    def beyond(self, low):
        """A time at which S, which only falls from `low` on, is below epsilon."""
        one = self.axes[0]
        step = 1 / (one.slow if self.regime not in ("undamped", "underDamped") else one.decay).mid()
        high = (low + step).mid()
        while self.is_out(high):
            step = 2 * step
            high = (low + step).mid()
        return high

    def creeping_turns(self):
        """The times after 0 at which S turns, in order: none, one or two.

        With h = (1 - exp(-2 kappa t)) / 2 kappa, which is t at critical damping, a displacement is exp(-s t)
        (offset + push h), and S' is 0 where fast |push|^2 h^2 + (2 gamma b - |push|^2) h is the product of offset and
        velocity, with b that of offset and push.
        """
        one = self.axes[0]

        def offset(axis):
            return axis.offset

        def velocity(axis):
            return axis.velocity

        def push(axis):
            return axis.velocity + axis.slow * axis.offset

        pushes, both = self.product(push, push), self.product(offset, push)
        if pushes == 0:
            return []
        start = arb(0) if self.turns_at_start else -self.product(offset, velocity)
        found = roots(one.fast * pushes, one.decay * both - pushes / 2, start)
        found = [h for h in found if is_above(h, arb(0))]
        if self.regime == "criticallyDamped":
            return found
        kappa = one.split_rate
        return [-(-2 * kappa * h).log1p() / (2 * kappa) for h in found if is_above(1, 2 * kappa * h)]

    def creeping_bracket(self):
        nodes = [arb(0)] + self.creeping_turns()
        squares = [self.square(node) for node in nodes]
        for node, square in zip(nodes, squares):
            # A turn next to 0 is a minimum, or far below.
            if not (node == 0 and self.at_target) and is_above(4 * square, self.epsilon**2):
                self.refuse_touching(square)
        high = None
        for node, square in zip(reversed(nodes), reversed(squares)):
            if is_above(square, self.epsilon**2):
                return node.mid(), self.beyond(node) if high is None else high.mid()
            high = node
        return AT_ONCE

    def answer(self):
        """(duration, condition, margin), each a pair of doubles."""
        swinging = self.regime in ("undamped", "underDamped")
        found = self.swinging_bracket() if swinging else self.creeping_bracket()
        duration, condition = found, NOTHING
        if not isinstance(found[0], float):
            low, high = found
            if not self.is_out(low) or self.is_out(high):
                raise Undecided
            time = bisect(self.is_out, low, high)
            condition, duration = split(self.epsilon**2 / (time * abs(self.growth(time)))), split(time)
        margin = split(self.margin) if self.margin.is_finite() else NEVER
        if duration is None or condition is None or margin is None:
            raise Undecided
        return duration, condition, margin


def certify(row):
    spring = spring_of(row)
    ends, epsilon = [float(row[name]) for name in ENDS], float(row["epsilon"])
    if not epsilon > 0:
        raise ValueError("epsilon is above 0")
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            duration, condition, margin = PlanarSettling(spring, ends, epsilon).answer()
            break
        except Undecided:
            continue
    else:
        raise NotProved("epsilon touches a peak too closely, or the ball is still too wide")
    inputs = [text(row["first"]), text(row["second"]), text(row["third"]) if row["third"] else ""]
    numbers = ends + [epsilon] + list(duration) + [condition[0], margin[0]]
    return [row["id"], spring.parameterisation] + inputs + [text(number) for number in numbers]


def table(folder):
    return COLUMNS, certify_cases(folder, "vector-settling", certify)
