// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SyntaxErrorTests {
  @Test(arguments: ["", " ", "\n\t \r\n"])
  func `an empty text is refused with examples`(text: String) {
    #expect(refusal(text)?.message.hasPrefix("the text is empty; write a curve such as spring(") == true)
  }

  @Test(arguments: [
    ("spring(", 7), ("spring(duration: 0.5", 20), ("spring(duration: 0.5  ", 20),
    ("spring(duration: 0.5,", 21),
    ("timingCurve(UnitCurve.easeIn", 28),
  ])
  func `a missing parenthesis is shown where it is missing`(text: String, offset: Int) {
    let error = refusal(text)
    #expect(error?.range == offset..<offset)
    #expect(error?.message.hasPrefix("a closing parenthesis is missing: the one after “") == true)
  }

  @Test(arguments: [
    ("spring(duration: 0.5 bounce: 0.3)", 20, "a comma is missing between two arguments"),
    ("spring(duration: 0.5 0.3)", 20, "a comma is missing between two arguments"),
    ("spring(duration 0.5)", 15, "a colon is missing after the label “duration”"),
    ("spring(duration -0.5)", 15, "a colon is missing after the label “duration”"),
    ("spring(duration:", 16, "a value must follow the label “duration”"),
  ])
  func `what is missing is shown where it is missing`(text: String, offset: Int, message: String) {
    let error = refusal(text)
    #expect(error?.range == offset..<offset)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("spring(duration: 0.5))", ")", "this parenthesis closes one that was never opened"),
    (")", ")", "a curve must stand here, but “)” does"),
    ("spring() spring()", "spring", "after the curve the text must end, but “spring” follows"),
    ("ease 5", "5", "after the curve the text must end, but the number 5 follows"),
    ("spring(duration: , bounce: 0)", ",", "a value must follow the label “duration”, but “,” does"),
    ("spring(, bounce: 0)", ",", "an argument or a closing parenthesis must stand here, but “,” does"),
    (
      "spring(duration = 0.5)", "=",
      "a label is followed by a colon, not by “=”, unless the text is Jetpack Compose's"
    ),
    ("spring(0.5: 3)", "0.5", "a label must be a name, and stand alone before its colon"),
    ("Animation.", "", "a name must follow the point, but the end of the text does"),
    ("Animation..spring", ".", "a name must follow the point, but “.” does"),
    ("spring;", ";", "after the curve the text must end, but “;” follows"),
    ("spring?", "?", "“?” has no meaning in curve notation"),
    (
      "\"spring\"", "\"", "“\"” has no meaning in curve notation: names and numbers stand without quotes"
    ),
    (
      "spring{duration: 1}", "{", "“{” has no meaning in curve notation: arguments stand in round parentheses"
    ),
    ("spring(duration: 1, bounce)", "", "a colon and a value are missing after the label “bounce”"),
    ("spring /* (duration: 1)", "/*", "a comment begins here and never ends"),
    ("spring /* /* */ ()", "/*", "a comment begins here and never ends"),
    ("spring\u{0}", "\u{0}", "the invisible character U+0000 has no meaning in curve notation"),
    ("-spring", "-spring", "a curve must stand here, not a number"),
  ])
  func `what is too much is marked`(text: String, marked: String, message: String) {
    let error = refusal(text)
    #expect(error?.marked == marked)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (
      "ѕpring()", "ѕ", "s", "“ѕ” (U+0455, CYRILLIC SMALL LETTER DZE) looks like “s”, but is another character"
    ),
    ("bounсy", "с", "c", "“с” (U+0441, CYRILLIC SMALL LETTER ES) looks like “c”, but is another character"),
    ("spring(bounce: −0.2)", "−", "-", "“−” (U+2212, MINUS SIGN) looks like “-”, but is another character"),
    (
      "spring（duration: 1)", "（", "(",
      "“（” (U+FF08, FULLWIDTH LEFT PARENTHESIS) looks like “(”, but is another character"
    ),
    (
      "spring(duration: 1， bounce: 0)", "，", ",",
      "“，” (U+FF0C, FULLWIDTH COMMA) looks like “,”, but is another character"
    ),
    (
      "spring(duration: ０.5)", "０", "0",
      "“０” (U+FF10, FULLWIDTH DIGIT ZERO) looks like “0”, but is another character"
    ),
  ])
  func `a look-alike is named`(text: String, marked: String, twin: String, message: String) {
    let error = refusal(text)
    #expect(error?.marked == marked)
    #expect(error?.suggestion == twin)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (
      "spring(\u{200B}duration: 1)",
      "the invisible character U+200B, ZERO WIDTH SPACE has no meaning in curve notation"
    ),
    ("größe", "“ö” (U+00F6, LATIN SMALL LETTER O WITH DIAERESIS) has no meaning in curve notation"),
    ("🙂", "“🙂” (U+1F642, SLIGHTLY SMILING FACE) has no meaning in curve notation"),
  ])
  func `another foreign character is named too`(text: String, message: String) {
    #expect(refusal(text)?.message == message)
  }

  @Test(arguments: [
    " spring ( duration : 0.5 , bounce : 0.3 ) ", "spring(duration:0.5,bounce:0.3)",
    "spring(\n\tduration: 0.5,\r\n\tbounce: 0.3,\n)\n", ".\nspring(duration:\n0.5,bounce:\n0.3)",
    "spring(duration:\u{A0}0.5, bounce:\u{A0}0.3)",
    "// A spring\nspring( // with\n  duration: 0.5, /* seconds /* of time */ */ bounce: 0.3 // bounce\n)",
  ])
  func `blanks and line breaks may stand anywhere`(text: String) {
    #expect(curve(text) == .spring(.durationBounce(duration: 0.5, bounce: 0.3), initialVelocity: nil))
  }
}
