# SPDX-License-Identifier: Apache-2.0
"""Seeded cases of springs from goals."""

import math

from case_springs import RATIOS
from randomness import Random


def design():
    random = Random(0x5EED0D)
    rows = []

    def add(goal, *numbers):
        cells = [repr(number) for number in numbers] + [""] * (4 - len(numbers))
        rows.append(["ds-{:04d}".format(len(rows) + 1), goal] + cells + ["seeded"])

    def span():
        return random.pick([random.uniform(0.1, 3), random.decades(-4, 3)])

    def share():
        return random.pick([random.uniform(0.01, 0.9), random.uniform(0.01, 0.9), random.decades(-9, 0)])

    def epsilon():
        return random.pick([0.01, 0.001, 0.001, 1e-5, 1e-9])

    for _ in range(16):
        add("overshoot-peakTime", random.pick([share(), random.decades(-200, -9)]), span())
    for _ in range(16):
        add("settlingDuration-overshoot", span(), share(), epsilon())
    for _ in range(16):
        ratio = random.pick([random.uniform(0.02, 1), random.pick(RATIOS[3:]), random.decades(0, 4), 1 + random.sign() * random.decades(-12, -2)])
        add("settlingDuration-dampingRatio", span(), ratio, epsilon())
    for _ in range(12):
        distance = random.sign() * random.pick([random.uniform(10, 2000), random.decades(0, 5)])
        add("distance-settlingDuration", distance, span(), random.pick([1.0, random.uniform(0.3, 2), random.decades(0, 2)]), abs(distance) * random.decades(-6, -1))
    for _ in range(16):
        response, small = span(), random.pick([0.01, 0.001, 1e-5])
        # At critical damping it takes 1.06, 1.47 and 2.3 responses; a little less is possible.
        least = {0.01: 1.06, 0.001: 1.47, 1e-5: 2.3}[small]
        add("response-settlingDuration", response, response * least * random.pick([random.uniform(0.99, 1.05), random.uniform(1, 3), random.decades(0, 3)]), small)
    for number in range(28):
        first = random.uniform(0.05, 0.6)
        if number % 4 == 3:
            # The second point on the overshoot: between the quickest and twice as late.
            second = random.uniform(1.01, 1.4)
            reach = random.uniform(1.02, 1.3)
        else:
            second = random.uniform(first + 0.1, 0.99)
            reach = 0
        quickest = math.acos(1 - second) / math.acos(1 - first)
        slowest = math.log(1 - second) / math.log(1 - first) if second < 1 else 0
        quotient = quickest * reach if reach else quickest + (slowest - quickest) * random.uniform(0.03, 0.9)
        # Six digits: the last ones of a logarithm are not the same everywhere.
        early = span()
        add("two-points", first, early, second, float("{:.6g}".format(early * quotient)))
    for _ in range(12):
        response, distance = span(), random.pick([1.0, random.decades(-1, 4)])
        add("response-withoutOvershoot", response, distance * 6.283185307179586 / response * random.pick([random.uniform(0, 5), 1 + random.decades(-9, 0), -1.0]), distance)
    return rows
