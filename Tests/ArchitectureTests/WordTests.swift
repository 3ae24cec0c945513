// SPDX-License-Identifier: Apache-2.0

import Testing

/// Words of code that have their place, and no other.
struct WordRule: Sendable, CustomTestStringConvertible {
  let subject: String
  let words: [String]
  /// Beginnings of the paths where the words may stand.
  let allowed: [String]

  var testDescription: String { subject }

  static let all = [
    WordRule(
      subject: "clocks",
      words: [
        "Date(", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday",
        "DispatchTime", "systemUptime", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime",
      ],
      allowed: ["Sources/HookeCommands/"]),
    WordRule(
      subject: "sleeping", words: ["sleep(", "usleep(", "nanosleep(", "Task.sleep"],
      allowed: ["Sources/HookeCommands/"]),
    WordRule(
      subject: "files and terminals",
      words: [
        "print(", "debugPrint(", "dump(", "readLine(", "FileManager", "FileHandle", "fopen(", "fwrite(",
        "fputs(", "contentsOf: URL", "contentsOfFile",
      ],
      allowed: ["Sources/HookeCommands/IO/", "Sources/hooke/main.swift"]),
    WordRule(
      subject: "randomness",
      words: ["SystemRandomNumberGenerator", "random(in:", "shuffled()", "arc4random"],
      allowed: []),
    WordRule(
      subject: "ways to end the program on bad input",
      words: ["fatalError(", "try!", "as!", "preconditionFailure(", "unsafeBitCast("], allowed: []),
    WordRule(subject: "marks of unfinished work", words: ["TODO", "FIXME", "XXX"], allowed: []),
  ]

  /// Every place in a file where a word stands that may not.
  func places(in file: SourceFile) -> [String] {
    if allowed.contains(where: file.path.hasPrefix) { return [] }
    return words.flatMap(file.places)
  }
}

struct WordTests {
  @Test(arguments: WordRule.all)
  func `a word with a place stands nowhere else`(rule: WordRule) throws {
    let places = try Project.sources().flatMap(rule.places)
    #expect(places.isEmpty, "\(rule.subject):\n\(places.joined(separator: "\n"))")
  }

  @Test(arguments: WordRule.all)
  func `a word outside its place is caught`(rule: WordRule) {
    for word in rule.words {
      let file = SourceFile(path: "Sources/CurveMath/Sample.swift", text: "let a = 1\n  \(word) b")
      #expect(rule.places(in: file) == ["Sources/CurveMath/Sample.swift:2:   \(word) b"])
    }
  }

  @Test(
    arguments: [
      "fingerprint(x)", "// print(x)", "let a = \"print(x)\"", "let a = \"\"\"\n  print(x)\n  \"\"\"",
      "_print(x)",
    ] as [Sample])
  func `a word inside another, in a comment or in a string is let through`(sample: Sample) {
    let file = SourceFile(path: "Sources/CurveMath/Sample.swift", text: sample.text)
    #expect(file.places(of: "print(") == [])
  }

  @Test func `a word in an interpolation and a second find on a line are caught`() {
    let file = SourceFile(
      path: "Sources/CurveMath/Sample.swift", text: "let a = \"\\(print(x))\"\nfingerprint(y); print(x)")
    #expect(file.places(of: "print(").count == 2)
  }
}
