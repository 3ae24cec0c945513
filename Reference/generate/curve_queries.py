# SPDX-License-Identifier: Apache-2.0
"""Questions about whole unit curves: where they turn, which values they take, at which progress they have one."""

import math
from fractions import Fraction

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, split_fraction, text
from settling import bisect
from tables import certify_cases
from unit_curves import Cubic, exact_cubic

COLUMNS = "id,curve,x1,y1,x2,y2,query,argument,index,result,resultLow".split(",")


def ball_of(number):
    """A fraction as a ball at the precision in force; balls stay as they are."""
    return arb(number.numerator) / arb(number.denominator) if isinstance(number, Fraction) else number


def root_of(number):
    """The square root of a fraction: a fraction where it is one, else a ball."""
    above, below = math.isqrt(number.numerator), math.isqrt(number.denominator)
    if above * above == number.numerator and below * below == number.denominator:
        return Fraction(above, below)
    return ball_of(number).sqrt()


def pair_of(number):
    return split_fraction(number) if isinstance(number, Fraction) else split(number)


class Bezier:
    """One attempt at the precision in force; parameters are fractions where they are rational, else balls."""

    def __init__(self, x1, y1, x2, y2):
        self.handles = x1, y1, x2, y2
        self.tall = exact_cubic(y1, y2)
        self.turns = [s for s in self.stationary() if self.is_inside(s)]

    def stationary(self):
        """Where Y' = c + 2 b s + 3 a s^2 changes its sign, rising; what is exactly 0 or 1 is left out."""
        a, b, c = self.tall.a, self.tall.b, self.tall.c
        if a == 0:
            return [] if b == 0 else [-c / (2 * b)]
        discriminant = b * b - 3 * a * c
        if discriminant <= 0:
            return []
        root = root_of(discriminant)
        found = [(-ball_of(b) + side * ball_of(root)) / (3 * ball_of(a)) for side in (-1, 1)]
        if isinstance(root, Fraction):
            found = [(-b + side * root) / (3 * a) for side in (-1, 1)]
        return found if a > 0 else found[::-1]

    def is_inside(self, s):
        if isinstance(s, Fraction):
            return 0 < s < 1
        return is_above(s, arb(0)) and is_above(arb(1), s)

    def at(self, s):
        """(x, y) at a parameter: fractions, or balls."""
        x1, y1, x2, y2 = self.handles
        if isinstance(s, Fraction):
            return exact_cubic(x1, x2).value(s), self.tall.value(s)
        return Cubic(arb(x1), arb(x2)).value(s), Cubic(arb(y1), arb(y2)).value(s)

    def extrema(self):
        return [self.at(s) for s in self.turns]

    def progresses(self, value):
        """Every x at which y is the value, in order."""
        goal = Fraction(value)
        found = [Fraction(0)] if goal == 0 else []
        ends = [Fraction(0)] + self.turns + [Fraction(1)]
        for low, high in zip(ends, ends[1:]):
            before, after = self.side(low, goal), self.side(high, goal)
            if before * after < 0:
                found.append(self.crossing(low, high, goal, before))
            elif after == 0 and high != 1:
                # A turn that has exactly this value touches it.
                found.append(self.at(high)[0])
        return found + ([Fraction(1)] if goal == 1 else [])

    def side(self, s, goal):
        height = self.at(s)[1]
        if isinstance(height, Fraction):
            return (height > goal) - (height < goal)
        return 1 if is_above(height, ball_of(goal)) else -1

    def crossing(self, low, high, goal, before):
        tall, level = Cubic(arb(self.handles[1]), arb(self.handles[3])), ball_of(goal)

        def is_left(s):
            return is_above(before * tall.value(s), before * level)

        s = bisect(is_left, ball_of(low).mid(), ball_of(high).mid())
        # Where the parameter is a short dyadic number itself, no ball of positive radius would ever prove it.
        near = Fraction(round(float(s.mid()) * 2**40), 2**40)
        if self.tall.value(near) == goal and s.overlaps(ball_of(near)):
            return self.at(near)[0]
        return self.at(s)[0]


def circular_progress(curve, value):
    """The progress at which a circular curve has a value inside 0...1."""
    y = Fraction(value)
    if y in (0, 1) or curve == "circularEaseInOut" and y == Fraction(1, 2):
        return y
    if curve == "circularEaseIn":
        return root_of(y * (2 - y))
    if curve == "circularEaseOut":
        root = root_of((1 - y) * (1 + y))
        return y * y / (1 + root) if isinstance(root, Fraction) else ball_of(y * y) / (1 + root)
    if y < Fraction(1, 2):
        return root_of(y * (1 - y))
    return 1 - root_of((1 - y) * y)


def answers(curve, handles, value):
    """[(query, argument, index, fraction or ball)] at the precision in force."""
    found = []
    if curve == "bezier":
        bezier = Bezier(*handles)
        extrema, progresses = bezier.extrema(), bezier.progresses(value)
    else:
        extrema = []
        progresses = [circular_progress(curve, value)] if 0 <= value <= 1 else []
    found.append(("extremumCount", "", "", Fraction(len(extrema))))
    least, largest = Fraction(0), Fraction(1)
    for index, (x, y) in enumerate(extrema):
        found += [("extremumProgress", "", index, x), ("extremumValue", "", index, y)]
        if is_above(ball_of(y), ball_of(largest)):
            largest = y
        if is_above(ball_of(least), ball_of(y)):
            least = y
    found += [("minimum", "", "", least), ("maximum", "", "", largest)]
    found.append(("progressCount", text(value), "", Fraction(len(progresses))))
    return found + [("progress", text(value), index, x) for index, x in enumerate(progresses)]


def certify(row):
    curve, value = row["curve"], float(row["value"])
    handles = [float(row[name]) for name in ("x1", "y1", "x2", "y2")] if curve == "bezier" else []
    if curve not in ("bezier", "circularEaseIn", "circularEaseOut", "circularEaseInOut"):
        raise ValueError("unknown curve {!r}".format(curve))
    if handles and not (0 <= handles[0] <= 1 and 0 <= handles[2] <= 1):
        raise ValueError("x1 and x2 lie in 0...1")
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            found = [(query, argument, index, pair_of(item)) for query, argument, index, item in answers(curve, handles, value)]
        except Undecided:
            continue
        if all(pair is not None for _, _, _, pair in found):
            break
    else:
        raise NotProved("the value touches a turn, or the ball is still too wide")
    head = [row["id"], curve] + ([text(number) for number in handles] or [""] * 4)
    return [head + [query, argument, str(index)] + [text(n) for n in pair] for query, argument, index, pair in found]


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "curve-queries", certify) for line in lines]
