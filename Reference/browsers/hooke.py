# SPDX-License-Identifier: Apache-2.0
"""What the command says: a curve's values, the CSS that it writes for a curve, whether it reads a CSS text."""

import csv
import re
import subprocess

# A line of arguments has a limit.
TIMES_PER_CALL = 4000


class Hooke:
    def __init__(self, command):
        self.command = command

    def _run(self, *arguments):
        return subprocess.run([self.command, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def _output(self, *arguments):
        done = self._run(*arguments)
        if done.returncode != 0:
            raise RuntimeError("hooke {}: {}".format(" ".join(arguments)[:200], done.stderr.strip()))
        return done.stdout

    def values(self, easing, progresses):
        """The values of an easing, in the order of the progresses."""
        found = []
        for first in range(0, len(progresses), TIMES_PER_CALL):
            times = ",".join(repr(float(progress)) for progress in progresses[first : first + TIMES_PER_CALL])
            text = self._output("sample", easing, "--at", times, "--columns", "progress,value", "--format", "csv")
            found += [float(row["value"]) for row in csv.DictReader(text.splitlines())]
        return found

    def css(self, curve):
        """The easing function that the command writes for a curve, without its duration."""
        line = self._output("convert", curve, "--as", "css").splitlines()[0]
        return re.sub(r"^[0-9.]+m?s ", "", line)

    def reads(self, easing):
        """Whether the command reads a text as CSS."""
        return self._run("convert", easing, "--read-as", "css", "--as", "css").returncode == 0
