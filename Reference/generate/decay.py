# SPDX-License-Identifier: Apache-2.0
"""Motions that slow down: exponential decay, constant friction, decay that meets a bound, the rubber band."""

import math
from fractions import Fraction

from balls import NotProved, arb, is_above, prove, split_fraction, text
from springs import Displacement, Spring
from tables import certify_cases

INPUTS = "id,model,parameter,coefficient,from,initialVelocity,lower,upper,response,dampingRatio".split(",")
COLUMNS = INPUTS + "query,argument,result,resultLow".split(",")

MODELS = ("ratePerMillisecond", "timeConstant", "friction", "rubberBand")


class Decay:
    """The rate 1/tau per second and tau itself, exact where the time constant was given."""

    def __init__(self, model, parameter):
        self.model, self.parameter = model, parameter
        if model == "ratePerMillisecond" and not 0 < parameter < 1:
            raise ValueError("ratePerMillisecond is above 0 and below 1")
        if model == "timeConstant" and not 0 < parameter < math.inf:
            raise ValueError("timeConstant is above 0")

    def rate(self):
        if self.model == "timeConstant":
            return 1 / arb(self.parameter)
        return -1000 * arb(self.parameter).log()

    def span(self):
        return 1 / self.rate()

    def exact_span(self):
        return Fraction(self.parameter) if self.model == "timeConstant" else None


class Answers:
    """Collects the lines of one case; a number is a ball made by a function, or an exact fraction."""

    def __init__(self, row):
        self.inputs = [row["id"], row["model"]] + [text(row[name]) if row[name] else "" for name in INPUTS[2:]]
        self.lines = []

    def add(self, query, argument, compute):
        """`compute` gives a fraction, a ball, or a pair (offset, ball)."""
        try:
            found = compute()
            if isinstance(found, (Fraction, int)):
                pair = split_fraction(Fraction(found))
            else:
                pair = prove(lambda: [compute()])[0]
        except NotProved as fault:
            raise NotProved("{}: {}".format(query, fault))
        argument = "" if argument is None else text(argument)
        self.lines.append(self.inputs + [query, argument] + [text(number) for number in pair])


def root_of(number):
    """The square root of a fraction: a fraction where it is one, else a ball."""
    above, below = math.isqrt(number.numerator), math.isqrt(number.denominator)
    if above * above == number.numerator and below * below == number.denominator:
        return Fraction(above, below)
    return ball_of(number).sqrt()


def ball_of(number):
    """A fraction as a ball at the precision in force."""
    return arb(number.numerator) / arb(number.denominator) if isinstance(number, Fraction) else number


def numbers_of(row, names):
    return [float(row[name]) if row[name] else None for name in names]


def certify_decay(row):
    decay = Decay(row["model"], float(row["parameter"]))
    start, velocity, time, level, threshold = numbers_of(row, ("from", "initialVelocity", "time", "level", "threshold"))
    span = decay.exact_span()
    way = Fraction(level) - Fraction(start)
    speed = abs(velocity)
    answers = Answers(row)
    answers.add("value", time, lambda: Fraction(start) if time == 0 else (start, -arb(velocity) * decay.span() * (-decay.rate() * arb(time)).expm1()))
    answers.add("velocity", time, lambda: Fraction(velocity) if time == 0 else arb(velocity) * (-decay.rate() * arb(time)).exp())
    answers.add("acceleration", time, lambda: -Fraction(velocity) / span if time == 0 and span else -arb(velocity) * decay.rate() * (-decay.rate() * arb(time)).exp())
    answers.add("finalValue", None, lambda: Fraction(start) + Fraction(velocity) * span if span else (start, arb(velocity) * decay.span()))
    answers.add("speedTime", threshold, lambda: decay.span() * (arb(speed) / arb(threshold)).log())
    answers.add("settlingDuration", threshold, lambda: decay.span() * (arb(speed) * decay.span() / arb(threshold)).log())
    answers.add("time", level, lambda: -decay.span() * (-ball_of(way) * decay.rate() / arb(velocity)).log1p())
    answers.add("landingVelocity", level, lambda: way / span if span else ball_of(way) * decay.rate())
    if decay.model == "timeConstant":
        answers.add("ratePerMillisecond", None, lambda: (-decay.rate() / 1000).exp())
        answers.add("steppedScrollEnd", None, lambda: (start, arb(velocity) / 1000 / (decay.rate() / 1000).expm1()))
    else:
        rate = Fraction(decay.parameter)
        answers.add("timeConstant", None, decay.span)
        answers.add("steppedScrollEnd", None, lambda: Fraction(start) + Fraction(velocity) / 1000 * rate / (1 - rate))
    return answers.lines


