// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Two fingers that turn about one another.
///
/// The rotation counts whole turns, and is not reduced by the minimum. It ends when one of the two is lifted.
public struct RotateGesture: Gesture, Sendable {
  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// When the fingers were there, in seconds.
    public var time: Double
    /// By what the fingers have turned; clockwise on a screen, whose y goes downwards.
    public var rotation: Angle
    /// How fast they turn, per second.
    public var velocity: Angle
    /// Half-way between the fingers at the start, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Half-way between the fingers at the start, in the view.
    public var startLocation: Point
  }

  /// How far the fingers must have turned, either way, that far included.
  public var minimumAngleDelta: Angle

  /// A twist.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> RotateRecognizer {
    RotateRecognizer(minimumDelta: minimumAngleDelta.radians, environment: environment)
  }
}

/// Follows two fingers that turn about one another.
public struct RotateRecognizer: GestureRecognizer, Sendable {
  private let space: GestureSpace
  private var follower: TwoFingerFollower<Turning>

  init(minimumDelta: Double, environment: GestureEnvironment) {
    space = environment.space
    follower = TwoFingerFollower(minimumDelta: minimumDelta, environment: environment)
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<RotateGesture.Value> {
    follower.phase.map { value in
      RotateGesture.Value(
        time: value.time, rotation: Angle(radians: value.amount), velocity: Angle(radians: value.velocity),
        startAnchor: space.anchor(of: value.startCenter),
        startLocation: space.convert(value.startCenter, to: .local))
    }
  }

  /// The phase without its value.
  public var kind: GesturePhaseKind { follower.phase.kind }

  /// Time alone changes nothing.
  public var deadline: Double? { nil }
  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) { follower.receive(frame) }
  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) {}
  /// Fails, whatever the phase.
  public mutating func cancel() { follower.cancel() }
}
