# SPDX-License-Identifier: Apache-2.0
"""MANIFEST.csv: every case file, every generated and every observed file, its rows, its sha256 and where it comes from."""

import hashlib
import os

COMMAND = "python Reference/generate/generate.py"

# In the place of a generator: the file was written down, not computed, and no command makes it.
RECORDED = "recorded"


def rows_of(content):
    return content.count(b"\n") - 1


def manifest_text(root, entries):
    """`entries` are pairs of a path below `root` and the script that wrote it, or RECORDED."""
    lines = ["path,rows,sha256,generator,command"]
    for path, generator in sorted(entries):
        with open(os.path.join(root, *path.split("/")), "rb") as handle:
            content = handle.read()
        rows = str(rows_of(content)) if path.endswith(".csv") else ""
        origin = [RECORDED, ""] if generator == RECORDED else ["generate/" + generator, COMMAND]
        lines.append(",".join([path, rows, hashlib.sha256(content).hexdigest()] + origin))
    return "\n".join(lines) + "\n"