def certify_friction(row):
    deceleration, start, velocity, time, level, threshold = (
        Fraction(number) for number in numbers_of(row, ("parameter", "from", "initialVelocity", "time", "level", "threshold"))
    )
    if not deceleration > 0:
        raise ValueError("the deceleration is above 0")
    stop = abs(velocity) / deceleration
    final = start + velocity * stop / 2
    slid = min(time, stop)
    reach = (level - start) / velocity
    if not 0 < 2 * reach <= stop:
        raise ValueError("the level lies on the way")

    def last():
        share = root_of(2 * threshold / (abs(velocity) * stop))
        return stop * (1 - share) if isinstance(share, Fraction) else ball_of(stop) * (1 - share)

    def arrival():
        root = root_of(1 - 2 * reach / stop)
        return 2 * reach / (1 + root) if isinstance(root, Fraction) else 2 * ball_of(reach) / (1 + root)

    def landing():
        sign = 1 if level > start else -1
        return sign * root_of(2 * deceleration * abs(level - start))

    answers = Answers(row)
    answers.add("value", float(time), lambda: start + velocity * (slid - slid * slid / (2 * stop)))
    answers.add("velocity", float(time), lambda: velocity * (1 - slid / stop))
    answers.add("finalValue", None, lambda: final)
    answers.add("stopTime", None, lambda: stop)
    answers.add("speedTime", float(threshold), lambda: max(Fraction(0), (abs(velocity) - threshold) / deceleration))
    answers.add("settlingDuration", float(threshold), last)
    answers.add("time", float(level), arrival)
    answers.add("landingVelocity", float(level), landing)
    return answers.lines


def certify_bounded(row):
    decay = Decay(row["model"], float(row["parameter"]))
    names = ("from", "initialVelocity", "lower", "upper", "response", "dampingRatio", "time")
    start, velocity, lower, upper, response, ratio, time = numbers_of(row, names)
    spring = Spring("response-dampingRatio", response, ratio)
    inside = lower <= start <= upper
    bound = (upper if velocity > 0 else lower) if inside else (upper if start > upper else lower)
    way = Fraction(bound) - Fraction(start)
    at_once = not inside or way == 0

    def rest():
        """1 - (bound - from) / (v0 tau): above 0 where the bound is met."""
        return 1 - ball_of(way) * decay.rate() / arb(velocity)

    def hit():
        return arb(0) if at_once else -decay.span() * (-ball_of(way) * decay.rate() / arb(velocity)).log1p()

    def handed():
        if at_once:
            return Fraction(velocity)
        span = decay.exact_span()
        return Fraction(velocity) - way / span if span else arb(velocity) * rest()

    if not at_once and not is_above(rest(), arb(0)):
        raise ValueError("the bound is met")

    def state():
        late = arb(time) - hit()
        if at_once or is_above(late, arb(0)):
            motion = Displacement(spring, start if not inside else bound, bound, ball_of(handed()))
            y, rate, _ = motion.at(late)
            return (bound, y), rate
        faded = -decay.rate() * arb(time)
        return (start, -arb(velocity) * decay.span() * faded.expm1()), arb(velocity) * faded.exp()

    answers = Answers(row)
    if at_once:
        answers.add("hitTime", None, lambda: Fraction(0))
    else:
        answers.add("hitTime", None, hit)
    answers.add("hitVelocity", None, handed)
    answers.add("value", time, lambda: state()[0])
    answers.add("velocity", time, lambda: state()[1])
    return answers.lines


def certify_rubber_band(row):
    dimension, coefficient, level, threshold = (
        Fraction(number) for number in numbers_of(row, ("parameter", "coefficient", "level", "threshold"))
    )
    if not (dimension > 0 and coefficient > 0 and abs(threshold) < dimension):
        raise ValueError("dimension and coefficient are above 0, and what is shown is shorter than the dimension")
    answers = Answers(row)
    answers.add("shown", float(level), lambda: level * coefficient * dimension / (abs(level) * coefficient + dimension))
    answers.add("offset", float(threshold), lambda: threshold * dimension / (coefficient * (dimension - abs(threshold))))
    answers.add("slope", float(level), lambda: coefficient * dimension**2 / (abs(level) * coefficient + dimension) ** 2)
    return answers.lines


def certify(row):
    if row["model"] not in MODELS:
        raise ValueError("unknown model {!r}".format(row["model"]))
    if row["model"] == "friction":
        return certify_friction(row)
    if row["model"] == "rubberBand":
        return certify_rubber_band(row)
    return certify_bounded(row) if row["lower"] else certify_decay(row)


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "decay", certify) for line in lines]
