#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every command and every Swift example of a document, and compares what they print.

In the document:

- a fenced block marked `sh` holds commands. All of them run in one clean shell, in order, in the
  project's folder, and each must succeed;
- a block marked `text` right after it is what the commands print. A line matches where it is equal but for
  the width of its spaces. Each `…` in it stands for any characters, and a line that is only `…` for any lines;
- a block marked `swift` is compiled as a program of its own against CurveMath and run. The comments at
  the ends of its `print` lines are what it prints, with `…` as above;
- a row of a table that ends in a budget's key, as in `| … | 3 | … | `spring.value` |`, must say that budget's
  bound in its second column. The key may be the beginning of several.

Nothing may be left in the work tree: what git sees before and after must be the same.
"""

import argparse
import csv
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUDGETS = ROOT / "Reference/budgets/accuracy.csv"


@dataclasses.dataclass
class Block:
    language: str
    text: str
    line: int


def blocks(document: str) -> list[Block]:
    found, current = [], None
    for number, line in enumerate(document.splitlines(), start=1):
        fence = re.match(r"```\s*(\w*)\s*$", line)
        if current is None and fence:
            current = Block(fence.group(1), "", number + 1)
        elif current is not None and fence:
            found.append(current)
            current = None
        elif current is not None:
            current.text += line + "\n"
    if current is not None:
        sys.exit(f"line {current.line}: this block has no end")
    return found


def line_matches(pattern: str, line: str) -> bool:
    parts = [re.escape(part) for part in " ".join(pattern.split()).split("…")]
    return re.fullmatch(".*".join(parts), " ".join(line.split())) is not None


def lines_match(patterns: list[str], lines: list[str]) -> bool:
    if not patterns:
        return not lines
    if patterns[0].strip() == "…":
        return any(lines_match(patterns[1:], lines[skip:]) for skip in range(len(lines) + 1))
    return bool(lines) and line_matches(patterns[0], lines[0]) and lines_match(patterns[1:], lines[1:])


def environment() -> dict[str, str]:
    """What a person's shell has, and what reaching a package registry needs; nothing of an outer make."""
    names = {"PATH", "HOME", "CI", "TERM", "LANG", "TMPDIR"}
    prefixes = ("PIP_", "SSL_", "REQUESTS_", "APT_")
    return {name: value for name, value in os.environ.items() if name in names or name.startswith(prefixes)}


def git_status() -> str:
    command = ["git", "-C", str(ROOT), "status", "--porcelain"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.stdout if result.returncode == 0 else ""


def expect(name: str, expected: list[str], text: str) -> None:
    lines = text.splitlines()
    if not lines_match(expected, lines):
        print(f"{name} printed something else.\n--- in the document", *expected, sep="\n")
        print("--- printed", *lines, sep="\n")
        sys.exit(1)


def run_commands(document: str, found: list[Block], scratch: pathlib.Path) -> None:
    """Runs all `sh` blocks in one shell; each block's output goes to a file of its own."""
    shells = [(index, block) for index, block in enumerate(found) if block.language == "sh"]
    folder = scratch / "commands"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # The third descriptor is the terminal's: it says where the script is.
    script = ["set -euo pipefail", "exec 3>&1"]
    for index, block in shells:
        script += [f"echo '{document}:{block.line}' >&3", "{", block.text, f"}} >'{folder}/{index}.txt' 2>&1"]
    path = folder / "commands.sh"
    path.write_text("\n".join(script) + "\n", encoding="utf-8")
    result = subprocess.run(
        ["bash", str(path)], cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, check=False)

    reached = [(index, block) for index, block in shells if (folder / f"{index}.txt").exists()]
    for index, block in reached:
        text = (folder / f"{index}.txt").read_text(encoding="utf-8")
        if result.returncode != 0 and index == reached[-1][0]:
            print(text)
            sys.exit(f"{document}:{block.line}: a command ended with exit code {result.returncode}.")
        following = found[index + 1] if index + 1 < len(found) else None
        if following is not None and following.language == "text":
            expect(f"{document}:{block.line}", following.text.splitlines(), text)
    print(f"{len(shells)} blocks of commands ran and printed what {document} says.")


MANIFEST = """// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Hooke", path: "{root}", traits: [])],
  targets: [
{targets}
  ]
)
"""
TARGET = """    .executableTarget(
      name: "{name}", dependencies: [{products}],
      swiftSettings: [.swiftLanguageMode(.v6)]),"""


def products(block: Block) -> str:
    """The libraries that an example imports, as dependencies of its target."""
    names = re.findall(r"^import (\w+)$", block.text, flags=re.MULTILINE)
    return ", ".join(f'.product(name: "{name}", package: "Hooke")' for name in names if name != "Foundation")


def run_examples(document: str, found: list[Block], scratch: pathlib.Path) -> None:
    examples = [block for block in found if block.language == "swift"]
    if not examples:
        return
    package = scratch / "examples"
    shutil.rmtree(package / "Sources", ignore_errors=True)
    for block in examples:
        folder = package / "Sources" / f"line{block.line}"
        folder.mkdir(parents=True)
        (folder / "main.swift").write_text(block.text, encoding="utf-8")
    targets = "\n".join(
        TARGET.format(name=f"line{block.line}", products=products(block)) for block in examples)
    (package / "Package.swift").write_text(MANIFEST.format(root=ROOT, targets=targets), encoding="utf-8")
    for block in examples:
        command = ["swift", "run", "--package-path", str(package), f"line{block.line}"]
        result = subprocess.run(
            command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        if result.returncode != 0:
            print(result.stdout, result.stderr)
            sys.exit(f"{document}:{block.line}: the example does not compile or does not run.")
        expected = re.findall(r"print\(.*\)\s*// (.*)", block.text)
        expect(f"{document}:{block.line}", expected, result.stdout)
    print(f"{len(examples)} Swift examples compiled and printed what {document} says.")


def check_budgets(document: str, text: str) -> None:
    with BUDGETS.open(newline="", encoding="utf-8") as file:
        bounds = {row["key"]: float(row["bound"]) for row in csv.DictReader(file)}
    rows = 0
    named = set(re.findall(r"^\|.*\| `([\w.]+)` \|$", text, flags=re.MULTILINE))
    for number, line in enumerate(text.splitlines(), start=1):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        key = re.fullmatch(r"`([\w.]+)`", cells[-1])
        if not line.startswith("|") or key is None:
            continue
        # All budgets that begin so, but for those with a row of their own.
        meant = {
            name: bound for name, bound in bounds.items()
            if name.startswith(key.group(1)) and (name == key.group(1) or name not in named)
        }
        if not meant:
            sys.exit(f"{document}:{number}: no budget begins with {key.group(1)}.")
        for name, bound in meant.items():
            if float(cells[1]) != bound:
                sys.exit(f"{document}:{number}: says {cells[1]}, but the bound of {name} is {bound:g}.")
        rows += 1
    print(f"{rows} bounds are those of {BUDGETS.relative_to(ROOT)}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("document", help="path of the document, relative to the project's folder")
    parser.add_argument("--scratch", required=True, help="a folder for what is built and printed")
    options = parser.parse_args()

    text = (ROOT / options.document).read_text(encoding="utf-8")
    scratch = pathlib.Path(options.scratch).resolve()
    found = blocks(text)
    before = git_status()
    check_budgets(options.document, text)
    run_examples(options.document, found, scratch)
    run_commands(options.document, found, scratch)
    after = git_status()
    if before != after:
        sys.exit(f"The commands of {options.document} left something behind:\n{after}")


if __name__ == "__main__":
    main()
