// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The table that is printed: time beside error.
struct Report {
  private var lines: [String] = []
  private let memory: Timing

  init(memory: Timing) {
    self.memory = memory
    lines.append(
      Self.line([
        "what is evaluated, value and velocity", "ns", "+ median", "/ textbook", "/ memory", "value error",
        "velocity error",
      ]))
    add("plain memory writes", memory, baseline: nil, errors: nil)
  }

  mutating func heading(_ text: String) { lines.append("\n" + text) }

  mutating func add(_ name: String, _ timing: Timing, baseline: Timing?, errors: Errors?) {
    lines.append(
      Self.line([
        name, Self.number(timing.minimum, 2), Self.number(timing.spread, 2),
        baseline.map { Self.number(timing.minimum / $0.minimum, 2) } ?? "",
        Self.number(timing.minimum / memory.minimum, 1),
        errors.map { Self.error($0.value) } ?? "",
        errors.map { $0.velocity > 0 ? Self.error($0.velocity) : "" } ?? "",
      ]))
  }

  func text() -> String { lines.joined(separator: "\n") + "\n\n" + Self.footer() }

  private static func line(_ fields: [String]) -> String {
    let widths = [40, 9, 10, 12, 10, 13, 16]
    return zip(fields, widths).enumerated().map { index, pair in
      let padding = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return index == 0 ? pair.0 + padding : padding + pair.0
    }.joined()
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func error(_ value: Double) -> String {
    value < 1000 ? number(value, 2) : String(format: "%.1e", value)
  }

  private static func footer() -> String {
    let system = ProcessInfo.processInfo
    return """
      Errors are the worst over the certified rows of the regime, in units of 2^-53 of the scale.
      Times are the shortest of \(Stopwatch.trials) trials of \(Stopwatch.samples) evaluations; \
      "+ median" is how far the median trial is above.
      \(processor()), \(system.activeProcessorCount) cores; \(system.operatingSystemVersionString)
      \(compiler())
      """
  }

  private static func processor() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown processor"
  }

  private static func compiler() -> String {
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = ["swift", "--version"]
    let output = Pipe()
    swift.standardOutput = output
    swift.standardError = FileHandle.nullDevice
    guard (try? swift.run()) != nil else { return "unknown compiler" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    swift.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
      ?? "unknown compiler"
  }
}
