// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CoreAnimationNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    if let modifier = expression.modifiers.first {
      throw WritingRefusal(
        dialect, "a timing function has no modifiers: \(modifier.words) would be lost",
        approximations: [.withoutModifiers])
    }
    switch expression.curve {
    case .spring(let parameters, let velocity):
      return spring(
        SpringMotion(
          spring: Spring(parameters), from: 0, to: 1, initialVelocity: velocity ?? 0), options)
    case .unitCurve(let curve): return try function(curve, nil, options)
    case .timedCurve(let curve, let duration): return try function(curve, duration, options)
    case .stepCurve:
      throw WritingRefusal(
        dialect, "a timing function has no steps: every value between two steps would be shown too")
    case .linearCurve, .keyframes:
      throw WritingRefusal(
        dialect, "Core Animation has springs and one cubic curve: the pieces of the curve would be lost",
        approximations: [.timingCurve, .spring(dampingRatios: 0.05...20, hasInitialVelocity: true)])
    }
  }

  private static func spring(_ motion: SpringMotion<Double>, _ options: WritingOptions) -> Writing {
    let spring = motion.spring
    var lines = ["let animation = CASpringAnimation()"]
    func set(_ name: String, _ number: Double) {
      lines.append("animation.\(name) = \(options.text(of: number))")
    }
    if spring.regime == .overDamped { lines.append("animation.allowsOverdamping = true") }
    set("mass", spring.mass)
    set("stiffness", spring.stiffness)
    set("damping", spring.damping)
    set("initialVelocity", motion.initialVelocity)
    lines.append("animation.duration = animation.settlingDuration")
    let settled = motion.settlingDuration(epsilon: 0.001)
    let time = NumberText.text(of: NumberText.rounded(settled, toSignificant: 4))
    let settling =
      settled.isFinite
      ? "it stays within 0.001 of its end after \(time) s; settlingDuration is Core Animation's estimate of that"
      : "it never settles"
    return Writing(
      lines.joined(separator: "\n"),
      comments: UIKitNotation.remarks(about: motion.initialVelocity, options) + [settling])
  }

  private static func function(
    _ curve: UnitCurve, _ duration: Double?, _ options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var comments: [String] = []
    let function: String
    if let name = names.first(where: { $0.curve == curve })?.name {
      function = "CAMediaTimingFunction(name: .\(name))"
    } else {
      guard case .bezier(let bezier) = curve.kind else {
        throw WritingRefusal(
          dialect, "Core Animation has no circular curves: the arcs would be lost",
          approximations: [.timingCurve])
      }
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
      function =
        "CAMediaTimingFunction(controlPoints: \(numbers.map { options.text(of: $0) }.joined(separator: ", ")))"
      if numbers.contains(where: { Double(Float($0)) != $0 }) {
        comments.append("Core Animation holds control points as Float, which rounds them to 24 bits")
      }
    }
    guard let duration else { return Writing(function, comments: comments) }
    return Writing(
      "animation.duration = \(options.text(of: duration))\nanimation.timingFunction = \(function)",
      comments: comments)
  }
}
