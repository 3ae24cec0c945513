// SPDX-License-Identifier: Apache-2.0

import Testing

struct `Refusals of hooke sample` {
  private static let spring = "spring(duration: 0.5, bounce: 0.3)"

  static let curves = [
    Refusal(["sample", "spring(duration: -1, bounce: 0)"], ["duration", "above 0", "-1"], marked: "-1"),
    Refusal(["sample", "spring(duration: 1, bounce: -1)"], ["bounce", "above -1", "-1"], marked: "-1"),
    Refusal(["sample", "Spring(mass: 0, stiffness: 1, damping: 1)"], ["mass", "above 0"], marked: "0"),
    Refusal(["sample", "Spring(mass: 1, stiffness: -1, damping: 1)"], ["stiffness"], marked: "-1"),
    Refusal(["sample", "spring(duration: nan, bounce: 0)"], ["duration", "nan"], marked: "nan"),
    Refusal(["sample", "spring(duration: inf, bounce: 0)"], ["duration", "finite"], marked: "inf"),
    Refusal(["sample", "wobble(duration: 1)"], ["wobble", "spring", "cubic-bezier"], marked: "wobble"),
    Refusal(["sample", ""], ["empty"], marked: "''"),
    Refusal(["sample", "cubic-bezier(1.2, 0, 0, 1)"], ["x1", "between 0 and 1"], marked: "1.2"),
    Refusal(["sample", "spring(duration: 1, bounce: 0"], ["parenthesis"], marked: "'"),
    Refusal(["sample", "spring(duratoin: 1)"], ["duratoin", "“duration”"], marked: "duratoin"),
    Refusal(["sample", "sprung(duration: 1)"], ["did you mean “spring”?"], marked: "sprung"),
    Refusal(
      ["sample", "spring(duration: 1e-300, bounce: 0)"], ["duration must be of a size", "1e-100"],
      marked: "1e-300"),
    Refusal(
      ["sample", "spring(duration: 1e300, bounce: 1)"], ["duration must be of a size", "1e100"],
      marked: "1e300"),
    Refusal(["sample", "linear", "extra"], ["“extra”", "one argument", "quotes"], marked: "extra"),
    Refusal(
      ["sample", "Spring(overshoot: 0, peakTime: 0.3)"], ["overshoot must be above 0", "has no peak"],
      marked: "0"),
    Refusal(
      ["sample", "Spring(response: 0.5, settlingDuration: 0.3)"],
      ["settlingDuration must be", "0.498", "no damping settles sooner"], marked: "0.3"),
    Refusal(["sample", "steps(0)"], ["from 1 to 2147483647"], marked: "0"),
    Refusal(["sample", "linear(0, 50%, 1)"], ["a stop needs a number"], marked: "50%"),
    Refusal(["sample", "opacity 0.3 ease"], ["text must end"], marked: "0.3"),
    Refusal(
      ["sample", "steps(2)", "--replica", "swiftui"], ["SwiftUI has no curve like this"], marked: "steps(2)"),
    Refusal(
      ["sample", "cubic-bezier(0.3, 1e308, 0.3, -1e308)", "--replica", "swiftui"],
      ["SwiftUI makes no curve of these numbers", "Without --replica the true results are shown"],
      marked: "cubic-bezier(0.3, 1e308, 0.3, -1e308)"),
    Refusal(["sample", "1s steps(2)", "--initial-velocity", "1"], ["for springs"], marked: "1"),
    Refusal(
      ["sample", ".bouncy.delay(1)", "--replica", "swiftui"], ["without modifiers"], marked: "delay(1)"),
    Refusal(
      ["sample", ".bouncy.repeatForever()"], ["never ends", "--until SECONDS"],
      marked: ".bouncy.repeatForever()"),
    Refusal(["sample", ".bouncy.speed(0)"], ["never ends"], marked: ".bouncy.speed(0)"),
    Refusal(["sample"], ["CURVE is missing"], marked: " "),
  ]

