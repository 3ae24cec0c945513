// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Places where something that is let go comes to rest, chosen by where it would end.
public enum Snapping {
  /// The nearest of some places; of two that are as near the one that is named first, and nil where none is named.
  ///
  /// Places that are not finite are left out; an end that is not finite has the first of the others.
  public static func nearest<Value: VectorArithmetic>(_ places: some Sequence<Value>, to end: Value) -> Value?
  {
    var best: (place: Value, distance: Double)?
    for place in places where place.magnitudeSquared.isFinite {
      let distance = (place - end).magnitudeSquared
      if let best, !(distance < best.distance) { continue }
      best = (place, distance)
    }
    return best?.place
  }

  /// The nearer end of a range.
  public static func edge(of range: ClosedRange<Double>, nearestTo end: Double) -> Double {
    nearest([range.lowerBound, range.upperBound], to: end) ?? range.lowerBound
  }

  /// The page that a flick leads to: the next one either way, or the same.
  ///
  /// Pages are numbered from 0, and a flick towards smaller coordinates leads to the next.
  ///
  /// - Parameters:
  ///   - current: the page on which the finger came down.
  ///   - predictedTranslation: how far it is predicted to go.
  ///   - threshold: how far that must be.
  ///   - pageCount: how many pages there are; fewer than one are one.
  public static func page(
    from current: Int, predictedTranslation: Double, threshold: Double, pageCount: Int
  ) -> Int {
    let decision = FlickDecision(predictedTranslation: predictedTranslation, threshold: threshold)
    let wanted = current.subtractingReportingOverflow(Int(decision.direction))
    return min(max(wanted.overflow ? current : wanted.partialValue, 0), max(0, pageCount - 1))
  }

  /// The page that lies nearest to where a scroll would end, however many pages that is away.
  ///
  /// - Parameters:
  ///   - end: the offset at which it would end; larger is farther on.
  ///   - pageLength: the length of a page; what is not positive has one page.
  ///   - pageCount: how many pages there are; fewer than one are one.
  public static func page(nearestTo end: Double, pageLength: Double, pageCount: Int) -> Int {
    let last = max(1, pageCount) - 1
    let place = (end / pageLength).rounded()
    guard pageLength > 0, !place.isNaN else { return 0 }
    return place < Double(last) ? Int(max(place, 0)) : last
  }
}
