// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Two fingers that spread or close, by the older name: its value is the factor alone.
public struct MagnificationGesture: Gesture, Sendable {
  /// How far from 1 the factor must have been, that far included.
  public var minimumScaleDelta: Double

  /// A pinch.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> MapRecognizer<MagnifyRecognizer, Double> {
    let gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
    return MapRecognizer(gesture.makeRecognizer(in: environment)) { $0.magnification }
  }
}

/// Two fingers that turn about one another, by the older name: its value is the angle alone.
public struct RotationGesture: Gesture, Sendable {
  /// How far the fingers must have turned, either way, that far included.
  public var minimumAngleDelta: Angle

  /// A twist.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> MapRecognizer<RotateRecognizer, Angle> {
    let gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
    return MapRecognizer(gesture.makeRecognizer(in: environment)) { $0.rotation }
  }
}
