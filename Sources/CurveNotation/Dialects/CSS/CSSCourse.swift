// SPDX-License-Identifier: Apache-2.0

/// What CSS can say around an easing: its delay and its passes. A speed is in the duration.
struct CSSCourse {
  /// How many times as fast the curve runs.
  private(set) var rate = 1.0
  private var delay = 0.0
  /// Nil for ever.
  private var passes: Int? = 1
  private var alternates = false

  /// Whether there is more than one pass.
  var isRepeated: Bool { passes != 1 }

  init(_ modifiers: [CurveModifier]) throws(WritingRefusal) {
    for modifier in modifiers { try add(modifier) }
  }

  private mutating func add(_ modifier: CurveModifier) throws(WritingRefusal) {
    switch modifier {
    case .delay(let seconds): delay += seconds
    case .speed(let factor):
      guard factor > 0 else {
        throw refusal("CSS has no speed below or at 0, and \(NumberText.text(of: factor)) would be lost")
      }
      rate *= factor
      delay /= factor
    case .repeatCount(1, _): break
    case .repeatCount(let count, let autoreverses): try add(passes: count, autoreverses)
    case .repeatForever(let autoreverses): try add(passes: nil, autoreverses)
    case .logicallyComplete(let seconds):
      throw refusal(
        "CSS knows one end only: logicallyComplete(after: \(NumberText.text(of: seconds))) would be lost")
    }
  }

  private mutating func add(passes count: Int?, _ autoreverses: Bool) throws(WritingRefusal) {
    if delay != 0 {
      throw refusal("CSS waits once, before the first pass: the delay of every pass would be lost")
    }
    guard passes == 1 else { throw refusal("CSS has one number of passes: passes of passes would be lost") }
    passes = count
    alternates = autoreverses
  }

  private func refusal(_ message: String) -> WritingRefusal {
    WritingRefusal(.css, message, approximations: [.withoutModifiers])
  }

  /// The delay, the passes and their direction, each with a blank before it.
  func text(_ options: WritingOptions) -> String {
    var text = delay == 0 ? "" : " \(CSSText.time(options.rounded(delay)))"
    if let passes {
      if passes != 1 { text += " \(passes)" }
    } else {
      text += " infinite"
    }
    if alternates { text += " \(CSSDirection.alternate.rawValue)" }
    return text
  }
}
