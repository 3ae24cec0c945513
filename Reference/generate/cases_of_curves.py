# SPDX-License-Identifier: Apache-2.0
"""Seeded cases of unit curves."""

from case_springs import steps
from randomness import Random

CORNERS = [(float(a), float(b), float(c), float(d)) for a in (0, 1) for b in (0, 1) for c in (0, 1) for d in (0, 1)]

NAMED_CURVES = [
    ("easeIn", (0.42, 0.0, 1.0, 1.0)), ("easeOut", (0.0, 0.0, 0.58, 1.0)), ("easeInOut", (0.42, 0.0, 0.58, 1.0)),
    ("CSS ease", (0.25, 0.1, 0.25, 1.0)), ("material standard", (0.4, 0.0, 0.2, 1.0)), ("diagonal", (0.0, 0.0, 1.0, 1.0)),
    ("back both ways", (0.68, -0.55, 0.27, 1.55)), ("back out", (0.34, 1.56, 0.64, 1.0)), ("expo in", (0.7, 0.0, 0.84, 0.0)),
    ("expo out", (0.16, 1.0, 0.3, 1.0)), ("y at a thousand", (0.3, 1000.0, 0.7, -1000.0)), ("y far below", (0.1, -1000.0, 0.9, 0.5)),
    ("vertical in the middle", (1.0, 0.0, 0.0, 1.0)), ("flat in the middle", (0.0, 1.0, 1.0, 0.0)), ("tiny first handle", (1e-12, 0.3, 0.6, 1.0)),
    ("tiny last handle", (0.4, 0.0, 0.999999999999, 0.8)), ("vertical ends", (0.0, 0.4, 1.0, 0.6)), ("slope 1e9 at the start", (1e-9, 1.0, 0.5, 1.0)),
    ("slope 1e9 at the end", (0.5, 0.0, 0.999999999, 0.0)),
]
EDGES = [
    0.0, 5e-324, 1e-310, 1e-300, 1e-160, 1e-20, 2.0**-53, 2.0**-52, 1e-12, 1e-6, 1e-3,
    1 - 1e-6, 1 - 1e-12, 1 - 2.0**-51, 1 - 2.0**-52, 1 - 2.0**-53, 1.0,
]
MIDDLES = [
    0.499, 0.49999, 0.4999999, 0.499999999999, steps(0.5, -1), 0.5, steps(0.5, 1), 0.500000001, 0.501,
]


def unit_curves():
    rows = []
    random = Random(0x5EED02)

    def add(prefix, counter, curve, handles, progress, why):
        cells = ["{}-{:04d}".format(prefix, counter), curve]
        rows.append(cells + [repr(h) for h in handles] + [""] * (4 - len(handles)) + [repr(progress), why])

    index = 0
    for name, handles in NAMED_CURVES:
        for step in range(9):
            index += 1
            add("bz", index, "bezier", handles, random.uniform(step / 9, (step + 1) / 9), name)
        for progress in (0.125, 0.5, 0.75):
            index += 1
            add("bz", index, "bezier", handles, progress, name)
    for handles in CORNERS:
        for progress in (random.uniform(0, 0.4), random.uniform(0.4, 0.6), random.uniform(0.6, 1), 0.25):
            index += 1
            add("bz", index, "bezier", handles, progress, "handles on corners")
    for number in range(340):
        index += 1
        low, high = (0, 1) if number % 2 else (-2, 3)
        handles = (random.uniform(0, 1), random.uniform(low, high), random.uniform(0, 1), random.uniform(low, high))
        add("bz", index, "bezier", handles, random.uniform(0, 1), "seeded with y in {}..{}".format(low, high))

    index = 0
    for rung in range(1, 16):
        small = float("1e-{}".format(rung))
        for first, last in ((1 - small, small), (1 - small, 0.0), (1.0, small)):
            y1, y2 = random.pick([(0.0, 1.0), (0.2, 0.9), (random.uniform(-1, 2), random.uniform(-1, 2))])
            for progress in (random.pick(MIDDLES), 0.5 + random.sign() * random.decades(-14, -2), random.uniform(0.3, 0.7)):
                index += 1
                add("cusp", index, "bezier", (first, y1, last, y2), progress, "nearly or quite vertical near the middle")
    for progress in MIDDLES + [0.25]:
        for y1, y2 in ((0.0, 1.0), (0.3, 0.2), (-1.5, 2.5)):
            index += 1
            add("cusp", index, "bezier", (1.0, y1, 0.0, y2), progress, "vertical in the middle")

    index = 0
    for name, handles in NAMED_CURVES:
        for progress in EDGES:
            index += 1
            add("end", index, "bezier", handles, progress, "{} near an end".format(name))
    for handles in CORNERS:
        for progress in (0.0, 1e-300, 2.0**-60, 1 - 2.0**-53, 1.0):
            index += 1
            add("end", index, "bezier", handles, progress, "handles on corners near an end")
    for number in range(60):
        index += 1
        tiny = random.decades(-14, -6)
        handles = (tiny, random.uniform(-1, 2), random.uniform(0, 1), random.uniform(0, 1))
        if number % 2:
            handles = (random.uniform(0, 1), random.uniform(0, 1), 1 - tiny, random.uniform(-1, 2))
        progress = random.pick([random.decades(-20, -1), 1 - random.decades(-15, -1)])
        add("end", index, "bezier", handles, progress, "a tiny handle")

    for prefix, curve in (("ci", "circularEaseIn"), ("co", "circularEaseOut"), ("cio", "circularEaseInOut")):
        chosen = EDGES + MIDDLES + [0.25, 0.75] + [random.uniform(0, 1) for _ in range(30)]
        for index, progress in enumerate(chosen):
            add(prefix, index + 1, curve, (), progress, "ends and middle and seeded")
    return rows


def curve_queries():
    rows = []
    random = Random(0x5EED0C)

    def add(curve, handles, value, why):
        cells = ["cq-{:04d}".format(len(rows) + 1), curve] + [repr(handle) for handle in handles] + [""] * (4 - len(handles))
        rows.append(cells + [repr(value), why])

    for name, handles in NAMED_CURVES:
        add("bezier", handles, random.uniform(0.01, 0.99), name)
    for number in range(100):
        low, high = random.pick([(0, 1), (-2, 3), (-2, 3), (-20, 20)])
        handles = (random.uniform(0, 1), random.uniform(low, high), random.uniform(0, 1), random.uniform(low, high))
        value = random.pick([random.uniform(0, 1), random.uniform(-0.3, 1.3), random.decades(-9, 0), 1 - random.decades(-9, 0)])
        add("bezier", handles, value, "seeded with y in {}..{}".format(low, high))
    for curve in ("circularEaseIn", "circularEaseOut", "circularEaseInOut"):
        for _ in range(8):
            add(curve, (), random.pick([random.uniform(0, 1), random.uniform(0, 1), random.decades(-12, 0), 1 - random.decades(-12, 0)]), "seeded")
    return rows
