#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Asks real browsers for the values of CSS easings, compares them with Hooke's, and writes down what they answered.

Exits with 1 where an engine is farther from Hooke than bounds.csv allows, or where the two do not read the same
texts and cases.csv does not say so.
"""

import argparse
import csv
import pathlib
import sys

import judging
import questions
import record
from engines import ENGINES
from hooke import Hooke

# What is compared by values. Of a `spelling` only this matters: whether it is read.
KINDS = ("bezier", "linear", "steps")

# Who reads a text where Hooke and the engines differ: the engine, Hooke.
DIFFERENCES = {"lenient": [(False, True)], "narrow": [(True, False)], "newer": [(False, True), (True, True)]}

VERBS = {True: "read", False: "refused"}

FOLDER = pathlib.Path(__file__).resolve().parent


def cases(hooke):
    """The rows of cases.csv with their easings as CSS: what was to be converted is converted."""
    with open(FOLDER / "cases.csv", newline="", encoding="utf-8") as handle:
        rows = list(csv.DictReader(handle))
    for row in rows:
        row["easing"] = row["easing"].replace(";", ",")
        if row["kind"] == "converted":
            row["kind"], row["easing"] = "linear", hooke.css(row["easing"])
        row["read"] = hooke.reads(row["easing"])
    return rows


def ask(engine, rows):
    """For each row what the engine says against it, or its values as (phase, progress, value)."""
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    times = [questions.times(row["kind"], row["easing"]) for row in rows]
    every = sorted({time for some in times for time in some})
    asked = [questions.question("linear", every)]
    for row, some in zip(rows, times):
        asked.append(questions.question(row["easing"], some))
        asked.append(questions.question(row["easing"], [0.5], delay=1))
        asked.append(questions.question(row["easing"], questions.OUTSIDE, is_outside=True))
    linear, *answers = engine.run(script, questions.DURATION, asked)
    exact = dict(zip(every, linear["progresses"]))
    found = {}
    for index, (row, some) in enumerate(zip(rows, times)):
        active, before, outside = answers[3 * index : 3 * index + 3]
        if "refusal" in active:
            found[row["id"]] = active["refusal"]
            continue
        inside = {float(exact[time]): float(value) for time, value in zip(some, active["progresses"])}
        found[row["id"]] = (
            [("before", 0.0, float(before["progresses"][0]))]
            + [("active", progress, value) for progress, value in sorted(inside.items())]
            + [("outside", float(place), float(value)) for place, value in zip(outside["progresses"], outside["values"])]
        )
    return found


def judge(engine, rows, found, bounds, hooke):
    """The tallies by kind."""
    tallies = {}
    for row in rows:
        values = found[row["id"]]
        # Beyond 0 to 1 the command has no values; a test of the library compares those.
        if isinstance(values, str) or row["difference"] or row["kind"] not in KINDS:
            continue
        values = [answer for answer in values if answer[0] != "outside"]
        bound = bounds[engine.name, row["kind"]]
        tally = tallies.setdefault(row["kind"], judging.Tally(bound))
        tally.cases += 1
        places = [progress for _, progress, _ in values]
        below = [max(place - bound.reach, 0.0) for place in places]
        above = [min(place + bound.reach, 1.0) for place in places]
        own = hooke.values(row["easing"], places + below + above)
        sides = [own[first : first + len(places)] for first in range(0, len(own), len(places))]
        for (phase, progress, value), *near in zip(values, *sides):
            # Before its first moment an animation is below the jump at the start.
            if phase == "before" and row["kind"] == "steps":
                near = [0.0]
            tally.add(row["id"], phase, progress, value, near)
    return tallies


def misreadings(engine, rows, found):
    """Sentences about the texts that the engine reads and Hooke does not, or the other way round."""
    sentences = []
    for row in rows:
        accepted = not isinstance(found[row["id"]], str)
        read = row["read"]
        if (accepted, read) not in DIFFERENCES.get(row["difference"], [(True, True), (False, False)]):
            sentences.append(
                "{}: “{}” is {} by {} and {} by Hooke".format(
                    row["id"], row["easing"], VERBS[accepted], engine.name, VERBS[read]
                )
            )
    return sentences


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hooke", required=True, metavar="PATH", help="the command")
    parser.add_argument("--output", required=True, type=pathlib.Path, metavar="DIR", help="where the tables go")
    arguments = parser.parse_args()
    hooke = Hooke(arguments.hooke)
    rows = cases(hooke)
    bounds = judging.bounds(FOLDER / "bounds.csv")
    line = "{:9} {:14} {:7} {:>5} {:>6}  {:55} {:>6}  {}"
    print(line.format("engine", "version", "kind", "cases", "values", "worst", "coarse", "worst of the coarse"))
    versions, found, failures, remarks = {}, {}, [], []
    for make in ENGINES:
        with make() as engine:
            versions[engine.name], found[engine.name] = engine.version, ask(engine, rows)
        for kind, tally in judge(engine, rows, found[engine.name], bounds, hooke).items():
            counts = (kind, tally.cases, tally.values)
            coarse = (tally.coarse, str(tally.worst_coarse) if tally.coarse else "")
            print(line.format(engine.name, engine.version, *counts, str(tally.worst), *coarse).rstrip())
            failures += ["{} {}".format(engine.name, failure) for failure in tally.failures]
            if tally.coarse:
                remarks.append("{}, {}: {}".format(engine.name, kind, tally.bound.why))
        failures += misreadings(engine, rows, found[engine.name])
    record.write(arguments.output, rows, versions, found)
    print("\nOf {} texts Hooke reads {}; {} have a difference with a name.".format(
        len(rows), sum(row["read"] for row in rows), sum(bool(row["difference"]) for row in rows)))
    print("\nA value is coarse where an engine is farther from Hooke than it should be, for a known reason:")
    for remark in remarks:
        print("  " + remark)
    print("\nWhat the engines answered stands in {}".format(arguments.output))
    if failures:
        print("\n{} answers are not Hooke's:".format(len(failures)))
        for failure in failures[:40]:
            print("  " + failure)
        sys.exit(1)
    print("Every answer is Hooke's, within the bounds.")


if __name__ == "__main__":
    try:
        main()
    except (OSError, RuntimeError, ValueError) as fault:
        sys.exit("observe.py: {}".format(fault))
