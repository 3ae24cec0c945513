// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CSSNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let course = try CSSCourse(expression.modifiers)
    var writing: Writing
    // A pass of a spring ends where the spring has settled, whatever tolerance its stops keep.
    let pass = course.isRepeated ? expression.curve.springPass : nil
    let isAnimation = writesKeyframes(of: expression.curve, options)
    if isAnimation {
      writing = try CSSKeyframes(of: expression.curve, rate: course.rate, options, pass: pass)
        .writing(course: course.text(options))
    } else {
      writing = try easing(of: expression.curve, rate: course.rate, options, pass: pass)
      writing.text += course.text(options)
    }
    if options.includesReducedMotion {
      var options = options
      // The form and the count are for the motion itself.
      if isAnimation { (options.form, options.keyframes) = (nil, nil) }
      let calm = try easing(of: expression.curve.calm, rate: course.rate, options, pass: pass).text
      writing.variant =
        isAnimation
        ? animation(calm, hasDuration: !expression.curve.isProgress, rate: course.rate)
        : "@media (prefers-reduced-motion: reduce) { transition: \(calm) }"
    }
    return writing
  }

  /// Whether a curve is written as `@keyframes`: where they are asked for, and where the curve has keyframes that
  /// `linear()` could not follow.
  private static func writesKeyframes(of curve: CurveExpression.Curve, _ options: WritingOptions) -> Bool {
    if options.form == .keyframes { return true }
    guard case .keyframes = curve, options.form == nil else { return false }
    return options.keyframes != nil || CurvePieces(curve)?.linear == nil
  }

  /// The animation for people who want less motion, which takes the place of another animation.
  private static func animation(_ easing: String, hasDuration: Bool, rate: Double) -> String {
    let duration = hasDuration ? "" : "\(CSSText.time(1 / rate)) "
    return """
      @media (prefers-reduced-motion: reduce) { animation: calm \(duration)\(easing) both; }
      @keyframes calm { 0% { --progress: 0 } 100% { --progress: 1 } }
      """
  }

  /// Duration and easing of a curve that runs so many times as fast.
  private static func easing(
    of curve: CurveExpression.Curve, rate: Double, _ options: WritingOptions, pass: Double?
  ) throws(WritingRefusal) -> Writing {
    let motion = ExpressionMotion(curve)
    func time(_ seconds: Double) -> String { CSSText.time(options.rounded(seconds / rate)) }
    if options.form == nil || options.form == .timingCurve, let function = exact(curve, options) {
      return Writing(curve.duration.map { "\(time($0)) \(function)" } ?? function)
    }
    if options.form == nil || options.form == .linear, let linear = CurvePieces(curve)?.linear,
      linear.points.count <= options.keyframes ?? .max
    {
      try LinearFit.check(linear.points.count)
      let function = CSSText.linear(linear, options)
      var writing = Writing(curve.duration.map { "\(time($0)) \(function)" } ?? function)
      writing.keepsStopsOnCurve = true
      return writing
    }
    let fit = try LinearFit(of: motion, options, pass: pass)
    let text = curve.isProgress ? fit.text : "\(time(fit.duration)) \(fit.text)"
    var writing = Writing(text, comments: [fit.remark])
    if let asked = options.keyframes, asked != fit.count {
      writing.comments.append("\(asked) stops were asked for, and more than \(fit.count) come no nearer")
    }
    (writing.keepsCount, writing.keepsStopsOnCurve) = (true, true)
    return writing
  }

  /// What CSS has the very function for.
  private static func exact(_ curve: CurveExpression.Curve, _ options: WritingOptions) -> String? {
    switch curve {
    case .spring, .keyframes: nil
    case .unitCurve(let curve), .timedCurve(let curve, _): text(of: curve, options)
    case .stepCurve(let curve, _): text(of: curve)
    case .linearCurve(let curve, _): CSSText.linear(curve, options)
    }
  }

  private static func text(of curve: UnitCurve, _ options: WritingOptions) -> String? {
    if curve == .linear { return "linear" }
    if let keyword = keywords.first(where: { $0.curve == curve }) { return keyword.name }
    guard case .bezier(let bezier) = curve.kind else { return nil }
    let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { options.text(of: $0) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func text(of curve: StepCurve) -> String {
    let word =
      switch curve.jumps {
      case .start: ", jump-start"
      case .end: ""
      case .none: ", jump-none"
      case .both: ", jump-both"
      }
    return "steps(\(curve.count)\(word))"
  }
}

extension CurveExpression.Curve {
  /// How close a spring is to its end where one of several passes ends, as a fraction of the way.
  private static let passEnd = 0.001

  /// How long one of several passes of a spring takes; nil for what is no spring.
  var springPass: Double? {
    guard case .spring = self else { return nil }
    return ExpressionMotion(self).settlingDuration(epsilon: Self.passEnd)
  }

  /// How long one of several passes takes; nil for a curve without a duration.
  var pass: Double? { springPass ?? duration }

  /// The curve for people who want less motion: a spring no longer swings, and what goes past its ends eases out.
  fileprivate var calm: CurveExpression.Curve {
    switch self {
    case .spring(let parameters, _):
      let spring = Spring(parameters)
      if spring.dampingRatio >= 1 { return .spring(parameters, initialVelocity: nil) }
      return .spring(.responseDampingRatio(response: spring.response, dampingRatio: 1), initialVelocity: nil)
    case .unitCurve(let curve):
      return (0...1).contains(curve) ? self : .unitCurve(.easeOut)
    case .timedCurve(let curve, let duration):
      return (0...1).contains(curve) ? self : .timedCurve(.easeOut, duration: duration)
    case .stepCurve: return self
    case .linearCurve(_, let duration):
      return duration.map { .timedCurve(.easeOut, duration: $0) } ?? .unitCurve(.easeOut)
    case .keyframes(let motion): return .timedCurve(.easeOut, duration: motion.settlingDuration(epsilon: 0))
    }
  }

  /// The duration in seconds that was written; nil where none was.
  package var duration: Double? {
    switch self {
    case .spring, .unitCurve: nil
    case .timedCurve(_, let duration): duration
    case .stepCurve(_, let duration), .linearCurve(_, let duration): duration
    case .keyframes(let motion): motion.settlingDuration(epsilon: 0)
    }
  }
}

extension ClosedRange<Double> {
  /// Whether a curve's values lie in the range.
  fileprivate func contains(_ curve: UnitCurve) -> Bool {
    let values = curve.valueRange
    return contains(values.lowerBound) && contains(values.upperBound)
  }
}
