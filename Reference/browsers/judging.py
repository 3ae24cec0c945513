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
class Worst:
    """The largest of some differences, and where it is."""

    difference: float = 0.0
    where: str = ""

    def add(self, difference, where):
        if difference > self.difference:
            self.difference, self.where = difference, where

    def __str__(self):
        return "{:.2e} {}".format(self.difference, self.where) if self.difference else "0"


@dataclasses.dataclass
class Tally:
    """What was found about one kind of easing in one engine."""

    bound: Bound
    cases: int = 0
    values: int = 0
    coarse: int = 0
    worst: Worst = dataclasses.field(default_factory=Worst)
    worst_coarse: Worst = dataclasses.field(default_factory=Worst)
    failures: list = dataclasses.field(default_factory=list)

    def add(self, case, phase, progress, value, near):
        """`near` are Hooke's values within reach, the one at the progress itself first."""
        difference = abs(value - near[0])
        self.values += 1
        where = "{} {} {!r}".format(case, "at" if phase == "active" else "before", progress)
        slack = self.bound.coarse * max(1.0, abs(value))
        if difference <= self.bound.bound:
            self.worst.add(difference, where)
        elif min(near) - slack <= value <= max(near) + slack:
            self.coarse += 1
            self.worst_coarse.add(difference, where)
        else:
            self.failures.append("{}: {!r}, Hooke {!r}".format(where, value, near[0]))
