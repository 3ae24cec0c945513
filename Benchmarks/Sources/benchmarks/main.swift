// SPDX-License-Identifier: Apache-2.0

import CurveMath

var watch = Stopwatch(until: 1)
var report = Report(
  memory: watch.measure { times, values, velocities in
    for index in times.indices {
      values[index] = times[index]
      velocities[index] = times[index]
    }
  })
SpringBenchmark.run(&watch, &report, rows: try Certified.springs())
CurveBenchmark.run(&watch, &report, rows: try Certified.curves())
SettlingBenchmark.run(&report, rows: try Certified.settling())
EngineBenchmark.run(&report)
TimelineBenchmark.run(&report)
try GestureBenchmark.run(&report)
try ApproximationBenchmark.run(&report)
print(report.text())
