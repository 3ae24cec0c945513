// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A keyframe that goes to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: Double
  private let timingCurve: UnitCurve

  /// From the value before to `to`.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds. One of 0 or less, or NaN, has arrived at its own time.
  ///   - timingCurve: the shape of the way.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// Itself.
  public var body: LinearKeyframe { self }

  /// Adds the keyframe.
  public func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    resolved.append(.linear(target.animatableData, duration: duration, curve: timingCurve))
  }
}
