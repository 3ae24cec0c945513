// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension Program {
  /// The verb of a name, or a refusal that suggests the nearest.
  package func unknownVerb(_ name: String, in command: CommandText, at word: Int = 1) -> CommandFailure {
    let place = CommandText.Place(word: word)
    let names = verbs.map(\.name)
    let shown = name.isEmpty ? "an empty word" : Quotation.quoted(name)
    if name.hasPrefix("-") {
      let flags = Program.flags.map(\.name)
      let suggestion = NearestName.suggestion(for: name, among: flags)
      return .usage(
        "\(shown) is no option of hooke itself", in: command, at: place, verb: nil,
        allowed: "Options of a verb stand after the verb: hooke VERB \(name)", suggestion: suggestion)
    }
    if (try? CurveExpression(parsing: name)) != nil {
      return .usage(
        "\(shown) is a curve, and a verb is missing before it", in: command, at: place, verb: nil,
        allowed: "For its rows: hooke sample; for its parameters: hooke describe")
    }
    return .usage(
      "\(shown) is no verb of hooke", in: command, at: place, verb: nil,
      allowed: "Verbs: " + Quotation.alternatives(names, conjunction: "and"),
      suggestion: NearestName.suggestion(for: name, among: names))
  }
}
