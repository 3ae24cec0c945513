# SPDX-License-Identifier: Apache-2.0
"""Springs from the differential equation m x'' + c x' + k (x - to) = 0, in ball arithmetic."""

import copy
from fractions import Fraction

from balls import arb, is_above, prove, text
from tables import certify_cases

COLUMNS = (
    "id,parameterisation,first,second,third,from,to,initialVelocity,time,regime,value,valueLow,velocity,"
    "velocityLow,acceleration,accelerationLow,remaining,remainingLow"
).split(",")

PARAMETERISATIONS = ("response-dampingRatio", "duration-bounce", "mass-stiffness-damping")


class Spring:
    """The parameters as exact doubles, and what follows from them exactly or as balls."""

    def __init__(self, parameterisation, first, second, third=None):
        if parameterisation not in PARAMETERISATIONS:
            raise ValueError("unknown parameterisation {!r}".format(parameterisation))
        self.parameterisation = parameterisation
        self.first, self.second, self.third = first, second, third
        if parameterisation == "mass-stiffness-damping":
            if not (first > 0 and second > 0 and third >= 0):
                raise ValueError("mass and stiffness are above 0, damping is not below 0")
        elif not first > 0:
            raise ValueError("response or duration is above 0")
        elif parameterisation == "response-dampingRatio" and not second >= 0:
            raise ValueError("dampingRatio is not below 0")
        elif parameterisation == "duration-bounce" and not -1 < second <= 1:
            raise ValueError("bounce is above -1 and at most 1")
        self.regime = self._regime()

    def _regime(self):
        if self.parameterisation == "mass-stiffness-damping":
            mass, stiffness, damping = map(Fraction, (self.first, self.second, self.third))
            square = damping * damping / (4 * mass * stiffness)
        else:
            ratio = self.exact_damping_ratio()
            square = ratio * ratio
        if square == 0:
            return "undamped"
        if square == 1:
            return "criticallyDamped"
        return "underDamped" if square < 1 else "overDamped"

    def exact_damping_ratio(self):
        """The damping ratio as a rational number (not for mass, stiffness, damping)."""
        if self.parameterisation == "response-dampingRatio":
            return Fraction(self.second)
        bounce = Fraction(self.second)
        return 1 - bounce if bounce >= 0 else 1 / (1 + bounce)

    def damping_ratio(self):
        if self.parameterisation == "response-dampingRatio":
            return arb(self.second)
        if self.parameterisation == "duration-bounce":
            bounce = arb(self.second)
            return 1 - bounce if self.second >= 0 else 1 / (1 + bounce)
        return arb(self.third) / (2 * (arb(self.first) * arb(self.second)).sqrt())

    def angular_frequency(self):
        if self.parameterisation == "mass-stiffness-damping":
            return self.squared_frequency().sqrt()
        return 2 * arb.pi() / arb(self.first)

    def squared_frequency(self):
        if self.parameterisation == "mass-stiffness-damping":
            return arb(self.second) / arb(self.first)
        frequency = self.angular_frequency()
        return frequency * frequency

    def decay(self):
        if self.parameterisation == "mass-stiffness-damping":
            return arb(self.third) / (2 * arb(self.first))
        return self.damping_ratio() * self.angular_frequency()

    def signed_squared_frequency(self):
        """omega0^2 - gamma^2: positive below critical damping, negative above, exactly 0 at it."""
        if self.regime == "criticallyDamped":
            return arb(0)
        if self.parameterisation == "mass-stiffness-damping":
            mass, stiffness, damping = arb(self.first), arb(self.second), arb(self.third)
            return (4 * mass * stiffness - damping * damping) / (4 * mass * mass)
        ratio = self.damping_ratio()
        return self.squared_frequency() * ((1 - ratio) * (1 + ratio))


