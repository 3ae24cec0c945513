// SPDX-License-Identifier: Apache-2.0

import HookeCommands
import Testing

struct `The argument table` {
  private static let rate = Option("--rate", letter: "r", .number("RATE", .positive), help: "A rate.")
  private static let count = DefaultedOption(
    "--count", .count("ROWS"), otherwise: 7, called: "7", help: "A count.")
  private static let shift = Option("--shift", .number("SHIFT", .finite), help: "A shift.")
  private static let loud = Flag("--loud", letter: "l", help: "Loud.")
  private static let verb = Verb(
    name: "play", summary: "plays",
    operands: [
      Operand("TUNE", help: "A tune.", hint: "Name a tune."),
      Operand("KEY", isOptional: true, help: "A key.", hint: "Name one key."),
    ],
    sections: [OptionSection("All", [rate.row, count.row, shift.row, loud.row])]
  ) { _, _ in .success }
  private static let stranger = Verb(
    name: "stop", summary: "stops", sections: [OptionSection("All", [Flag("--now", help: "Now.").row])]
  ) { _, _ in .success }

  private static func parse(_ words: String...) throws(CommandFailure) -> ParsedArguments {
    try ArgumentParser(verb: verb, among: [verb, stranger]).parse(
      CommandText(words: ["hooke", "play"] + words), from: 2)
  }

  private static func refusal(_ words: String...) -> CommandFailure? {
    do {
      _ = try ArgumentParser(verb: verb, among: [verb, stranger]).parse(
        CommandText(words: ["hooke", "play"] + words), from: 2)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a value follows its option or an equals sign`() throws {
    #expect(try Self.parse("tune", "--rate", "2")[Self.rate] == 2)
    #expect(try Self.parse("tune", "--rate=2")[Self.rate] == 2)
    #expect(try Self.parse("tune", "-r", "2")[Self.rate] == 2)
    #expect(try Self.parse("tune", "-r2")[Self.rate] == 2)
  }

  @Test func `a value may begin with a minus sign`() throws {
    #expect(try Self.parse("tune", "--shift", "-5")[Self.shift] == -5)
    #expect(try Self.parse("tune", "--shift=-5")[Self.shift] == -5)
  }

  @Test func `options stand before and after operands`() throws {
    let parsed = try Self.parse("--rate", "2", "tune", "-l", "key")
    #expect(parsed.operands.map(\.text) == ["tune", "key"])
    #expect(parsed[Self.rate] == 2)
    #expect(parsed[Self.loud])
  }

  @Test func `two hyphens end the options`() throws {
    #expect(try Self.parse("--", "--rate", "-l").operands.map(\.text) == ["--rate", "-l"])
  }

  @Test func `a single hyphen is an operand`() throws {
    #expect(try Self.parse("-").operands.map(\.text) == ["-"])
  }

  @Test func `a default holds when the option is not given`() throws {
    #expect(try Self.parse("tune")[Self.count] == 7)
    #expect(try Self.parse("tune", "--count", "9")[Self.count] == 9)
    #expect(try Self.parse("tune")[Self.rate] == nil)
    #expect(try !Self.parse("tune")[Self.loud])
  }

  @Test func `a repeated option is refused`() {
    let refusal = Self.refusal("tune", "--rate", "2", "-r", "3")
    #expect(refusal?.exitCode == .usage)
    #expect(refusal?.message == "--rate is given twice")
    #expect(refusal?.details.first == "  hooke play tune --rate 2 -r 3")
    #expect(refusal?.details.dropFirst().first == "                           ^^")
  }

  @Test func `a misspelt option suggests the nearest`() {
    #expect(Self.refusal("tune", "--rat", "2")?.message.hasSuffix("did you mean “--rate”?") == true)
  }

  @Test func `an option of another verb says where it belongs`() {
    #expect(
      Self.refusal("tune", "--now")?.message
        == "“hooke play” has no option --now; it belongs to “hooke stop”")
  }

  @Test func `an option without its value is refused, and no option is taken for one`() {
    #expect(Self.refusal("tune", "--rate")?.message == "--rate needs a value")
    #expect(Self.refusal("tune", "--rate", "--loud")?.message == "--rate needs a value")
  }

  @Test func `a flag takes no value`() {
    #expect(Self.refusal("tune", "--loud=yes")?.message == "--loud takes no value")
  }

  @Test func `a value outside the range is refused with the range`() {
    #expect(
      Self.refusal("tune", "--rate", "0")?.message == "--rate must be a finite number above 0, but is “0”")
    #expect(Self.refusal("tune", "--rate=")?.message.hasSuffix("but is empty") == true)
  }

  @Test func `an operand that is missing is named, at the end of the line`() {
    let refusal = Self.refusal("-l")
    #expect(refusal?.message == "TUNE is missing")
    #expect(refusal?.details.prefix(2) == ["  hooke play -l", "                ^"])
  }

  @Test func `an operand too many is shown`() {
    #expect(Self.refusal("a", "b", "c")?.message == "“c” is one argument too many")
  }
}
