# SPDX-License-Identifier: Apache-2.0
"""Conversions between the parameterisations of a spring, each with the condition of its map."""

from balls import NotProved, arb, prove, text
from springs import spring_of
from tables import certify_cases

COLUMNS = "id,parameterisation,first,second,third,property,value,valueLow,condition".split(",")

PROPERTIES = (
    "mass", "stiffness", "damping", "response", "dampingRatio", "duration", "bounce", "angularFrequency",
    "decay", "signedSquaredFrequency",
)


def value_of(spring, name):
    """The property as a ball at the precision in force."""
    given = spring.parameterisation
    if name == "mass":
        return arb(spring.first) if given == "mass-stiffness-damping" else arb(1)
    if name == "stiffness":
        return arb(spring.second) if given == "mass-stiffness-damping" else spring.squared_frequency()
    if name == "damping":
        return arb(spring.third) if given == "mass-stiffness-damping" else 2 * spring.decay()
    if name in ("response", "duration"):
        return 2 * arb.pi() / spring.angular_frequency() if given == "mass-stiffness-damping" else arb(spring.first)
    if name == "dampingRatio":
        return spring.damping_ratio()
    if name == "bounce":
        if given == "duration-bounce":
            return arb(spring.second)
        if spring.regime == "criticallyDamped":
            return arb(0)
        ratio = spring.damping_ratio()
        return 1 / ratio - 1 if spring.regime == "overDamped" else 1 - ratio
    if name == "angularFrequency":
        return spring.angular_frequency()
    if name == "decay":
        return spring.decay()
    if name == "signedSquaredFrequency":
        return spring.signed_squared_frequency()
    raise ValueError("unknown property {!r}".format(name))


def ratio_sensitivity(spring):
    """Sum over the parameters p of |dlog(dampingRatio)/dlog(p)|, as a ball."""
    if spring.parameterisation == "response-dampingRatio":
        return arb(1)
    if spring.parameterisation == "mass-stiffness-damping":
        return arb(2)
    bounce = arb(spring.second)
    return bounce / (1 - bounce) if spring.second >= 0 else -bounce / (1 + bounce)


def is_zero(spring, name):
    """Whether the property is exactly 0."""
    if name in ("damping", "dampingRatio", "decay"):
        return spring.regime == "undamped"
    if name in ("bounce", "signedSquaredFrequency"):
        return spring.regime == "criticallyDamped"
    return False


def condition_of(spring, name):
    """Sum over the given parameters p of |df/dp * p / f|, as a ball; f is not 0."""
    masses = spring.parameterisation == "mass-stiffness-damping"
    if name in ("mass", "stiffness", "damping") and masses:
        return arb(1)
    if name == "mass":
        return arb(0)
    if name == "stiffness":
        return arb(2)
    if name in ("damping", "decay"):
        return arb(2) if masses else 1 + ratio_sensitivity(spring)
    if name in ("response", "duration", "angularFrequency"):
        return arb(1)
    if name == "dampingRatio":
        return ratio_sensitivity(spring)
    if name == "bounce":
        if spring.parameterisation == "duration-bounce":
            return arb(1)
        ratio = spring.damping_ratio()
        inner = 1 / (ratio - 1) if spring.regime == "overDamped" else ratio / (1 - ratio)
        return ratio_sensitivity(spring) * inner
    if spring.parameterisation == "duration-bounce":
        # f = w0^2 b (2 - b), and w0^2 b (2 + b) / (1 + b)^2 below 0.
        bounce = arb(spring.second)
        if spring.second >= 0:
            return 2 + 2 * (1 - bounce) / (2 - bounce)
        return 2 + 2 / ((1 + bounce) * (2 + bounce))
    if not masses:
        ratio = spring.damping_ratio()
        square = ratio * ratio
        return 2 + 2 * square / abs((1 - ratio) * (1 + ratio))
    # f = k/m - (c/2m)^2
    stiff, drag = spring.squared_frequency(), spring.decay() * spring.decay()
    return (abs(2 * drag - stiff) + stiff + 2 * drag) / abs(spring.signed_squared_frequency())


def certify(row):
    spring = spring_of(row)
    inputs = [text(row["first"]), text(row["second"]), text(row["third"]) if row["third"] else ""]
    lines = []
    for name in PROPERTIES:
        if is_zero(spring, name):
            numbers = [0.0, 0.0, float("inf")]
        else:
            try:
                value, condition = prove(lambda: [value_of(spring, name), condition_of(spring, name)])
            except NotProved as fault:
                raise NotProved("{}: {}".format(name, fault))
            numbers = [value[0], value[1], condition[0]]
        lines.append([row["id"], spring.parameterisation] + inputs + [name] + [text(n) for n in numbers])
    return lines


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "conversions", certify) for line in lines]
