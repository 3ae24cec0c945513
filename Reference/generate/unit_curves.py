# SPDX-License-Identifier: Apache-2.0
"""Unit curves: cubic beziers with certified parameters, and the three circular curves."""

from fractions import Fraction

from balls import NotProved, PRECISIONS, arb, ctx, split, split_fraction, text
from tables import certify_cases

COLUMNS = "id,curve,x1,y1,x2,y2,progress,value,valueLow,slope,slopeLow".split(",")

INFINITY = float("inf")


class Cubic:
    """3 p1 s (1-s)^2 + 3 p2 s^2 (1-s) + s^3 as ((a s + b) s + c) s, over fractions or over balls."""

    def __init__(self, first, second):
        self.c = 3 * first
        self.b = 3 * second - 6 * first
        self.a = 1 + 3 * first - 3 * second

    def value(self, s):
        return ((self.a * s + self.b) * s + self.c) * s

    def slope(self, s):
        return (3 * self.a * s + 2 * self.b) * s + self.c

    def second(self, s):
        return 6 * self.a * s + 2 * self.b


def exact_cubic(first, second):
    return Cubic(Fraction(first), Fraction(second))


class Bracket:
    """The parameter s with X(s) = x, by bisection at dyadic points with certified signs.

    X rises strictly on [0, 1] when both handles have their x in [0, 1], so a change of sign encloses the
    one root. A midpoint that is the root itself is recognised exactly.
    """

    def __init__(self, x1, x2, progress):
        self.handles, self.progress = (x1, x2), progress
        self.exact = None
        if progress in (0, 1):
            self.exact = Fraction(progress)
            return
        # The power of two below the root first, so that small roots get their digits too. X(s) > 2^-1074
        # well before s = 2^-1100.
        low, high = 0, 1100
        while high - low > 1:
            middle = (low + high) // 2
            sign = self._sign(Fraction(1, 1 << middle))
            if sign == 0:
                self.exact = Fraction(1, 1 << middle)
                return
            if sign > 0:
                low = middle
            else:
                high = middle
        self.numerator, self.power = 1, high

    def _sign(self, s):
        """Sign of X(s) - x at a dyadic point, from a ball that excludes zero, or exactly."""
        numerator, power = int(s.numerator), s.denominator.bit_length() - 1
        return self._sign_at(numerator, power)

    def _sign_at(self, numerator, power):
        for precision in (128, 256, 512, 1024, 2048, 4096):
            ctx.prec = precision
            x1, x2 = arb(self.handles[0]), arb(self.handles[1])
            s = arb(numerator) * arb(2) ** -power
            difference = Cubic(x1, x2).value(s) - arb(self.progress)
            if difference > 0:
                return 1
            if difference < 0:
                return -1
        s = Fraction(numerator, 1 << power)
        difference = exact_cubic(*self.handles).value(s) - Fraction(self.progress)
        return (difference > 0) - (difference < 0)

    def narrow(self, bits):
        """Halve until the bracket [n, n + 1] / 2^power has an n of that many bits."""
        while self.exact is None and self.numerator.bit_length() < bits:
            middle = 2 * self.numerator + 1
            sign = self._sign_at(middle, self.power + 1)
            if sign == 0:
                self.exact = Fraction(middle, 1 << (self.power + 1))
            elif sign > 0:
                self.numerator, self.power = 2 * self.numerator, self.power + 1
            else:
                self.numerator, self.power = middle, self.power + 1

    def ball(self):
        """The bracket as a ball at the precision in force."""
        half = arb(2) ** -(self.power + 1)
        return arb((2 * self.numerator + 1) * half, half)


def slope_at_exact(x1, y1, x2, y2, s):
    """dy/dx at an exact parameter, by the limit from inside the curve where X' vanishes."""
    x_cubic, y_cubic = exact_cubic(x1, x2), exact_cubic(y1, y2)
    run, rise = x_cubic.slope(s), y_cubic.slope(s)
    if run != 0:
        return split_fraction(rise / run)
    if rise != 0:
        return (INFINITY if rise > 0 else -INFINITY), 0.0
    if s in (0, 1):
        # The handle sits on the end: the next control point gives the direction, then the far end.
        run, rise = Fraction(x2), Fraction(y2)
        if s == 1:
            run, rise = 1 - Fraction(x1), 1 - Fraction(y1)
        if run != 0:
            return split_fraction(rise / run)
        if rise != 0:
            return (INFINITY if rise > 0 else -INFINITY), 0.0
        return 1.0, 0.0
    if y_cubic.second(s) == 0:
        return split_fraction(y_cubic.a / x_cubic.a)
    raise ValueError("the curve has a cusp here whose two sides have different slopes")


def bezier(x1, y1, x2, y2, progress):
    """(value, slope), each as a pair of doubles."""
    if not (0 <= x1 <= 1 and 0 <= x2 <= 1):
        raise ValueError("x1 and x2 lie in 0...1")
    if not 0 <= progress <= 1:
        raise ValueError("progress lies in 0...1")
    bracket = Bracket(x1, x2, progress)
    if (x1, x2) == (y1, y2):
        # The diagonal: Y is X, whatever the parameter is.
        return (progress, 0.0), (1.0, 0.0)
    for precision in PRECISIONS:
        bracket.narrow(precision - 40)
        if bracket.exact is not None:
            value = exact_cubic(y1, y2).value(bracket.exact)
            return split_fraction(value), slope_at_exact(x1, y1, x2, y2, bracket.exact)
        ctx.prec = precision
        s = bracket.ball()
        x_cubic, y_cubic = Cubic(arb(x1), arb(x2)), Cubic(arb(y1), arb(y2))
        value = split(y_cubic.value(s))
        if value is None:
            continue
        slope = split(y_cubic.slope(s) / x_cubic.slope(s))
        if slope is not None:
            return value, slope
    raise NotProved("the parameter cannot be narrowed enough")


def circular(curve, progress):
    """(value, slope) of a circular curve, in forms that keep small values sharp."""
    for precision in PRECISIONS:
        ctx.prec = precision
        p = arb(progress)
        if curve == "circularEaseIn":
            height, run = (1 - p) * (1 + p), p
            value = p * p / (1 + height.sqrt())
        elif curve == "circularEaseOut":
            height, run = p * (2 - p), 1 - p
            value = height.sqrt()
        elif progress < 0.5:
            height, run = (1 - 2 * p) * (1 + 2 * p), 2 * p
            value = 2 * p * p / (1 + height.sqrt())
        else:
            height, run = (2 * p - 1) * (3 - 2 * p), 2 - 2 * p
            value = (1 + height.sqrt()) / 2
        slope = (INFINITY, 0.0) if height == 0 else split(run / height.sqrt())
        value = split(value)
        if value is not None and slope is not None:
            return value, slope
    raise NotProved("the ball is still too wide")


def certify(row):
    curve, progress = row["curve"], float(row["progress"])
    if curve == "bezier":
        handles = [float(row[name]) for name in ("x1", "y1", "x2", "y2")]
        pairs = bezier(*handles, progress)
        inputs = [text(number) for number in handles]
    elif curve in ("circularEaseIn", "circularEaseOut", "circularEaseInOut"):
        pairs = circular(curve, progress)
        inputs = [""] * 4
    else:
        raise ValueError("unknown curve {!r}".format(curve))
    return [row["id"], curve] + inputs + [text(progress)] + [text(n) for pair in pairs for n in pair]


def table(folder):
    return COLUMNS, certify_cases(folder, "unit-curves", certify)
