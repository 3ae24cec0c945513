// SPDX-License-Identifier: Apache-2.0

/// How a list of arguments fits a list of parameters.
///
/// Swift's rule: arguments come in the order of the parameters, and those with defaults may be left out.
enum ArgumentMatch {
  case fits([String: Syntax])
  /// An argument without label where one is needed; the label that was due, if any is left.
  case unlabelled(SyntaxArgument, due: Parameter?)
  case unknown(SyntaxWord)
  /// A label that is given more often than it may.
  case repeated(SyntaxWord, times: Int)
  /// A label that stands behind one which must follow it.
  case outOfOrder(SyntaxWord, behind: String)
  case missing(Parameter)

  init(_ arguments: [SyntaxArgument], _ parameters: [Parameter]) {
    var values: [String: Syntax] = [:]
    var next = 0
    for argument in arguments {
      if let found = parameters[next...].firstIndex(where: { $0.accepts(argument) }) {
        values[parameters[found].name] = argument.value
        next = found + 1
        continue
      }
      self = Self.mismatch(argument, parameters, next: next, values: values)
      return
    }
    if let missing = parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      self = .missing(missing)
    } else {
      self = .fits(values)
    }
  }

  private static func mismatch(
    _ argument: SyntaxArgument, _ parameters: [Parameter], next: Int, values: [String: Syntax]
  ) -> ArgumentMatch {
    guard let label = argument.label else {
      return .unlabelled(argument, due: next < parameters.count ? parameters[next] : nil)
    }
    let meant = parameters.filter { $0.hasLabel(label) }
    guard let first = meant.first else { return .unknown(label) }
    if meant.allSatisfy({ values[$0.name] != nil }) { return .repeated(label, times: meant.count) }
    let behind = parameters[..<next].last { values[$0.name] != nil } ?? first
    return .outOfOrder(label, behind: behind.label ?? behind.name)
  }

  /// The measure of what was meant: how many arguments the parameters know, and how many required
  /// parameters are absent.
  static func affinity(
    _ arguments: [SyntaxArgument], _ parameters: [Parameter]
  ) -> (known: Int, absent: Int) {
    var free = parameters
    var known = 0
    for argument in arguments {
      guard let index = free.firstIndex(where: { $0.accepts(argument) }) else { continue }
      free.remove(at: index)
      known += 1
    }
    return (known, free.count { $0.isRequired })
  }
}
