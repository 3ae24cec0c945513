// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension UIKitNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    if let modifier = expression.modifiers.first {
      throw WritingRefusal(
        dialect, "timing parameters have no modifiers: \(modifier.words) would be lost",
        approximations: [.withoutModifiers])
    }
    switch expression.curve {
    case .spring(let parameters, let velocity):
      return spring(Spring(parameters), velocity: velocity ?? 0, options)
    case .unitCurve(let curve): return Writing(try cubic(curve, options))
    case .timedCurve(let curve, let duration):
      let timing = try cubic(curve, options)
      return Writing(
        "UIViewPropertyAnimator(duration: \(options.text(of: duration)), timingParameters: \(timing))")
    case .stepCurve:
      throw WritingRefusal(
        dialect, "UIKit has no curves in steps: every value between two steps would be shown too")
    case .linearCurve, .keyframes:
      throw WritingRefusal(
        dialect, "UIKit has springs and cubic curves only: the pieces of the curve would be lost",
        approximations: nearest)
    }
  }

  private static let nearest: [WritingRefusal.Approximation] = [
    .timingCurve, .spring(dampingRatios: 0.05...20, hasInitialVelocity: true),
  ]

  private static func spring(_ spring: Spring, velocity: Double, _ options: WritingOptions) -> Writing {
    let speed = options.text(of: velocity)
    let vector = velocity == 0 ? ".zero" : "CGVector(dx: \(speed), dy: \(speed))"
    let numbers = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ].map { "\($0.0): \(options.text(of: $0.1))" }
    return Writing(
      "UISpringTimingParameters(\(numbers.joined(separator: ", ")), initialVelocity: \(vector))",
      comments: remarks(about: velocity, options)
        + ["the spring takes the time that its numbers say, whatever the animator's duration is"])
  }

  /// What a normalised velocity is worth over the way, where one was given.
  static func remarks(about velocity: Double, _ options: WritingOptions) -> [String] {
    guard velocity != 0 else { return [] }
    let meaning = "initialVelocity is in fractions of the way per second"
    guard let travel = options.travel else { return [meaning] }
    let speed = options.text(of: velocity * travel)
    return ["\(meaning): \(speed) per second over \(options.text(of: travel))"]
  }

  private static func cubic(
    _ curve: UnitCurve, _ options: WritingOptions
  ) throws(WritingRefusal) -> String {
    if let name = curves.first(where: { $0.curve == curve })?.name {
      return "UICubicTimingParameters(animationCurve: .\(name))"
    }
    guard case .bezier(let bezier) = curve.kind else {
      throw WritingRefusal(
        dialect, "UIKit has no circular curves: the arcs would be lost", approximations: [.timingCurve])
    }
    func point(_ x: Double, _ y: Double) -> String {
      "CGPoint(x: \(options.text(of: x)), y: \(options.text(of: y)))"
    }
    return "UICubicTimingParameters(controlPoint1: \(point(bezier.x1, bezier.y1)), "
      + "controlPoint2: \(point(bezier.x2, bezier.y2)))"
  }
}
