// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Two fingers that spread or close.
///
/// The magnification is the whole factor: it is not reduced by the minimum. It ends when one of the two is lifted.
public struct MagnifyGesture: Gesture, Sendable {
  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// When the fingers were there, in seconds.
    public var time: Double
    /// By what the distance between the fingers has grown, as a factor.
    public var magnification: Double
    /// How fast the factor changes, per second.
    public var velocity: Double
    /// Half-way between the fingers at the start, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Half-way between the fingers at the start, in the view.
    public var startLocation: Point
  }

  /// How far from 1 the factor must have been, that far included.
  public var minimumScaleDelta: Double

  /// A pinch.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> MagnifyRecognizer {
    MagnifyRecognizer(minimumDelta: minimumScaleDelta, environment: environment)
  }
}

/// Follows two fingers that spread or close.
public struct MagnifyRecognizer: GestureRecognizer, Sendable {
  private let space: GestureSpace
  private var follower: TwoFingerFollower<Magnification>

  init(minimumDelta: Double, environment: GestureEnvironment) {
    space = environment.space
    follower = TwoFingerFollower(minimumDelta: minimumDelta, environment: environment)
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<MagnifyGesture.Value> {
    follower.phase.map { value in
      MagnifyGesture.Value(
        time: value.time, magnification: value.amount, velocity: value.velocity,
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
