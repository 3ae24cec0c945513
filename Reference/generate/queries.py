# SPDX-License-Identifier: Apache-2.0
"""Questions about a whole motion: where it turns, how far it overshoots, when it is where, how fast it gets."""

import math

from balls import NotProved, PRECISIONS, Undecided, arb, ctx, is_above, split, text
from settling import Settling, bisect, certified_floor
from springs import Displacement, spring_of
from tables import certify_cases

COLUMNS = "id,parameterisation,first,second,third,from,to,initialVelocity,query,argument,index,result,resultLow,condition".split(",")

INFINITE = (float("inf"), 0.0)
NOTHING = (0.0, 0.0)

# How many turns are stored, and how many crossings of an endless series.
FIRST = 8
# How many crossings are stored of a series that ends; those of most cases are fewer.
MOST = 40


def sign(ball):
    if ball == 0:
        return 0
    return 1 if is_above(ball, arb(0)) else -1


def turns(motion):
    """Times of the turns strictly after 0, in order; endless where the motion is."""
    first, half = motion.first_turn(), motion.half_period()
    if half is None:
        if first is not None and first != 0:
            yield first
        return
    count = 1 if first == 0 else 0
    while True:
        yield first + count * half
        count += 1


def first_turns(motion, count):
    found = []
    for time in turns(motion):
        if len(found) == count:
            break
        found.append(time)
    return found


def peak_of(motion):
    """(time, y) where |y| is largest over all times from 0 on; the earliest if there are several."""
    start = arb(0), motion.offset
    if motion.velocity == 0:
        return start
    for time in turns(motion):
        if is_above(motion.peak(time), abs(motion.offset)):
            # The peak is sharp, and the sign is that of the displacement.
            return time, sign(motion.at(time)[0]) * motion.peak(time)
        return start
    return start


def overshoot(motion):
    """How far the motion goes beyond its target, seen from the side where it starts."""
    side = -sign(motion.offset)
    beyond = [side * motion.at(time)[0] for time in first_turns(motion, 2)]
    beyond = [height for height in beyond if is_above(height, arb(0))]
    if not beyond:
        return arb(0)
    # The peaks fall, so the first of them on the far side is the highest.
    return beyond[0]


def passes(motion):
    """Whether the motion goes beyond its target; one that starts there does if it moves."""
    if motion.offset == 0 or motion.half_period() is not None:
        return motion.amplitude() != 0
    excess = motion.velocity + motion.fast * motion.offset
    return sign(excess) == -sign(motion.offset)


def limiting_velocity(motion, way):
    return (-math.inf, 0.0) if motion.half_period() is not None else motion.fast * arb(way)


def last_turn_above(motion, level):
    """Index, from the first turn at or after 0, of the last under-damped turn with |y| above the level."""
    reach = (motion.amplitude() / level).log() / motion.decay
    return certified_floor((reach - motion.first_turn()) / motion.half_period())


def turns_above(motion, level):
    """How many turns after time 0 have |y| above the level."""
    if motion.amplitude() == 0:
        return NOTHING
    if motion.regime == "undamped":
        return INFINITE if is_above(motion.amplitude(), level) else NOTHING
    if motion.regime == "underDamped":
        at_start = 1 if motion.first_turn() == 0 else 0
        return float(max(0, last_turn_above(motion, level) + 1 - at_start)), 0.0
    return float(sum(is_above(motion.peak(time), level) for time in turns(motion))), 0.0


class Stretches:
    """The times from 0 on, cut at the turns: within one stretch y only rises or only falls."""

    def __init__(self, motion, level):
        self.motion, self.level = motion, level
        self.first, self.half = motion.first_turn(), motion.half_period()

    def ends(self, index):
        """Stretch -1 leads from 0 to the first turn, stretch 0 on from there; None is the end of time.

        The middle of a ball lies so close to its turn that no crossing can be between the two.
        """
        if self.half is None:
            if self.first is None or index >= 0:
                return (arb(0) if self.first is None else self.first.mid()), None
            return arb(0), self.first.mid()
        low = arb(0) if index < 0 else (self.first + index * self.half).mid()
        return low, (self.first + (index + 1) * self.half).mid()

    def sign_at(self, time):
        y = self.motion.offset if time == 0 else self.motion.at(time)[0]
        return sign(y - self.level)

    def crossing(self, index):
        """A ball around the one crossing in a stretch, or None."""
        if index < 0 and self.first is not None and self.first == 0:
            return None
        low, high = self.ends(index)
        before = self.sign_at(low)
        # Without another turn the motion comes close to its target but is never there.
        after = sign(-self.level) if high is None else self.sign_at(high)
        if before * after >= 0:
            return None
        if high is None:
            step = 1 / self.motion.slow.mid()
            high = (low + step).mid()
            while self.sign_at(high) == before:
                step = 2 * step
                high = (low + step).mid()
        return bisect(lambda time: self.sign_at(time) == before, low, high)