  static let options = [
    Refusal(["sample", spring, "--fps", "0"], ["--fps", "above 0", "“0”"], marked: "0"),
    Refusal(["sample", spring, "--fps", "nan"], ["--fps", "finite", "“nan”"], marked: "nan"),
    Refusal(["sample", spring, "--fsp", "60"], ["did you mean “--fps”?"], marked: "--fsp"),
    Refusal(["sample", spring, "--step", "-1"], ["--step", "above 0", "“-1”"], marked: "-1"),
    Refusal(["sample", spring, "--count", "0"], ["--count", "from 1 to 1e18"], marked: "0"),
    Refusal(
      ["sample", spring, "--count", "1e400"], ["--count", "from 1 to 1e18", "beyond the largest"],
      marked: "1e400"),
    Refusal(
      ["sample", spring, "--fps", "60fps"], ["without a unit", "did you mean “60”?"], marked: "60fps"),
    Refusal(
      ["sample", spring, "--until", "0,5"], ["seconds, 0 or more, or settled", "did you mean “0.5”?"],
      marked: "0,5"),
    Refusal(["sample", spring, "--count", "1.5"], ["--count", "whole number"], marked: "1.5"),
    Refusal(["sample", spring, "--at", "0.1,x"], ["--at", "“x”"], marked: "x"),
    Refusal(["sample", spring, "--at", "-0.1"], ["--at", "0 or more"], marked: "-0.1"),
    Refusal(["sample", spring, "--at", ""], ["--at", "empty"], marked: "''"),
    Refusal(["sample", spring, "--until", "-1"], ["--until", "0 or more"], marked: "-1"),
    Refusal(["sample", spring, "--until", "setled"], ["did you mean “settled”?"], marked: "setled"),
    Refusal(["sample", spring, "--until", "inf"], ["--until", "“inf”"], marked: "inf"),
    Refusal(["sample", spring, "--epsilon", "0"], ["--epsilon", "above 0"], marked: "0"),
    Refusal(["sample", spring, "--from", "inf"], ["--from", "finite"], marked: "inf"),
    Refusal(["sample", spring, "--format", "cvs"], ["csv or json", "did you mean “csv”?"], marked: "cvs"),
    Refusal(
      ["sample", spring, "--columns", "time,valeu"], ["“valeu”", "did you mean “value”?"],
      marked: "valeu"),
    Refusal(["sample", spring, "--columns", "progress"], ["did you mean “time”?"], marked: "progress"),
    Refusal(["sample", "linear", "--columns", "time"], ["did you mean “progress”?"], marked: "time"),
    Refusal(["sample", spring, "--columns", "value,value"], ["value twice"], marked: "value,value"),
    Refusal(["sample", spring, "--fps", "60", "--count", "9"], ["--fps and --count"], marked: "9"),
    Refusal(["sample", spring, "--at", "1", "--until", "2"], ["--at", "--until"], marked: "2"),
    Refusal(["sample", spring, "--fps", "60", "--fps", "30"], ["--fps is given twice"], marked: "--fps"),
    Refusal(["sample", "linear", "--fps", "60"], ["--fps", "duration"], marked: "60"),
    Refusal(["sample", "linear", "--until", "settled"], ["duration"], marked: "settled"),
    Refusal(["sample", "linear", "--initial-velocity", "1"], ["for springs"], marked: "1"),
    Refusal(
      ["sample", "interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: 2)"]
        + ["--initial-velocity", "7"], ["given twice", "per travel"], marked: "7"),
    Refusal(["sample", spring, "--from", "--to", "3"], ["--from needs a value"], marked: "--from"),
    Refusal(["sample", spring, "--reference", "x"], ["to “hooke validate”"], marked: "--reference"),
  ]

  @Test(arguments: curves + options)
  func `what is wrong is named, shown and followed by what is allowed`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(refusal.arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hooke: error: "))
    for word in refusal.words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
    #expect(Refusal.marked(in: outcome.errors) == refusal.marked, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("Help: hooke sample --help\n"))
  }

  @Test(arguments: [
    ["--count", "1e12"], ["--fps", "1e9"], ["--step", "1e-12"], ["--until", "1e9"], ["--count", "100000001"],
  ])
  func `more than a hundred million rows are refused before any is written`(grid: [String]) throws {
    let outcome = try CommandProcess.hooke(["sample", Self.spring] + grid)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("rows"))
    #expect(outcome.errors.contains("--force"))
  }

  @Test func `the number of rows is said`() throws {
    let outcome = try CommandProcess.hooke("sample", Self.spring, "--count", "1e12")
    #expect(outcome.errors.contains("this grid has 1000000000000 rows, about 60 TB of text"))
  }

  @Test func `force lets more rows through`() throws {
    let outcome = try CommandProcess.shell(
      "set -o pipefail; hooke sample linear --count 1e12 --force --columns progress | head -n 2")
    #expect(outcome.code == 0)
    #expect(outcome.output == "progress\n0\n")
    #expect(outcome.errors == "")
  }

  @Test func `rows that no index can count are refused even with force`() throws {
    let outcome = try CommandProcess.hooke("sample", Self.spring, "--fps", "1e300", "--force")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("coarser grid"))
  }

  @Test func `a broken curve on standard input is bad data`() throws {
    let outcome = try CommandProcess.hooke(["sample", "-"], input: "sprung(duration: 1)")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("standard input"))
    #expect(outcome.errors.contains("spring"))
  }

  @Test func `an escape sequence in an argument does not reach the terminal`() throws {
    let outcome = try CommandProcess.hooke("sample", "spr\u{1B}[31ming", "--fps", "\u{7}")
    #expect(outcome.code == 64)
    #expect(!outcome.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    let curve = try CommandProcess.hooke("sample", "spr\u{1B}[31ming")
    #expect(curve.code == 64)
    #expect(!curve.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `a very long argument is refused in a short message`() throws {
    let outcome = try CommandProcess.hooke("sample", String(repeating: "spring(", count: 10_000))
    #expect(outcome.code == 64)
    #expect(outcome.errors.utf8.count < 2_000)
  }
}