class Displacement:
    """y = x - to at the working precision in force when it was made: y, y' and y'' at any time."""

    def __init__(self, spring, start, target, initial_velocity):
        self.regime = spring.regime
        self.response = None if spring.parameterisation == "mass-stiffness-damping" else spring.first
        self.offset = arb(start) - arb(target)
        self.velocity = arb(initial_velocity)
        self.decay = spring.decay()
        self.squared = spring.squared_frequency()
        signed = spring.signed_squared_frequency()
        if self.regime in ("undamped", "underDamped"):
            self.frequency = signed.sqrt()
        else:
            self.split_rate = (-signed).sqrt()
            self.fast = self.decay + self.split_rate
            self.slow = self.squared / self.fast

    def at(self, time):
        time = arb(time)
        offset, velocity = self.offset, self.velocity
        if self.regime in ("undamped", "underDamped"):
            phase = self.frequency * time
            envelope = (-self.decay * time).exp()
            cosine, sine = phase.cos(), phase.sin() / self.frequency
            y = envelope * (offset * cosine + (velocity + self.decay * offset) * sine)
            rate = envelope * (velocity * cosine - (self.squared * offset + self.decay * velocity) * sine)
        else:
            # exp(-slow t) is taken out of both exponentials; what is left of the other is exp(-2 kappa t) <= 1.
            envelope = (-self.slow * time).exp()
            if self.regime == "criticallyDamped":
                ramp = time
            else:
                ramp = -(-2 * self.split_rate * time).expm1() / (2 * self.split_rate)
            y = envelope * (offset + (velocity + self.slow * offset) * ramp)
            rate = envelope * (velocity - (self.squared * offset + self.fast * velocity) * ramp)
        return y, rate, -2 * self.decay * rate - self.squared * y

    def derivative(self):
        """The rate y' obeys the same equation; it starts at y'(0) with the slope y''(0)."""
        rate = copy.copy(self)
        rate.offset = self.velocity
        rate.velocity = -2 * self.decay * self.velocity - self.squared * self.offset
        return rate

    def amplitude(self):
        """R: wherever the motion turns, |y| is R exp(-gamma t), in every regime."""
        offset, velocity = self.offset, self.velocity
        if velocity == 0:
            return abs(offset)
        square = self.squared * offset * offset + 2 * self.decay * velocity * offset + velocity * velocity
        return (square / self.squared).sqrt()

    def peak(self, time):
        """|y| at a time where the motion turns."""
        return self.amplitude() * (-self.decay * time).exp()

    def half_period(self):
        """Time from one turn to the next; None at and above critical damping, where there is one at most."""
        if self.regime == "undamped" and self.response is not None:
            return arb(self.response) / 2
        return arb.pi() / self.frequency if self.regime in ("undamped", "underDamped") else None

    def first_turn(self):
        """The first time at or after 0 with y' = 0, or None."""
        if self.velocity == 0:
            return arb(0)
        push = self.squared * self.offset + self.decay * self.velocity
        if self.half_period() is not None:
            if push == 0:
                return self.half_period() / 2
            angle = arb.atan2(self.velocity * self.frequency, push)
            return (angle if is_above(self.velocity, arb(0)) else angle + arb.pi()) / self.frequency
        # tanh(kappa t) / kappa = velocity / push
        if push == 0 or not is_above(push * self.velocity, arb(0)):
            return None
        ratio = self.velocity / push
        if self.regime == "criticallyDamped":
            return ratio
        share = self.split_rate * ratio
        if not is_above(arb(1), share):
            return None
        return (2 * share / (1 - share)).log1p() / (2 * self.split_rate)


def spring_of(row):
    third = row["third"]
    return Spring(
        row["parameterisation"], float(row["first"]), float(row["second"]), float(third) if third else None
    )


def certify(row):
    spring = spring_of(row)
    start, target = float(row["from"]), float(row["to"])
    velocity, time = float(row["initialVelocity"]), float(row["time"])
    if not time >= 0:
        raise ValueError("time is not below 0")

    def compute():
        if time == 0:
            y = arb(start) - arb(target)
            rate = arb(velocity)
            acceleration = -2 * spring.decay() * rate - spring.squared_frequency() * y
        else:
            y, rate, acceleration = Displacement(spring, start, target, velocity).at(time)
        return [(target, y), rate, acceleration, -y]

    pairs = prove(compute)
    cells = [row["id"], row["parameterisation"], text(row["first"]), text(row["second"])]
    cells.append(text(row["third"]) if row["third"] else "")
    cells += [text(row[name]) for name in ("from", "to", "initialVelocity", "time")]
    cells.append(spring.regime)
    cells += [text(number) for pair in pairs for number in pair]
    return cells


def table(folder):
    return COLUMNS, certify_cases(folder, "springs", certify)