def crossings(motion, level):
    """(first times, last time or None, count) with y = level strictly after 0."""
    if motion.amplitude() == 0:
        return [], None, NOTHING
    stretches = Stretches(motion, level)
    if motion.half_period() is None:
        indices = [0] if motion.first_turn() is None else [-1, 0]
        found = [stretches.crossing(index) for index in indices]
        found = [time for time in found if time is not None]
        return found, (found[-1] if found else None), (float(len(found)), 0.0)
    if motion.regime == "undamped" or level == 0:
        if level != 0 and not is_above(motion.amplitude(), abs(level)):
            return [], None, NOTHING
        found = [stretches.crossing(index) for index in range(-1, FIRST + 1)]
        return [time for time in found if time is not None][:FIRST], None, INFINITE
    # Between two turns that are both beyond the level there is one crossing each.
    final = max(-1, last_turn_above(motion, abs(level)))
    found = []
    for index in range(-1, final + 1):
        if len(found) == MOST:
            break
        time = stretches.crossing(index)
        if time is not None:
            found.append(time)
    last = next((time for time in map(stretches.crossing, range(final, -2, -1)) if time is not None), None)
    count = max(0, final)
    count += sum(stretches.crossing(index) is not None for index in {-1, final})
    return found, last, (float(count), 0.0)


def condition_at(motion, time):
    """How much an error of y, relative to the size of the motion then, is enlarged in the time where y has a value."""
    y, rate, _ = motion.at(time)
    return abs(y).max(abs(rate) / motion.squared.sqrt()) / (time * abs(rate))


def time_to_reach(motion, fraction):
    """(first time from 0 on at which that share of the way is made, condition); endless if it never is."""
    if not is_above(fraction, arb(0)):
        return NOTHING, None
    times, _, _ = crossings(motion, motion.offset * (1 - fraction))
    return (times[0], condition_at(motion, times[0])) if times else (INFINITE, None)


def envelope_duration(motion, epsilon, spring, ends):
    """(when the envelope of the swings is epsilon, condition); where nothing swings it is the settling duration."""
    if motion.amplitude() == 0:
        return NOTHING, None
    if motion.regime != "underDamped":
        duration, condition, _ = Settling(spring, *ends, epsilon).answer()
        return duration, arb(condition[0])
    reach = (motion.amplitude() * motion.squared.sqrt() / (motion.frequency * epsilon)).log()
    if not is_above(reach, arb(0)):
        return NOTHING, None
    return reach / motion.decay, 1 / reach


def answers(row):
    """[(query, argument, index, ball or pair, condition)] at the precision in force."""
    spring = spring_of(row)
    start, target, velocity = (float(row[name]) for name in ("from", "to", "initialVelocity"))
    level, epsilon, time, fraction = (float(row[name]) for name in ("level", "epsilon", "time", "fraction"))
    motion = Displacement(spring, start, target, velocity)
    found = []

    def add(query, argument, index, item, condition=None):
        found.append((query, argument, index, item, condition))

    times = first_turns(motion, FIRST)
    endless = motion.half_period() is not None
    add("extremumCount", "", "", INFINITE if endless else (float(len(times)), 0.0))
    for index, turn in enumerate(times):
        add("extremumTime", "", index, turn)
        add("extremumValue", "", index, (target, motion.at(turn)[0]))
    if start != target:
        beyond = overshoot(motion)
        add("overshootAbsolute", "", "", beyond)
        add("overshoot", "", "", beyond / abs(motion.offset))
        add("timeToReach", text(fraction), "", *time_to_reach(motion, arb(fraction)))
    rate = motion.derivative()
    for name, curve in (("peakVelocity", rate), ("peakAcceleration", rate.derivative())):
        when, height = peak_of(curve)
        add(name + "Time", "", "", when)
        add(name, "", "", height)
    add("extremaAbove", text(epsilon), "", turns_above(motion, arb(epsilon)))
    add("envelopeDuration", text(epsilon), "", *envelope_duration(motion, arb(epsilon), spring, (start, target, velocity)))
    way = abs(target - start)
    add("limitingVelocity", text(way), "", limiting_velocity(motion, way))
    add("overshoots", "", "", (float(passes(motion)), 0.0))
    times, last, count = crossings(motion, arb(level) - arb(target))
    add("crossingCount", text(level), "", count)
    for index, crossing in enumerate(times):
        add("crossingTime", text(level), index, crossing, condition_at(motion, crossing))
    if last is not None:
        add("lastCrossingTime", text(level), "", last, condition_at(motion, last))
    # Without damping the energy stays what it was.
    y, speed, _ = motion.at(0 if motion.regime == "undamped" else time)
    mass = arb(spring.first) if spring.parameterisation == "mass-stiffness-damping" else arb(1)
    add("energy", text(time), "", mass * (speed * speed + motion.squared * y * y) / 2)
    return found


def decided(item):
    """The pair of doubles, or None if the ball is too wide."""
    if isinstance(item, tuple):
        offset, rest = item
        return item if isinstance(rest, float) else split(rest, offset)
    return split(item)


def certify(row):
    if not float(row["epsilon"]) > 0 or not float(row["time"]) >= 0:
        raise ValueError("epsilon is above 0 and time is not below 0")
    for precision in PRECISIONS:
        ctx.prec = precision
        try:
            found = []
            for query, argument, index, item, condition in answers(row):
                pairs = [decided(item), split(arb(1) if condition is None else condition)]
                found.append((query, argument, index, *pairs))
        except Undecided:
            continue
        if all(pair is not None and condition is not None for _, _, _, pair, condition in found):
            break
    else:
        raise NotProved("a level or epsilon touches a peak, or the ball is still too wide")
    inputs = [text(row["first"]), text(row["second"]), text(row["third"]) if row["third"] else ""]
    inputs += [text(row[name]) for name in ("from", "to", "initialVelocity")]
    head = [row["id"], row["parameterisation"]] + inputs
    return [
        head + [query, argument, str(index)] + [text(n) for n in (*pair, condition[0])]
        for query, argument, index, pair, condition in found
    ]


def table(folder):
    return COLUMNS, [line for lines in certify_cases(folder, "spring-queries", certify) for line in lines]
