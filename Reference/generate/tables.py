# SPDX-License-Identifier: Apache-2.0
"""Reading cases and writing tables: plain CSV, a header row, one line feed at each end of line."""

import csv
import os

CASE_COLUMNS = {
    "springs": "id,parameterisation,first,second,third,from,to,initialVelocity,time,why",
    "unit-curves": "id,curve,x1,y1,x2,y2,progress,why",
    "conversions": "id,parameterisation,first,second,third,why",
    "settling": "id,parameterisation,first,second,third,from,to,initialVelocity,epsilon,why",
    "vector-settling": "id,parameterisation,first,second,third,fromX,fromY,toX,toY,velocityX,velocityY,epsilon,why",
    "spring-queries": "id,parameterisation,first,second,third,from,to,initialVelocity,level,epsilon,time,fraction,why",
    "clamped-springs": "id,parameterisation,first,second,third,from,to,initialVelocity,lower,upper,epsilon,time,why",
    "spring-curves": "id,parameterisation,first,second,third,initialVelocity,epsilon,duration,progress,why",
    "curve-queries": "id,curve,x1,y1,x2,y2,value,why",
    "design": "id,goal,first,second,third,fourth,why",
    "decay": "id,model,parameter,coefficient,from,initialVelocity,lower,upper,response,dampingRatio,time,level,threshold,why",
}


def read_cases(folder, name):
    """The rows of one case file, as dictionaries of text; says which line is at fault."""
    path = os.path.join(folder, name + ".csv")
    columns = CASE_COLUMNS[name].split(",")
    with open(path, newline="", encoding="utf-8") as handle:
        lines = csv.reader(handle)
        header = next(lines, None)
        if header != columns:
            raise ValueError("cases/{}.csv: the header has to be {}".format(name, ",".join(columns)))
        rows, seen = [], set()
        for cells in lines:
            where = "cases/{}.csv, line {}".format(name, lines.line_num)
            if len(cells) != len(columns):
                raise ValueError("{}: {} cells instead of {}".format(where, len(cells), len(columns)))
            row = dict(zip(columns, cells))
            if row["id"] in seen or not row["id"]:
                raise ValueError("{}: the id {!r} is empty or already in use".format(where, row["id"]))
            if not row["why"]:
                raise ValueError("{}: the column why is empty".format(where))
            if any(mark in cell for cell in cells for mark in ',"\n'):
                raise ValueError("{}: no cell may hold a comma, a quote or a line feed".format(where))
            seen.add(row["id"])
            rows.append(row)
    return rows


def certify_cases(folder, name, certify):
    """What `certify` gives for each row of a case file; a fault is raised again with the id of its row."""
    found = []
    for row in read_cases(folder, name):
        try:
            found.append(certify(row))
        except ValueError as fault:
            raise type(fault)("{} in cases/{}.csv: {}".format(row["id"], name, fault)) from fault
    return found


def table_text(columns, rows):
    lines = [",".join(columns)]
    for row in rows:
        if len(row) != len(columns):
            raise ValueError("row {!r} has {} cells, not {}".format(row[0], len(row), len(columns)))
        lines.append(",".join(row))
    return "\n".join(lines) + "\n"


def write_text(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", newline="\n", encoding="utf-8") as handle:
        handle.write(content)
