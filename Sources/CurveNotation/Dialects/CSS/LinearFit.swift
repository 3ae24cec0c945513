// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A motion as `linear()`: the fewest stops that keep it within the tolerance over its whole duration.
struct LinearFit {
  /// Seconds, a whole number of milliseconds for a motion that is cut where it has settled.
  let duration: Double
  private let fit: PolylineFit

  init(of motion: ExpressionMotion, _ options: WritingOptions) throws(WritingRefusal) {
    let tolerance = options.tolerance
    duration = try LinearFit.duration(of: motion, options)
    try LinearFit.checkStops(of: motion, options)
    var rounding = PolylineFit.Rounding.needed
    if let digits = options.digits {
      rounding = .digits(PolylineFit.StopDigits(progress: digits, value: digits))
    }
    let placement: PolylineFit.Placement = options.placesStopsOnCurve ? .onCurve : .free
    do throws(ApproximationError) {
      if let count = options.keyframes {
        fit = try PolylineFit(
          approximating: motion, until: duration, count: count, placement: placement, end: motion.end,
          rounding: rounding)
      } else {
        // For springs the fit is compiled by itself.
        fit =
          if case .spring(let spring) = motion {
            try PolylineFit(
              approximating: spring, until: duration, tolerance: tolerance, placement: placement,
              end: spring.to,
              rounding: rounding)
          } else {
            try PolylineFit(
              approximating: motion, until: duration, tolerance: tolerance, placement: placement,
              end: motion.end, rounding: rounding)
          }
      }
    } catch {
      throw WritingRefusal(.css, "no linear() follows this motion: \(error)")
    }
    try LinearFit.checkCount(Double(fit.polyline.stops.count), isExact: true, options)
  }

  /// How long a curve of limited length takes: until the motion has settled within the tolerance, in whole
  /// milliseconds; a curve that ends takes its own duration.
  static func duration(
    of motion: ExpressionMotion, _ options: WritingOptions
  ) throws(WritingRefusal) -> Double {
    let settled = motion.settlingDuration(epsilon: options.tolerance)
    guard case .spring = motion else { return settled }
    guard settled.isFinite else {
      throw WritingRefusal(.css, "the spring never settles, but a CSS easing ends: the rest would be lost")
    }
    guard settled > 0 else {
      throw WritingRefusal(
        .css,
        "the spring is within \(NumberText.text(of: options.tolerance)) of its end from the first "
          + "moment on: in CSS that is no motion")
    }
    let milliseconds = settled * 1000
    return milliseconds < 0x1p52 ? milliseconds.rounded(.up) / 1000 : settled
  }

  var text: String {
    let stops = fit.polyline.stops
    let words = stops.indices.map { index -> String in
      let value = NumberText.text(of: stops[index].value)
      if index == 0 || index == stops.count - 1 { return value }
      return "\(value) \(CSSText.percentage(stops[index].progress))"
    }
    return "linear(\(words.joined(separator: ", ")))"
  }

  /// How many stops there are, and how many there must be.
  var remark: String {
    let count = fit.polyline.stops.count
    return count <= fit.fewestStops
      ? "\(count) stops; no fewer keep the tolerance"
      : "\(count) stops; fewer than \(fit.fewestStops) can't keep the tolerance"
  }
}

extension LinearFit {
  /// How many stops are written at most.
  private static let mostStops = 10_000.0

  /// Refuses a motion that would take very many stops, before they are looked for.
  private static func checkStops(
    of motion: ExpressionMotion, _ options: WritingOptions
  ) throws(WritingRefusal) {
    guard case .spring(let spring) = motion else { return }
    try checkCount(spring.stopCountBound(within: options.tolerance), isExact: false, options)
  }

  private static func checkCount(
    _ count: Double, isExact: Bool, _ options: WritingOptions
  ) throws(WritingRefusal) {
    guard count > mostStops else { return }
    throw WritingRefusal(
      .css,
      "a linear() within \(NumberText.text(of: options.tolerance)) of this motion has \(isExact ? "" : "at least ")"
        + "\(NumberText.text(of: count)) stops, and \(NumberText.text(of: mostStops)) are written at most; a larger "
        + "tolerance takes fewer")
  }
}
