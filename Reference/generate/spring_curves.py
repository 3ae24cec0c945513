# SPDX-License-Identifier: Apache-2.0
"""A spring as a curve of progress: its motion from 0 to 1, over its settling duration or a time of one's own."""

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, split, text
from queries import NOTHING, decided
from settling import AT_ONCE, Settling
from springs import Displacement, spring_of
from tables import certify_cases

COLUMNS = (
    "id,parameterisation,first,second,third,initialVelocity,epsilon,duration,query,argument,result,resultLow,condition"
).split(",")


def states(motion, time):
    """(x, x', x'') at a time, where y and x stand at (offset, ball)."""
    if time == 0:
        y, rate = motion.offset, motion.velocity
        return (1.0, y), rate, -2 * motion.decay * rate - motion.squared * y
    y, rate, pull = motion.at(time)
    return (1.0, y), rate, pull


def answers(row):
    """[(query, argument, ball or pair, condition)] at the precision in force."""
    spring, velocity, progress = spring_of(row), float(row["initialVelocity"]), float(row["progress"])
    motion = Displacement(spring, 0.0, 1.0, velocity)
    condition = None
    if row["epsilon"]:
        epsilon = arb(float(row["epsilon"]))
        settling = Settling(spring, 0.0, 1.0, velocity, epsilon)
        span = duration = settling.solve()
        if duration == AT_ONCE:
            span = arb(0)
        elif isinstance(duration, tuple):
            raise ValueError("the spring settles")
        else:
            condition = settling.condition(duration)
    else:
        span = duration = arb(float(row["duration"]))
        duration = (float(row["duration"]), 0.0)
    time = arb(progress) * span if progress != 0 and span != 0 else arb(0)
    value, rate, pull = states(motion, time)
    end = -states(motion, span)[0][1]
    return [
        ("duration", "", duration, condition),
        # Where it ends by epsilon, the size of what is missing is epsilon itself.
        ("endResidual", "", end if condition is None else (float(row["epsilon"]) * (1 if end > 0 else -1), 0.0), None),
        ("value", text(progress), value, None),
        ("velocity", text(progress), rate * span if span != 0 else NOTHING, None),
        ("acceleration", text(progress), pull * span * span if span != 0 else NOTHING, None),
    ]


def certify(row):
    if bool(row["epsilon"]) == bool(row["duration"]) or not float(row["epsilon"] or row["duration"]) > 0:
        raise ValueError("either epsilon or duration is given, and above 0")
    if not 0 <= float(row["progress"]) <= 1:
        raise ValueError("progress lies in 0...1")
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            found = []
            for query, argument, item, condition in answers(row):
                found.append((query, argument, decided(item), split(arb(1) if condition is None else condition)))
        except Undecided:
            continue
        if all(pair is not None and condition is not None for _, _, pair, condition in found):
            break
    else:
        raise NotProved("epsilon touches a peak, or the ball is still too wide")
    head = [row["id"], row["parameterisation"]]
    for name in ("first", "second", "third", "initialVelocity", "epsilon", "duration"):
        head.append(text(row[name]) if row[name] else "")
    return [head + [query, argument] + [text(n) for n in (*pair, condition[0])] for query, argument, pair, condition in found]


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "spring-curves", certify) for line in lines]
