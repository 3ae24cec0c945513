// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// One or more taps of a finger, with the place of the last one.
public struct SpatialTapGesture: Gesture, Sendable {
  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// Where the last tap ended.
    public var location: Point
  }

  /// How many taps; fewer than one are one.
  public var count: Int
  /// Where the location is measured from.
  public var coordinateSpace: CoordinateSpace

  /// So many taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(
    in environment: GestureEnvironment
  ) -> MapRecognizer<TapRecognizer, Value> {
    let (space, target) = (environment.space, coordinateSpace)
    return MapRecognizer(TapRecognizer(count: count, limits: environment.tapLimits)) { location in
      Value(location: space.convert(location, to: target))
    }
  }
}
