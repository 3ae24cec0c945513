# SPDX-License-Identifier: Apache-2.0
"""Writes down what browsers answered: plain CSV, with `;` in the place of every comma of an easing."""

import csv
import pathlib
import sys

REFERENCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(REFERENCE / "generate"))

import manifest  # noqa: E402  (it stands in the folder of the generators)

ACCEPTED = "accepted"
REFUSED = "refused"


def table(columns, rows):
    lines = [",".join(columns)] + [",".join(row) for row in rows]
    return "\n".join(lines) + "\n"


def write(folder, rows, versions, found):
    """`found` has for each engine the values of each easing, or what the engine says against it."""
    folder.mkdir(parents=True, exist_ok=True)
    engines = sorted(versions)
    texts = {"engines.csv": table(["engine", "version"], [[name, versions[name]] for name in engines])}
    easings = []
    for row in rows:
        answers = [REFUSED if isinstance(found[name][row["id"]], str) else ACCEPTED for name in engines]
        easings.append([row["id"], row["kind"], row["easing"].replace(",", ";"), row["difference"], *answers])
    texts["easings.csv"] = table(["id", "kind", "easing", "difference", *engines], easings)
    for name in engines:
        values = []
        for row in rows:
            answer = found[name][row["id"]]
            if not isinstance(answer, str):
                values += [[row["id"], phase, repr(progress), repr(value)] for phase, progress, value in answer]
        texts[name + ".csv"] = table(["id", "phase", "progress", "value"], values)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    if folder.resolve().is_relative_to(REFERENCE):
        renew_manifest([(folder.resolve() / name).relative_to(REFERENCE).as_posix() for name in texts])


def renew_manifest(paths):
    """Enters the recorded tables into the list of all tables; the other lines stay as they are."""
    listed = REFERENCE / "MANIFEST.csv"
    with open(listed, newline="", encoding="utf-8") as handle:
        lines = {row["path"]: row["generator"].removeprefix("generate/") for row in csv.DictReader(handle)}
    lines.update({path: manifest.RECORDED for path in paths})
    listed.write_text(manifest.manifest_text(str(REFERENCE), lines.items()), encoding="utf-8", newline="\n")
