// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// UIKit's timing parameters: springs with a normalised velocity, and cubic curves.
///
/// The initial velocity is a `CGVector` in fractions of the way per second, a component for each direction; a curve
/// has one direction, so that both components have to agree or one has to be 0.
enum UIKitNotation: DialectNotation {
  static let dialect = Dialect.uiKit
  static let title = "UIKit"

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text,
      anyOf: [
        "UISpringTimingParameters", "UICubicTimingParameters", "UIViewPropertyAnimator", "UIView.animate",
        "usingSpringWithDamping", "springDuration",
      ])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    let source = SwiftCallText(text)
    do throws(NotationError) {
      return try read(source)
    } catch {
      // The places are the same in what was pasted.
      throw NotationError(
        message: error.message, text: text, range: error.range, suggestion: error.suggestion)
    }
  }

  private static func read(_ source: SwiftCallText) throws(NotationError) -> CurveExpression {
    let text = source.plain
    let syntax = try SyntaxParser.parse(text)
    var interpreter = Interpreter(text: text)
    guard syntax.property == nil, syntax.parts.count == 1 else {
      throw interpreter.error(
        "one call must stand here, such as UISpringTimingParameters(…)", 0..<text.utf8.count)
    }
    let call = try interpreter.interpret(syntax.parts[0], in: .uiKit)
    let reading = try call.with(source.options, in: &interpreter)
    return CurveExpression(
      reading.curve, merging: reading.merging, modifiers: reading.modifiers,
      modifierRange: syntax.parts[0].range, warnings: interpreter.warnings)
  }

  /// The curves of `UIView.AnimationCurve`.
  static let curves: [(name: String, curve: UnitCurve)] = [
    ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
  ]
}

/// A curve as UIKit's calls say it, with the delay that some of them take.
struct UIKitReading: Sendable {
  let curve: CurveExpression.Curve
  var merging: CurveExpression.Merging?
  var modifiers: [CurveModifier] = []
}
