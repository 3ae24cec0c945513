// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A motion as `linear()`: the fewest stops that keep it within the tolerance over its whole duration.
struct LinearFit {
  /// Seconds, a whole number of milliseconds for a motion that is cut where it has settled.
  let duration: Double
  private let fit: PolylineFit

  private let tolerance: Double
  /// The value that follows the last stop at once, where one of several passes ends before it.
  private let finalValue: Double?

  /// - Parameter pass: how long one of several passes takes; nil where there is one pass, which ends where the motion
  ///   has settled within the tolerance.
  init(
    of motion: ExpressionMotion, _ options: WritingOptions, pass: Double? = nil
  ) throws(WritingRefusal) {
    tolerance = options.tolerance
    let settled = try LinearFit.duration(of: motion, options, pass: pass)
    if options.keyframes == nil { try LinearFit.checkStops(of: motion, until: settled, options) }
    if let count = options.keyframes {
      fit = try LinearFit.fit(motion, count: count, options, pass: pass)
    } else {
      do throws(ApproximationError) {
        fit = try LinearFit.fewest(motion, settled, options, isPass: pass != nil)
      } catch {
        if error == .tooManyParts(limit: LinearFit.mostStops) {
          throw LinearFit.refusal(moreThan: "more than \(LinearFit.mostStops)", options)
        }
        throw LinearFit.refusal(error)
      }
    }
    duration = fit.duration
    let last = fit.polyline.stops.last?.value
    finalValue = pass != nil && last != motion.end ? motion.end : nil
  }

  private static func refusal(_ error: ApproximationError) -> WritingRefusal {
    WritingRefusal(.css, "no linear() follows this motion: \(error.words)")
  }

  /// The fewest stops within the tolerance.
  private static func fewest(
    _ motion: ExpressionMotion, _ duration: Double, _ options: WritingOptions, isPass: Bool
  ) throws(ApproximationError) -> PolylineFit {
    if isPass {
      // A pass that ends outside the tolerance jumps to the end.
      let isNear = (motion.value(at: duration) - motion.end).magnitude <= options.tolerance
      return try PolylineFit(
        approximating: motion, until: duration, tolerance: options.tolerance, placement: options.placement,
        end: isNear ? motion.end : nil, rounding: options.rounding, atMost: LinearFit.mostStops)
    }
    // For springs the fit is compiled by itself.
    if case .spring(let spring) = motion {
      return try PolylineFit(
        approximating: spring, until: duration, tolerance: options.tolerance, placement: options.placement,
        end: spring.to, rounding: options.rounding, atMost: LinearFit.mostStops)
    }
    return try PolylineFit(
      approximating: motion, until: duration, tolerance: options.tolerance, placement: options.placement,
      end: motion.end, rounding: options.rounding, atMost: LinearFit.mostStops)
  }

  /// So many stops.
  ///
  /// A spring is cut where it is within the tolerance of its end, which no stop can better: where that leaves stops
  /// over, it is cut later.
  private static func fit(
    _ motion: ExpressionMotion, count: Int, _ options: WritingOptions, pass: Double?
  ) throws(WritingRefusal) -> PolylineFit {
    var settled = options
    var best: PolylineFit?
    for _ in 0..<12 {
      let duration = try duration(of: motion, settled, pass: pass)
      let found: PolylineFit
      do throws(ApproximationError) {
        found = try PolylineFit(
          approximating: motion, until: duration, count: count, placement: options.placement, end: motion.end,
          rounding: options.rounding)
        let isClose = (1..<1.1).contains(found.error.magnitude / options.tolerance)
        // The rounding may have cost the tolerance where as many stops can keep it.
        if best == nil, isClose, found.polyline.stops.count == count, options.digits == nil {
          let fewest = try fewest(motion, duration, options, isPass: pass != nil)
          if fewest.polyline.stops.count == count { return fewest }
        }
      } catch {
        if let best { return best }
        throw refusal(error)
      }
      best = found
      guard pass == nil, case .spring = motion, found.polyline.stops.count < count, settled.tolerance > 1e-12
      else {
        break
      }
      let share = Double(found.polyline.stops.count) / Double(count)
      settled.tolerance *= min(0.9, share * share)
    }
    guard let best else { throw refusal(.count(count, smallest: 2)) }
    return best
  }

  /// How long a curve of limited length takes: until the motion has settled within the tolerance, in whole
  /// milliseconds; a curve that ends takes its own duration.
  static func duration(
    of motion: ExpressionMotion, _ options: WritingOptions, pass: Double? = nil
  ) throws(WritingRefusal) -> Double {
    let settled = pass ?? motion.settlingDuration(epsilon: options.tolerance)
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
    // Whole milliseconds would add up over many passes.
    if pass != nil { return settled }
    let milliseconds = settled * 1000
    return milliseconds < 0x1p52 ? milliseconds.rounded(.up) / 1000 : settled
  }

  var text: String {
    let stops = fit.polyline.stops
    let words = stops.indices.map { index -> String in
      // A value that was rounded to nothing has no sign.
      let value = NumberText.text(of: stops[index].value + 0)
      if index == 0 || index == stops.count - 1, finalValue == nil || index == 0 { return value }
      return "\(value) \(CSSText.percentage(stops[index].progress + 0))"
    }
    let end = finalValue.map { [NumberText.text(of: $0)] } ?? []
    return "linear(\((words + end).joined(separator: ", ")))"
  }

  /// How many stops there are.
  var count: Int { fit.polyline.stops.count + (finalValue == nil ? 0 : 1) }

  /// How many stops there are, and how many there must be.
  var remark: String {
    if fit.error.magnitude > tolerance { return "\(count) stops, which don't keep the tolerance" }
    if fit.tolerance != tolerance { return "\(count) stops" }
    return fit.polyline.stops.count <= fit.fewestStops
      ? "\(count) stops; no fewer keep the tolerance"
      : "\(count) stops; fewer than \(fit.fewestStops) can't keep the tolerance"
  }
}

extension WritingOptions {
  fileprivate var placement: PolylineFit.Placement { placesStopsOnCurve ? .onCurve : .free }

  fileprivate var rounding: PolylineFit.Rounding {
    digits.map { .digits(PolylineFit.StopDigits(progress: $0, value: $0)) } ?? .needed
  }
}

extension LinearFit {
  /// How many stops are written at most.
  static let mostStops = 10_000

  /// Refuses a motion that would take very many stops, before they are looked for.
  private static func checkStops(
    of motion: ExpressionMotion, until duration: Double, _ options: WritingOptions
  ) throws(WritingRefusal) {
    var least = 2.0
    if case .spring(let spring) = motion { least = spring.stopCountBound(within: options.tolerance) }
    if !(least > Double(mostStops)) {
      least = (try? motion.stopCountBound(until: duration, within: options.tolerance)) ?? least
    }
    if least > Double(mostStops) {
      throw refusal(moreThan: "at least \(NumberText.text(of: least))", options)
    }
  }

  /// Refuses stops that are too many.
  static func check(_ count: Int) throws(WritingRefusal) {
    if count > mostStops {
      throw WritingRefusal(
        .css, "a linear() for this motion has \(count) stops, and \(mostStops) are written at most")
    }
  }

  /// The refusal of a motion that takes too many stops.
  private static func refusal(moreThan count: String, _ options: WritingOptions) -> WritingRefusal {
    WritingRefusal(
      .css,
      "a linear() within \(NumberText.text(of: options.tolerance)) of this motion has \(count) stops, and "
        + "\(mostStops) are written at most; a larger tolerance takes fewer")
  }
}
