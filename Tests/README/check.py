#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every command and every Swift example of a document, and compares what they print.

In the document:

- a fenced block marked `sh` holds commands. All of them run in one clean shell, in order, in the
  project's folder, and each must succeed;
- a block marked `text` right after it is what the commands print. A line matches where it is equal, or
  where each `…` in it stands for any characters; a line that is only `…` stands for any lines;
- a block marked `swift` is compiled as a program of its own against CurveMath and run. The comments at
  the ends of its `print` lines are what it prints, with `…` as above.

Nothing may be left in the work tree: what git sees before and after must be the same.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT_VARIABLES = ("PATH", "HOME", "CI", "TERM", "LANG", "MAKEFLAGS")


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
    parts = [re.escape(part) for part in pattern.rstrip().split("…")]
    return re.fullmatch(".*".join(parts), line.rstrip()) is not None


def lines_match(patterns: list[str], lines: list[str]) -> bool:
    if not patterns:
        return not lines
    if patterns[0].strip() == "…":
        return any(lines_match(patterns[1:], lines[skip:]) for skip in range(len(lines) + 1))
    return bool(lines) and line_matches(patterns[0], lines[0]) and lines_match(patterns[1:], lines[1:])


def environment() -> dict[str, str]:
    # Variables that pip and the certificate store need where a machine sets them.
    extra = [name for name in os.environ if name.startswith(("PIP_", "SSL_", "REQUESTS_"))]
    names = [name for name in (*KEPT_VARIABLES, *extra) if name in os.environ]
    kept = {name: os.environ[name] for name in names if name != "MAKEFLAGS"}
    return kept


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


def run_commands(document: str, found: list[Block]) -> None:
    """Runs all `sh` blocks in one shell; each block's output goes to a file of its own."""
    scratch = pathlib.Path(options.scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    script = ["set -euo pipefail"]
    shells = [(index, block) for index, block in enumerate(found) if block.language == "sh"]
    for index, block in shells:
        output = scratch.resolve() / f"{index}.txt"
        script += [f"echo '{document}:{block.line}' >&3", "{", block.text, f"}} >'{output}' 2>&1"]
    scratch.joinpath("commands.sh").write_text("\n".join(script) + "\n", encoding="utf-8")
    # The third descriptor says where the script is.
    result = subprocess.run(
        ["bash", "-c", f"exec 3>&1; source '{scratch.resolve()}/commands.sh'"],
        cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, check=False)
    for index, block in shells:
        output = scratch / f"{index}.txt"
        text = output.read_text(encoding="utf-8") if output.exists() else ""
        if result.returncode != 0:
            print(f"--- {document}:{block.line}", text, sep="\n")
            continue
        following = found[index + 1] if index + 1 < len(found) else None
        if following is not None and following.language == "text":
            expect(f"{document}:{block.line}", following.text.splitlines(), text)
    if result.returncode != 0:
        sys.exit(f"A command of {document} ended with exit code {result.returncode}.")
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
      name: "{name}", dependencies: [.product(name: "CurveMath", package: "Hooke")],
      swiftSettings: [.swiftLanguageMode(.v6)]),"""


def run_examples(document: str, found: list[Block]) -> None:
    examples = [block for block in found if block.language == "swift"]
    if not examples:
        return
    package = pathlib.Path(options.scratch).resolve() / "examples"
    targets = []
    for block in examples:
        name = f"line{block.line}"
        targets.append(TARGET.format(name=name))
        folder = package / "Sources" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "main.swift").write_text(block.text, encoding="utf-8")
    (package / "Package.swift").write_text(
        MANIFEST.format(root=ROOT, targets="\n".join(targets)), encoding="utf-8")
    for block in examples:
        command = ["swift", "run", "--package-path", str(package), f"line{block.line}"]
        result = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        if result.returncode != 0:
            print(result.stdout, result.stderr)
            sys.exit(f"{document}:{block.line}: the example does not compile or does not run.")
        expected = re.findall(r"print\(.*\)\s*// (.*)", block.text)
        expect(f"{document}:{block.line}", expected, result.stdout)
    print(f"{len(examples)} Swift examples compiled and printed what {document} says.")


parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("document", help="path of the document, relative to the project's folder")
parser.add_argument("--scratch", required=True, help="a folder for what is built and printed")
options = parser.parse_args()

if __name__ == "__main__":
    parsed = blocks((ROOT / options.document).read_text(encoding="utf-8"))
    before = git_status()
    run_examples(options.document, parsed)
    run_commands(options.document, parsed)
    after = git_status()
    if before != after:
        sys.exit(f"The commands of {options.document} left something behind:\n{after}")
