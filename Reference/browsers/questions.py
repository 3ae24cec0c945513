# SPDX-License-Identifier: Apache-2.0
"""Which progress each easing is asked about.

Times are given to an engine in milliseconds, and each engine rounds them in its own way. So nothing is said here
about what they are rounded to: the plain `linear` is asked the same times, and answers with the progress itself.
"""

import math
import re

# 2^33 ms are a little less than 2^53 ns: an engine that counts nanoseconds can tell neighbouring doubles apart.
DURATION = 2.0**33

EVEN = [k / 32 for k in range(33)] + [k / 10 for k in range(11)] + [1 / 3, 2 / 3]
NEAR_ENDS = [offset for power in (2, 3, 5, 7, 9) for offset in (10.0**-power, 1 - 10.0**-power)]

# An easing from -1 to 2 makes progresses beyond 0 to 1 of these.
OUTSIDE = [k / 48 * DURATION for k in range(49) if not 16 < k < 32]


def around(place):
    """A progress, the doubles next to it on both sides, and two a little farther off."""
    return [place, math.nextafter(place, 0), math.nextafter(place, 1), place - 1e-9, place + 1e-9]


def places(kind, easing):
    """The places of an easing where something happens."""
    if kind == "steps":
        digits = re.search(r"\d+", easing)
        count = int(digits.group()) if digits else 1
        steps = range(count + 1)
        if count > 60:
            steps = sorted({round(k * count / 20) for k in range(21)} | {1, 2, 3, count - 2, count - 1})
        return [k / count for k in steps]
    return [float(text) / 100 for text in re.findall(r"([-+.0-9eE]+)%", easing)]


def times(kind, easing):
    """When to ask about an easing, in milliseconds: sorted and without repetition."""
    wanted = set(EVEN + NEAR_ENDS)
    for place in places(kind, easing):
        wanted.update(around(place))
    return sorted(progress * DURATION for progress in wanted if 0 <= progress <= 1)


def question(easing, times, delay=0, is_outside=False):
    """What page.js is asked."""
    return {"easing": easing, "times": times, "delay": delay, "isOutside": is_outside}
