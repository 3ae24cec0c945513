// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension SwiftUINotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let modifiers = expression.modifiers.map { text(of: $0, options) }.joined()
    switch expression.curve {
    case .spring(let parameters, let velocity):
      let spelling = SpringSpelling(
        Spring(parameters), velocity: velocity,
        merging: expression.merging ?? (expression.modifiers.isEmpty ? nil : .merges(blendDuration: 0)))
      return Writing(spelling.text(options) + modifiers, comments: spelling.comments)
    case .unitCurve(let curve):
      guard expression.modifiers.isEmpty else {
        return Writing(timed(curve, usualDuration, options, isModified: true) + modifiers)
      }
      return Writing(text(of: curve, options, isAnimation: expression.merging != nil))
    case .timedCurve(let curve, let duration):
      let isModified = !expression.modifiers.isEmpty
      return Writing(timed(curve, duration, options, isModified: isModified) + modifiers)
    case .stepCurve:
      throw WritingRefusal(
        dialect, "SwiftUI has no curves in steps: every value between two steps would be shown too")
    case .linearCurve:
      throw WritingRefusal(
        dialect, "SwiftUI has no curves of straight pieces: the corners would be lost",
        approximations: nearest)
    case .keyframes:
      throw WritingRefusal(
        dialect, "SwiftUI has no animation through keyframes of this kind: the keyframes would be lost",
        approximations: nearest)
    }
  }

  /// What stands in for a curve that SwiftUI doesn't have.
  private static let nearest: [WritingRefusal.Approximation] = [
    .timingCurve, .spring(dampingRatios: 0.05...20, hasInitialVelocity: true),
  ]

  // MARK: Curves

  /// The name of a curve that has one, without the point before it.
  private static func name(of curve: UnitCurve) -> String? {
    if curve == .circularEaseInOut.inverse { return "circularEaseInOut.inverse" }
    return presets.first { $0.curve == curve }?.name
  }

  /// A curve without a duration.
  private static func text(
    of curve: UnitCurve, _ options: WritingOptions, isAnimation: Bool
  ) -> String {
    if let name = name(of: curve) {
      return isAnimation && isAnimationName(name) ? ".\(name)" : "UnitCurve.\(name)"
    }
    guard case .bezier(let bezier) = curve.kind else { return "UnitCurve.linear" }
    let number = options.text(of:)
    return "UnitCurve.bezier(startControlPoint: UnitPoint(x: \(number(bezier.x1)), y: \(number(bezier.y1))), "
      + "endControlPoint: UnitPoint(x: \(number(bezier.x2)), y: \(number(bezier.y2))))"
  }

  /// Whether `Animation` has a curve of the name, and not `UnitCurve` alone.
  private static func isAnimationName(_ name: String) -> Bool {
    ["linear", "easeIn", "easeOut", "easeInOut"].contains(name)
  }

  /// A curve with a duration.
  private static func timed(
    _ curve: UnitCurve, _ duration: Double, _ options: WritingOptions, isModified: Bool
  ) -> String {
    let seconds = options.text(of: duration)
    guard let name = name(of: curve) else {
      guard case .bezier(let bezier) = curve.kind else { return ".linear(duration: \(seconds))" }
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { options.text(of: $0) }
      let time = duration == usualDuration ? "" : ", duration: \(seconds)"
      return ".timingCurve(\(numbers.joined(separator: ", "))\(time))"
    }
    guard isAnimationName(name) else { return ".timingCurve(.\(name), duration: \(seconds))" }
    if duration == usualDuration { return isModified ? ".\(name)" : "Animation.\(name)" }
    return ".\(name)(duration: \(seconds))"
  }

  // MARK: Modifiers

  private static func text(of modifier: CurveModifier, _ options: WritingOptions) -> String {
    switch modifier {
    case .delay(let seconds): ".delay(\(options.text(of: seconds)))"
    case .speed(let factor): ".speed(\(options.text(of: factor)))"
    case .repeatCount(let count, true): ".repeatCount(\(count))"
    case .repeatCount(let count, false): ".repeatCount(\(count), autoreverses: false)"
    case .repeatForever(true): ".repeatForever()"
    case .repeatForever(false): ".repeatForever(autoreverses: false)"
    case .logicallyComplete(let seconds): ".logicallyComplete(after: \(options.text(of: seconds)))"
    }
  }
}
