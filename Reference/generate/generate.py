# SPDX-License-Identifier: Apache-2.0
"""Regenerates the reference tables, or checks that the committed ones are what regenerating gives."""

import argparse
import itertools
import os
import sys
import tempfile

import balls  # noqa: F401  (first: it says what to do when python-flint is missing)
import clamped
import conversions
import curve_queries
import decay
import design
import make_cases
import manifest
import queries
import schemas
import settling
import spring_curves
import springs
import tables
import unit_curves
import vector_settling

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

GENERATORS = {
    "springs": springs,
    "unit-curves": unit_curves,
    "conversions": conversions,
    "settling": settling,
    "vector-settling": vector_settling,
    "spring-queries": queries,
    "clamped-springs": clamped,
    "spring-curves": spring_curves,
    "curve-queries": curve_queries,
    "design": design,
    "decay": decay,
}

# Small enough to be read, to be compared and to be kept by any host.
LARGEST = 1 << 20


def observed_paths(folder):
    """Every table below observed/, relative to `folder`: written down by hand, never generated."""
    found = []
    for directory, _, names in os.walk(os.path.join(folder, "observed")):
        found += [os.path.join(directory, name) for name in names if name.endswith(".csv")]
    return sorted(os.path.relpath(path, folder).replace(os.sep, "/") for path in found)


def write_all(output, committed):
    """Write everything below `output`; the rows by hand are taken from the case files in `committed`, and so are the
    observed tables, byte for byte."""
    entries = []
    for path in observed_paths(committed):
        with open(os.path.join(committed, path), encoding="utf-8", newline="") as handle:
            tables.write_text(os.path.join(output, path), handle.read())
        entries.append((path, manifest.RECORDED))
    for name, module in GENERATORS.items():
        cases = "cases/{}.csv".format(name)
        tables.write_text(os.path.join(output, cases), make_cases.case_text(name, os.path.join(committed, "cases")))
        entries.append((cases, "make_cases.py"))
        columns, rows = module.table(os.path.join(output, "cases"))
        certified = "certified/{}.csv".format(name)
        tables.write_text(os.path.join(output, certified), tables.table_text(columns, rows))
        entries.append((certified, module.__name__ + ".py"))
        schema = "certified/{}.schema.json".format(name)
        tables.write_text(os.path.join(output, schema), schemas.schema_text(name))
        entries.append((schema, "schemas.py"))
    for path, _ in entries:
        if os.path.getsize(os.path.join(output, path)) > LARGEST:
            raise ValueError("{} is above 1 MiB: split it".format(path))
    tables.write_text(os.path.join(output, "MANIFEST.csv"), manifest.manifest_text(output, entries))
    return [path for path, _ in entries] + ["MANIFEST.csv"]


def lines_of(path):
    with open(path, "rb") as handle:
        return handle.read().split(b"\n")


def first_difference(committed, regenerated):
    """A sentence about the first line in which two files differ, or None if they are the same."""
    if not os.path.exists(committed):
        return "is missing"
    pairs = itertools.zip_longest(lines_of(committed), lines_of(regenerated))
    for number, (old, new) in enumerate(pairs, start=1):
        if old != new:
            shown = ["(no such line)" if line is None else line.decode("utf-8", "replace") for line in (old, new)]
            return "differs at line {}\n  committed:   {}\n  regenerated: {}".format(number, *shown)
    return None


def check(committed):
    """Regenerate in a temporary folder and compare byte for byte. Returns the number of differing files."""
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        paths = write_all(folder, committed)
        for path in paths:
            difference = first_difference(os.path.join(committed, path), os.path.join(folder, path))
            if difference:
                faults += 1
                print("Reference/{} {}".format(path, difference))
        known = set(paths)
        for name in sorted(os.listdir(os.path.join(committed, "certified"))):
            if "certified/" + name not in known:
                faults += 1
                print("Reference/certified/{} is not made by any generator".format(name))
    if faults:
        print("{} of {} files differ; `make reference` regenerates them".format(faults, len(paths)))
    else:
        print("{} files are as regenerated, byte for byte".format(len(paths)))
    return faults


def main():
    parser = argparse.ArgumentParser(description="Regenerate the certified reference tables.")
    parser.add_argument("--output", default=ROOT, metavar="DIR", help="folder to write to (default: Reference itself)")
    parser.add_argument("--check", action="store_true", help="write nothing; compare with the committed files, exit 1 if any differs")
    arguments = parser.parse_args()
    try:
        if arguments.check:
            sys.exit(1 if check(ROOT) else 0)
        for path in write_all(arguments.output, ROOT):
            print(path)
    except (ValueError, OSError) as fault:
        sys.exit("generate.py: {}".format(fault))


if __name__ == "__main__":
    main()
