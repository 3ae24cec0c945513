# SPDX-License-Identifier: Apache-2.0
"""Writes the seeded rows of the case files; rows written by hand stay as they are, above them.

A row is seeded if its id is one of the prefixes below, a hyphen and four digits. Everything else in a
case file belongs to people.
"""

import argparse
import csv
import io
import os
import re

import cases_of_curves
import cases_of_decay
import cases_of_design
import cases_of_queries
import cases_of_springs
from tables import CASE_COLUMNS, write_text

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(os.path.dirname(HERE), "cases")

SEEDED = re.compile(r"^(rd|db|msd|near|long|tail|bz|cusp|end|ci|co|cio|cv|cvnear|st|stjump|stnear|stpush|sttan|vs|q|qnear|cl|sc|cq|ds|dc|fr|bd|rb)-\d{4}$")

GENERATORS = {
    "springs": cases_of_springs.springs, "unit-curves": cases_of_curves.unit_curves,
    "conversions": cases_of_springs.conversions, "settling": cases_of_springs.settling,
    "vector-settling": cases_of_springs.vector_settling,
    "spring-queries": cases_of_queries.spring_queries, "clamped-springs": cases_of_queries.clamped_springs,
    "curve-queries": cases_of_curves.curve_queries,
    "spring-curves": cases_of_queries.spring_curves, "design": cases_of_design.design,
    "decay": cases_of_decay.decays,
}


def case_text(name, folder):
    """The case file as it has to be: its rows by hand as they stand, then the seeded rows."""
    path = os.path.join(folder, name + ".csv")
    header = CASE_COLUMNS[name]
    kept = []
    if os.path.exists(path):
        with open(path, newline="", encoding="utf-8") as handle:
            lines = handle.read().split("\n")
        if lines[0] != header:
            raise ValueError("cases/{}.csv: the header has to be {}".format(name, header))
        kept = [line for line in lines[1:] if line and not SEEDED.match(next(csv.reader(io.StringIO(line)))[0])]
    seeded = [",".join(row) for row in GENERATORS[name]()]
    return "\n".join([header] + kept + seeded) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Rewrite the seeded rows of the case files.")
    parser.add_argument("--cases", default=CASES, help="folder of the case files")
    folder = parser.parse_args().cases
    for name in GENERATORS:
        write_text(os.path.join(folder, name + ".csv"), case_text(name, folder))


if __name__ == "__main__":
    main()
