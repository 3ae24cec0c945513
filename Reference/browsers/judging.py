# SPDX-License-Identifier: Apache-2.0
"""Compares what an engine answered with Hooke's values."""

import csv
import dataclasses


@dataclasses.dataclass
class Bound:
    """How far an engine may be from Hooke.

    Within `bound` the two agree. Beyond it the engine is coarse, for the reason `why`, where its value is one that
    the curve has within `reach` of the progress, up to `coarse` in units of the value where it is above 1.
    """

    bound: float
    reach: float
    coarse: float
    why: str


def bounds(path):
    with open(path, newline="", encoding="utf-8") as handle:
        return {
            (row["engine"], row["kind"]): Bound(
                float(row["bound"]), float(row["reach"]), float(row["coarse"]), row["why"]
            )
            for row in csv.DictReader(handle)
        }


@dataclasses.dataclass
class Tally:
    """What was found about one kind of easing in one engine."""

    bound: Bound
    cases: int = 0
    values: int = 0
    coarse: int = 0
    worst: float = 0.0
    where: str = ""
    failures: list = dataclasses.field(default_factory=list)

    def add(self, case, phase, progress, value, near):
        """`near` are Hooke's values within reach, the one at the progress itself first."""
        here = near[0]
        difference = abs(value - here)
        self.values += 1
        place = "{} {} {!r}".format(case, "at" if phase == "active" else "before", progress)
        if difference > self.worst:
            self.worst, self.where = difference, place
        if difference <= self.bound.bound:
            return
        slack = self.bound.coarse * max(1.0, abs(value))
        if min(near) - slack <= value <= max(near) + slack:
            self.coarse += 1
        else:
            self.failures.append("{}: {!r}, Hooke {!r}".format(place, value, here))
