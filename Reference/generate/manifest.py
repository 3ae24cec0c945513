# SPDX-License-Identifier: Apache-2.0
"""MANIFEST.csv: every case file and every generated file, its rows, its sha256 and where it comes from."""

import hashlib
import os

COMMAND = "python Reference/generate/generate.py"


def rows_of(content):
    return content.count(b"\n") - 1


def manifest_text(root, entries):
    """`entries` are pairs of a path below `root` and the script that wrote it."""
    lines = ["path,rows,sha256,generator,command"]
    for path, generator in sorted(entries):
        with open(os.path.join(root, *path.split("/")), "rb") as handle:
            content = handle.read()
        rows = str(rows_of(content)) if path.endswith(".csv") else ""
        lines.append(",".join([path, rows, hashlib.sha256(content).hexdigest(), "generate/" + generator, COMMAND]))
    return "\n".join(lines) + "\n"
