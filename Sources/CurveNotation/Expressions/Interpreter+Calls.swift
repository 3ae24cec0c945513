// SPDX-License-Identifier: Apache-2.0

extension Interpreter {
  /// The meaning of a name with arguments.
  mutating func call<Meaning>(
    _ entry: Entry<Meaning>, _ arguments: SyntaxArguments, context: Entry<Meaning>.Context, range: Range<Int>
  ) throws(NotationError) -> Meaning {
    guard !entry.overloads.isEmpty else {
      throw error("\(context.name) takes no parentheses", arguments.range, suggestion: context.name)
    }
    if let list = entry.list, !context.isSwift, arguments.list.contains(where: { $0.label == nil }) {
      return try list(arguments, context, &self)
    }
    if let crowded = arguments.list.first(where: { !$0.further.isEmpty }) {
      let end = crowded.value.range.upperBound
      throw error("a comma is missing between two arguments", end..<end)
    }
    var best = entry.overloads[0]
    var affinity = (known: -1, absent: 0)
    for overload in entry.overloads {
      if case .fits(let values) = ArgumentMatch(arguments.list, overload.parameters) {
        let arguments = Arguments(callee: context.name, values: values, range: range)
        return try overload.build(arguments, &self)
      }
      let score = ArgumentMatch.affinity(arguments.list, overload.parameters)
      if score.known > affinity.known || (score.known == affinity.known && score.absent < affinity.absent) {
        (best, affinity) = (overload, score)
      }
    }
    throw mismatch(best, arguments, in: entry, context: context)
  }

  private func mismatch<Meaning>(
    _ overload: Overload<Meaning>, _ arguments: SyntaxArguments, in entry: Entry<Meaning>,
    context: Entry<Meaning>.Context
  ) -> NotationError {
    let name = context.name
    let takes = "\(name) takes \(Self.list([overload]))"
    switch ArgumentMatch(arguments.list, overload.parameters) {
    case .fits: return error("the arguments do not fit", arguments.range)
    case .unlabelled(let argument, let due):
      if case .chain(let chain) = argument.value.kind, let word = chain.word,
        overload.parameters.contains(where: { $0.hasLabel(word) })
      {
        let end = word.range.upperBound
        return error("a colon and a value are missing after the label “\(word.text)”", end..<end)
      }
      guard let due else { return error("this argument is one too many; \(takes)", argument.value.range) }
      return error(
        due.label == nil ? "\(due.name) must stand here; \(takes)" : "this argument needs a label; \(takes)",
        argument.value.range,
        // Of several numbers without labels nobody knows which is which.
        suggestion: arguments.list.filter { $0.label == nil }.count > 1
          ? nil : due.label.map { "\($0): \(excerpt(argument.value.range))" })
    case .repeated(let label, let times):
      return error(
        "“\(label.text)” is given \(times == 1 ? "twice" : "once too often"); \(takes)", label.range)
    case .outOfOrder(let label, let behind):
      return error("“\(label.text)” must stand before “\(behind)”; \(takes), in this order", label.range)
    case .missing(let parameter):
      return error("\(parameter.words) is missing; \(takes)", arguments.closing)
    case .unknown(let label):
      let others = entry.overloads.filter { $0.parameters.contains { $0.hasLabel(label) } }
      if !others.isEmpty {
        let known = arguments.list.compactMap(\.label).filter { label in
          overload.parameters.contains { $0.hasLabel(label) }
        }
        let company = known.map { "“\($0.text)”" }.joined(separator: " and ")
        return error(
          "“\(label.text)” does not go with \(company.isEmpty ? "what stands beside it" : company); "
            + "\(takes), or \(Self.list(others))", label.range)
      }
      if overload.parameters.contains(where: { $0.label == nil && $0.name == label.text }) {
        return error("the arguments of \(name) have no labels; \(takes)", label.range)
      }
      let free = overload.parameters.filter { parameter in
        !arguments.list.contains { $0.label?.text == parameter.label }
      }
      let all = entry.overloads.flatMap(\.parameters)
      let suggestion = NearestName.suggestion(for: label.text, among: (free + all).compactMap(\.label))
      return error(
        "“\(label.text.prefix(40))” is no label of \(name); \(takes)", label.range, suggestion: suggestion)
    }
  }

  /// What was written in a place, cut where it is long.
  func excerpt(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 40)), as: UTF8.self)
  }

  /// The labels of functions: `duration:, bounce: or response:, dampingRatio:`.
  static func list<Meaning>(_ overloads: [Overload<Meaning>]) -> String {
    overloads.map { $0.parameters.map(\.words).joined(separator: ", ") }.joined(separator: " or ")
  }

  static func words(_ names: [String]) -> String { names.joined(separator: " and ") }
}
