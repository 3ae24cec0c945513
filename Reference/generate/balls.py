# SPDX-License-Identifier: Apache-2.0
"""Ball arithmetic helpers: exact inputs, proved roundings, text of doubles.

A ball is a midpoint with a radius, and the truth is certainly inside it. A stored number is a pair of
doubles: the truth rounded to nearest, and what is then left of the truth, rounded to nearest. `split`
returns the pair only if both ends of the ball round to the same pair, so that every digit is proved.
"""

import sys

try:
    from flint import arb, ctx
except ImportError:
    sys.exit(
        "python-flint is missing: it does the ball arithmetic behind the reference tables.\n"
        "Run `make reference`, which sets up a virtual environment of its own, or\n"
        "`pip install -r requirements.txt` in an environment you have made."
    )

PRECISIONS = (192, 320, 640, 1280, 2560, 5120, 10240)

# Anything smaller than 2^TINY cannot change a rounding to a double, nor the low part beside it.
TINY = -2400


class NotProved(ValueError):
    """The ball stayed too wide at the highest precision."""


class Undecided(Exception):
    """A ball is too wide for a comparison: the caller raises the precision."""


def is_above(left, right):
    """Whether left > right, certainly."""
    if left > right:
        return True
    if left <= right:
        return False
    raise Undecided


def bounds(ball):
    """Lower and upper end of a ball as integers times 2^exponent (possibly a little wider)."""
    middle, middle_exponent = (int(part) for part in ball.mid().man_exp())
    radius, radius_exponent = (int(part) for part in ball.rad().man_exp())
    if middle and middle.bit_length() + middle_exponent < TINY:
        # Smaller than anything that matters: widen to a ball about zero.
        return _about_zero(radius, radius_exponent)
    if radius and radius.bit_length() + radius_exponent < TINY:
        radius, radius_exponent = 1, TINY
    exponent = min(middle_exponent if middle else 0, radius_exponent if radius else 0)
    scaled = middle << (middle_exponent - exponent) if middle else 0
    spread = radius << (radius_exponent - exponent) if radius else 0
    return scaled - spread, scaled + spread, exponent


def _about_zero(radius, radius_exponent):
    if radius and radius.bit_length() + radius_exponent >= TINY:
        exponent = min(radius_exponent, TINY)
        spread = (radius << (radius_exponent - exponent)) + (1 << (TINY - exponent))
        return -spread, spread, exponent
    return -2, 2, TINY


def nearest(integer, exponent):
    """The double nearest to integer · 2^exponent, ties to even, subnormals included."""
    try:
        if exponent >= 0:
            return float(integer << exponent)
        return integer / (1 << -exponent) + 0.0
    except OverflowError:
        return float("inf") if integer > 0 else float("-inf")


def _as_power(number):
    numerator, denominator = number.as_integer_ratio()
    return numerator, 1 - denominator.bit_length()


def _subtract(integer, exponent, number):
    numerator, power = _as_power(number)
    common = min(exponent, power)
    return (integer << (exponent - common)) - (numerator << (power - common)), common


def split(ball, offset=0.0):
    """High and low double of offset + ball, or None if the ball does not decide both roundings."""
    if not ball.is_finite():
        return None
    lower, upper, exponent = bounds(ball)
    if offset:
        lower, lower_exponent = _subtract(lower, exponent, -offset)
        upper, exponent = _subtract(upper, exponent, -offset)
        assert lower_exponent == exponent
    high = nearest(lower, exponent)
    if high != nearest(upper, exponent):
        return None
    if high in (float("inf"), float("-inf")):
        return high, 0.0
    low = nearest(*_subtract(lower, exponent, high))
    if low != nearest(*_subtract(upper, exponent, high)):
        return None
    return high + 0.0, low + 0.0


def split_fraction(fraction):
    """High and low double of an exact rational number."""
    try:
        high = fraction.numerator / fraction.denominator
    except OverflowError:
        return (float("inf") if fraction > 0 else float("-inf")), 0.0
    rest = fraction - type(fraction)(high)
    return high + 0.0, rest.numerator / rest.denominator + 0.0


def prove(compute, precisions=PRECISIONS):
    """Raise the working precision until every number of `compute()` is decided.

    `compute()` returns a list of balls, or of pairs (offset, ball) for the exact double offset plus the
    ball, which keeps a tiny ball beside a large offset sharp. Returns one (high, low) pair for each.
    """
    before = ctx.prec
    try:
        for precision in precisions:
            ctx.prec = precision
            pairs = []
            for item in compute():
                offset, ball = item if isinstance(item, tuple) else (0.0, item)
                pair = split(ball, offset)
                if pair is None:
                    break
                pairs.append(pair)
            else:
                return pairs
    finally:
        ctx.prec = before
    raise NotProved("the ball is still too wide at {} bits".format(precisions[-1]))


def text(number):
    """Shortest decimal that reads back to the same double."""
    return repr(float(number))
