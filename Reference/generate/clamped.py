# SPDX-License-Identifier: Apache-2.0
"""Springs that are held: inside a range of values, or at their target from the first time they are there."""

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, text
from queries import INFINITE, NOTHING, condition_at, crossings, decided, sign
from springs import Displacement, spring_of
from tables import certify_cases

COLUMNS = (
    "id,parameterisation,first,second,third,from,to,initialVelocity,lower,upper,query,argument,result,resultLow,condition"
).split(",")

# A time, or a value, nearer than this (relative) to where the motion is let go or held: there a rounding decides.
TOUCHING = 1e-12


class Held:
    """One attempt at the precision in force."""

    def __init__(self, row):
        self.start, self.target, self.velocity = (float(row[name]) for name in ("from", "to", "initialVelocity"))
        self.spring = spring_of(row)
        self.motion = Displacement(self.spring, self.start, self.target, self.velocity)
        self.lower = float(row["lower"]) if row["lower"] else None
        self.upper = float(row["upper"]) if row["upper"] else None
        self.is_range = self.lower is not None
        self.size = abs(self.motion.offset).max(abs(self.motion.velocity) / self.spring.angular_frequency())

    def level(self, value):
        return arb(value) - arb(self.target)

    def first_time_at(self, value):
        """The first time after 0 with x = value, or None."""
        times, _, _ = crossings(self.motion, self.level(value))
        return times[0] if times else None

    def touch(self):
        """(name, ball or pair, condition) of the first time at which the motion is held or let go."""
        if not self.is_range:
            if self.start == self.target:
                return "arrivalTime", NOTHING, None
            time = self.first_time_at(self.target)
            return ("arrivalTime", INFINITE, None) if time is None else ("arrivalTime", time, condition_at(self.motion, time))
        found = None
        for value in sorted({self.lower, self.upper}):
            time = self.first_time_at(value)
            if time is not None and (found is None or is_above(found[1], time)):
                found = value, time
        if found is None:
            return "touchTime", INFINITE, None
        name = "arrivalTime" if found[0] == self.target else "touchTime"
        return name, found[1], condition_at(self.motion, found[1])

    def state(self, time):
        """(value, velocity, acceleration), each a ball or a pair."""
        if time == 0:
            y, rate = self.motion.offset, self.motion.velocity
            pull = -2 * self.motion.decay * rate - self.motion.squared * y
        else:
            y, rate, pull = self.motion.at(time)
        held = self.held_at(time, y)
        if held is not None:
            return (held, 0.0), NOTHING, NOTHING
        return (self.target, y), rate, pull

    def held_at(self, time, y):
        """The value at which the motion is held then, or None."""
        if not self.is_range:
            _, arrival, _ = self.touch()
            if isinstance(arrival, tuple):
                return self.target if arrival == NOTHING else None
            if abs(arb(time) / arrival - 1) < TOUCHING:
                raise ValueError("the time is next to the arrival: choose another time")
            return self.target if is_above(arb(time), arrival) else None
        for value, side in ((self.upper, 1), (self.lower, -1)):
            beyond = side * (y - self.level(value))
            if time != 0 and abs(beyond) < TOUCHING * self.size:
                raise ValueError("the value is next to an end of the range then: choose another time")
            if is_above(beyond, arb(0)):
                return value
        return None

    def settling(self, epsilon):
        """(last time at which the held value is epsilon away from where it ends, condition)."""
        times = self.last_times_in_range(epsilon) if self.is_range else self.last_times_before_arrival(epsilon)
        if INFINITE in times:
            return INFINITE, None
        last = None
        for time in times:
            if last is None or is_above(time, last):
                last = time
        return (NOTHING, None) if last is None else (last, condition_at(self.motion, last))

    def last_times_in_range(self, epsilon):
        end = min(max(self.target, self.lower), self.upper)
        found = []
        for side, room in ((1, arb(self.upper) - arb(end)), (-1, arb(end) - arb(self.lower))):
            if is_above(room, arb(epsilon)):
                _, last, count = crossings(self.motion, self.level(end) + side * arb(epsilon))
                found += [INFINITE] if count == INFINITE else [] if last is None else [last]
        return found

    def last_times_before_arrival(self, epsilon):
        if self.start == self.target:
            return []
        _, arrival, _ = self.touch()
        times, last, _ = crossings(self.motion, sign(self.motion.offset) * arb(epsilon))
        if arrival == INFINITE:
            return [] if last is None else [last]
        return [time for time in times if is_above(arrival, time)][-1:]


def answers(row):
    """[(query, argument, ball or pair, condition)] at the precision in force."""
    held = Held(row)
    epsilon, time = float(row["epsilon"]), float(row["time"])
    name, when, condition = held.touch()
    found = [(name, "", when, condition)]
    for query, item in zip(("value", "velocity", "acceleration"), held.state(time)):
        found.append((query, text(time), item, None))
    return found + [("settlingDuration", text(epsilon), *held.settling(epsilon))]


def certify(row):
    if not float(row["epsilon"]) > 0 or not float(row["time"]) >= 0:
        raise ValueError("epsilon is above 0 and time is not below 0")
    if bool(row["lower"]) != bool(row["upper"]) or row["lower"] and not float(row["lower"]) <= float(row["upper"]):
        raise ValueError("lower and upper are both empty, or lower is not above upper")
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            found = []
            for query, argument, item, condition in answers(row):
                pairs = [decided(item), split(arb(1) if condition is None else condition)]
                found.append((query, argument, *pairs))
        except Undecided:
            continue
        if all(pair is not None and condition is not None for _, _, pair, condition in found):
            break
    else:
        raise NotProved("a limit or epsilon touches a peak, or the ball is still too wide")
    columns = ("first", "second", "third", "from", "to", "initialVelocity", "lower", "upper")
    head = [row["id"], row["parameterisation"]] + [text(row[name]) if row[name] else "" for name in columns]
    return [head + [query, argument] + [text(n) for n in (*pair, condition[0])] for query, argument, pair, condition in found]


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "clamped-springs", certify) for line in lines]
