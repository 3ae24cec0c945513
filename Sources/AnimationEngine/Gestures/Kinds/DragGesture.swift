// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A finger that moves.
///
/// It is recognised when the finger has been as far away from where it came down as the minimum distance, that far
/// included. From then on the translation is the whole way: it is not reduced by the minimum distance.
public struct DragGesture: Gesture, Sendable {
  /// How far the finger must have been; values below 0 and NaN count as 0, with which it is recognised at once.
  public var minimumDistance: Double
  /// Where locations are measured from.
  public var coordinateSpace: CoordinateSpace

  /// A drag.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> DragRecognizer {
    DragRecognizer(
      minimumDistance: minimumDistance > 0 ? minimumDistance : 0, coordinateSpace: coordinateSpace,
      environment: environment)
  }
}

extension DragGesture {
  /// What a drag tells.
  public struct Value: Hashable, Sendable {
    /// When the finger was there, in seconds.
    public var time: Double
    /// Where the finger is.
    public var location: Point
    /// Where it came down.
    public var startLocation: Point
    /// How fast it moves, in points per second.
    public var velocity: Size

    /// A finger on its way.
    public init(time: Double, location: Point, startLocation: Point, velocity: Size) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// From where the finger came down to where it is.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would end: a quarter of a second on at its velocity.
    public var predictedEndLocation: Point {
      var end = Point.zero
      end.animatableData = Projection.predictedEnd(
        from: location.animatableData, velocity: velocity.animatableData)
      return end
    }

    /// From where the finger came down to where it would end.
    public var predictedEndTranslation: Size {
      let end = predictedEndLocation
      return Size(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }
}
