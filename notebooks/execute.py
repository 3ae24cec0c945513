#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Executes the notebooks without a screen and keeps the executed copies apart.

Fails where a cell raises, and where a notebook in this folder was saved with its outputs: those belong
in the executed copy, not under version control. `--strip` removes them.
"""

import argparse
import os
import pathlib
import sys
import tempfile
import time

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = pathlib.Path(__file__).resolve().parent


def code_cells(notebook: nbformat.NotebookNode) -> list[nbformat.NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def leftovers(notebook: nbformat.NotebookNode) -> int:
    """How many code cells carry an output or an execution count."""
    return sum(bool(cell.outputs) or cell.execution_count is not None for cell in code_cells(notebook))


def strip(path: pathlib.Path, notebook: nbformat.NotebookNode) -> None:
    for cell in code_cells(notebook):
        cell.outputs = []
        cell.execution_count = None
        cell.metadata.pop("execution", None)
    nbformat.write(notebook, path)


def execute(path: pathlib.Path, notebook: nbformat.NotebookNode, output: pathlib.Path) -> bool:
    began = time.monotonic()
    # The kernel listens on this machine only, and would warn about that.
    client = NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}},
        extra_arguments=["--log-level=ERROR"])
    try:
        client.execute()
    except CellExecutionError as error:
        print(f"{path.name}: a cell failed\n{error}", file=sys.stderr)
        return False
    finally:
        output.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, output / path.name)
    print(f"{path.name}: {len(code_cells(notebook))} cells ran in {time.monotonic() - began:.1f} s")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", type=pathlib.Path, help="folder for the executed copies")
    parser.add_argument("--strip", action="store_true", help="remove outputs in place and execute nothing")
    options = parser.parse_args()
    if not options.strip and options.output is None:
        parser.error("say where the executed copies go: --output FOLDER")

    paths = sorted(FOLDER.glob("*.ipynb"))
    if not paths:
        print(f"there is no notebook in {FOLDER}", file=sys.stderr)
        return 1
    good = True
    for path in paths:
        notebook = nbformat.read(path, as_version=4)
        if options.strip:
            strip(path, notebook)
        elif count := leftovers(notebook):
            print(f"{path.name}: {count} cells were saved with outputs; strip them with\n"
                  f"  .venv/notebooks/bin/python notebooks/execute.py --strip", file=sys.stderr)
            good = False
        else:
            with tempfile.TemporaryDirectory() as runtime:
                os.environ["JUPYTER_RUNTIME_DIR"] = runtime
                good = execute(path, notebook, options.output) and good
    if good and not options.strip:
        print(f"executed copies: {options.output}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
