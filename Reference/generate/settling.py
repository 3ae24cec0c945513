# SPDX-License-Identifier: Apache-2.0
"""Settling: the last time at which |x - to| is epsilon, bracketed by certified signs.

Where x' is 0 the distance is R exp(-gamma t), with R = sqrt(w0^2 y0^2 + 2 gamma v0 y0 + v0^2) / w0, in every
regime. So the last extremum above epsilon is known, the distance falls from there to 0 (or to the next
extremum, on the other side of the target), and one bisection encloses the crossing.
"""

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, text
from springs import Displacement, spring_of
from tables import certify_cases

COLUMNS = (
    "id,parameterisation,first,second,third,from,to,initialVelocity,epsilon,settlingDuration,settlingDurationLow,"
    "condition,margin"
).split(",")

NEVER = (float("inf"), 0.0)
AT_ONCE = NOTHING = (0.0, 0.0)


# A peak nearer to epsilon than this (relative) makes the answer jump at the least rounding of the inputs. The cases
# with a margin of 1e-9 are a rounding of epsilon away from it.
TOUCHING = 0.999e-9


class Touching(ValueError):
    """Epsilon touches a peak, or the start."""


def bisect(is_left, low, high):
    """A ball around the place where `is_left` turns from certainly true (low) to certainly false (high)."""
    for _ in range(4 * ctx.prec):
        # Where the middle falls on the place itself, a point beside it decides.
        for share in (arb(1) / 2, arb(7) / 16):
            middle = (low + (high - low) * share).mid()
            try:
                left = is_left(middle)
            except Undecided:
                continue
            low, high = (middle, high) if left else (low, middle)
            break
        else:
            break
        if high - low < high * arb(2) ** -(ctx.prec - 8):
            break
    return arb((low + high) / 2, ((high - low) / 2).upper() * (1 + arb(2) ** -20))


def certified_floor(ball):
    """The integer below the ball, if there is only one."""
    floor = ball.floor().unique_fmpz()
    if floor is None:
        raise Undecided
    return int(floor)


class Settling:
    """One attempt at the precision in force."""

    def __init__(self, spring, start, target, velocity, epsilon):
        self.spring, self.epsilon = spring, arb(epsilon)
        self.motion = Displacement(spring, start, target, velocity)
        self.offset = self.motion.offset
        self.at_target = start == target
        self.margin = arb("inf")

    def refuse_touching(self, distance):
        margin = abs(distance / self.epsilon - 1)
        if margin < TOUCHING:
            raise Touching("epsilon touches a peak or the start: choose another epsilon")
        self.margin = self.margin.min(margin)

    def bracket(self):
        """(side, low, high): side · y is above epsilon at low and below it at high; or a finished pair."""
        amplitude = self.motion.amplitude()
        if not self.at_target:
            self.refuse_touching(abs(self.offset))
        if self.spring.regime == "undamped":
            self.refuse_touching(amplitude)
            return NEVER if is_above(amplitude, self.epsilon) else AT_ONCE
        first = self.motion.first_turn()
        if self.spring.regime == "underDamped":
            half = self.motion.half_period()
            count = certified_floor(((amplitude / self.epsilon).log() / self.motion.decay - first) / half)
            for near in (count, count + 1):
                if near >= 0:
                    self.refuse_touching(self.motion.peak(first + near * half))
            if count >= 0:
                peak = first + count * half
                return self._after(peak.mid(), (peak + half * (1 - arb(2) ** -30)).mid())
            return self._before(first)
        if first is not None:
            peak = self.motion.peak(first)
            self.refuse_touching(peak)
            if is_above(peak, self.epsilon):
                return self._after(first.mid(), None)
        return self._before(first)

    def _before(self, first):
        """No extremum reaches epsilon: at most one crossing, on the way from the start."""
        if self.at_target or not is_above(abs(self.offset), self.epsilon):
            return AT_ONCE
        if first is None:
            return self._after(arb(0), None)
        return self._after(arb(0), (first * (1 - arb(2) ** -(ctx.prec // 2))).mid())

    def _after(self, low, high):
        y = self.motion.at(low)[0] if low != 0 else self.offset
        side = 1 if is_above(y, arb(0)) else -1
        if not is_above(side * y, self.epsilon):
            raise Undecided
        if high is None:
            step = 1 / self.motion.slow.mid()
            high = low + step
            while self.is_out(side, high):
                step = 2 * step
                high = (low + step).mid()
        elif self.is_out(side, high):
            raise Undecided
        return side, low, high.mid()

    def is_out(self, side, time):
        return is_above(side * self.motion.at(time)[0], self.epsilon)

    def solve(self):
        """The duration as a ball, or as a finished pair."""
        found = self.bracket()
        if len(found) == 2:
            return found
        side, low, high = found
        return bisect(lambda time: self.is_out(side, time), low, high)

    def condition(self, time):
        """How much a relative change of epsilon moves the duration, relatively."""
        return self.epsilon / (time * abs(self.motion.at(time)[1]))

    def answer(self):
        """(duration, condition, margin), each a pair of doubles."""
        duration = self.solve()
        condition = NOTHING
        if not isinstance(duration, tuple):
            condition, duration = split(self.condition(duration)), split(duration)
        margin = split(self.margin) if self.margin.is_finite() else NEVER
        if duration is None or condition is None or margin is None:
            raise Undecided
        return duration, condition, margin


def measure(spring, start, target, velocity, epsilon):
    """(duration, condition, margin), each a pair of doubles."""
    if not epsilon > 0:
        raise ValueError("epsilon is above 0")
    if start == target and velocity == 0:
        return AT_ONCE, NOTHING, NEVER
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            return Settling(spring, start, target, velocity, epsilon).answer()
        except Undecided:
            continue
    raise NotProved("epsilon touches a peak too closely, or the ball is still too wide")


def settle(spring, start, target, velocity, epsilon):
    return measure(spring, start, target, velocity, epsilon)[0]


def certify(row):
    spring = spring_of(row)
    motion = [float(row[name]) for name in ("from", "to", "initialVelocity", "epsilon")]
    duration, condition, margin = measure(spring, *motion)
    inputs = [text(row["first"]), text(row["second"]), text(row["third"]) if row["third"] else ""]
    numbers = motion + list(duration) + [condition[0], margin[0]]
    return [row["id"], spring.parameterisation] + inputs + [text(number) for number in numbers]


def table(folder):
    return COLUMNS, certify_cases(folder, "settling", certify)
