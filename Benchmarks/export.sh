#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Benchmarks/export.sh HOOKE [ROWS]
#
# Measures the command as a process: how long it takes to start, and how fast it writes rows of CSV,
# beside awk computing and printing the same rows by %.17g in the same run.

set -euo pipefail

hooke=$1
rows=${2:-5000000}
curve='spring(duration: 0.5, bounce: 0.3)'
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

seconds() { # runs a command and prints how long it took
  local TIMEFORMAT=%R
  { time "$@" >"$scratch/out"; } 2>&1 | tail -n 1
}

by_hooke() { "$hooke" sample "$curve" --count "$rows" --until 5; }
by_awk() {
  awk -v rows="$rows" 'BEGIN {
    pi = 3.14159265358979312; omega = 2 * pi / 0.5; zeta = 0.7
    gamma = zeta * omega; damped = omega * sqrt(1 - zeta * zeta)
    print "time,value,velocity"
    for (k = 0; k < rows; k++) {
      t = 5 * (k / (rows - 1))
      decayed = exp(-gamma * t); sine = sin(damped * t); cosine = cos(damped * t)
      printf "%.17g,%.17g,%.17g\n", t, 1 - decayed * (cosine + gamma / damped * sine), \
        decayed * omega * omega / damped * sine
    }
  }'
}

echo "Start-up"
if command -v hyperfine >/dev/null 2>&1; then
  hyperfine --shell=none --warmup 20 --runs 200 --style basic \
    "$hooke --help" "$hooke sample easeInOut --count 2" 2>/dev/null | grep -E 'Benchmark|Time|Range'
else
  echo "  hyperfine is not on the PATH; Debian's package is called hyperfine."
fi

echo
echo "Export of $rows rows of time, value and velocity to a file, shortest of 3"
shortest() {
  local best='' took
  for _ in 1 2 3; do
    took=$(seconds "$1")
    best=$(awk -v a="$took" -v b="${best:-$took}" 'BEGIN { print a < b ? a : b }')
  done
  awk -v name="$2" -v took="$best" -v rows="$rows" -v bytes="$(wc -c <"$scratch/out")" \
    'BEGIN { printf "  %-28s %7.2f s %8.2f million rows a second %7.1f MB\n", name, took, rows / took / 1e6, bytes / 1e6 }'
}
shortest by_hooke "hooke sample"
shortest by_awk "awk, %.17g"

if [ -r /proc/self/status ]; then
  by_hooke >/dev/null &
  pid=$!
  # The command is the function's child.
  peak=0
  while kill -0 "$pid" 2>/dev/null; do
    for process in "$pid" $(cat "/proc/$pid/task/$pid/children" 2>/dev/null || true); do
      now=$(awk '/^VmHWM/ { print $2 }' "/proc/$process/status" 2>/dev/null || echo 0)
      [ "${now:-0}" -gt "$peak" ] && peak=$now
    done
    sleep 0.05
  done
  wait "$pid"
  echo "  most memory that hooke held: $((peak / 1024)) MiB"
fi

echo
awk -F ': ' '/^model name/ && !seen++ { print $2 }' /proc/cpuinfo 2>/dev/null || true
basename "$(readlink -f "$(command -v awk)")"
