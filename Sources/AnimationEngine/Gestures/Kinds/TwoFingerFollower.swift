// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A measure of two fingers that grows away from a value at rest.
protocol TwoFingerMeasure: Sendable {
  /// The value at the start.
  static var rest: Double { get }
  /// Takes the fingers as they are when both are down.
  init(_ fingers: TwoTouches)
  /// The value as the fingers are now.
  mutating func value(_ fingers: TwoTouches) -> Double
}

/// What two fingers do: a measure of it, its velocity, and where it began.
struct TwoFingerValue: Hashable, Sendable {
  /// When the fingers were there, in seconds.
  var time: Double
  /// The measure.
  var amount: Double
  /// How fast it changes, per second.
  var velocity: Double
  /// Half-way between the fingers when both were down, on the screen.
  var startCenter: Point
}

/// Follows two fingers until one of them goes.
struct TwoFingerFollower<Measure: TwoFingerMeasure>: Sendable {
  private(set) var phase = GesturePhase<TwoFingerValue>.possible(nil)
  private let minimumDelta: Double
  private var fingers = TwoTouches()
  private var measure: Measure?
  private var startCenter = Point.zero
  private var isRecognized = false
  private var samples: FollowedValue<Double>

  init(minimumDelta: Double, environment: GestureEnvironment) {
    self.minimumDelta = minimumDelta > 0 ? minimumDelta : 0
    samples = FollowedValue(environment.velocitySampling)
  }

  mutating func receive(_ frame: TouchFrame) {
    guard !phase.kind.isTerminal, fingers.receive(frame) else { return }
    if fingers.stage == .cancelled || (fingers.stage == .parted && !fingers.hasMet) { return cancel() }
    guard fingers.hasMet else { return }
    if measure == nil {
      measure = Measure(fingers)
      startCenter = fingers.center
    }
    guard let amount = measure?.value(fingers) else { return }
    samples.add(amount, time: frame.time, isRelease: fingers.stage == .parted)
    if (amount - Measure.rest).magnitude >= minimumDelta { isRecognized = true }
    let value = TwoFingerValue(
      time: frame.time, amount: amount, velocity: samples.velocity(at: frame.time), startCenter: startCenter)
    if fingers.stage == .parted {
      phase = isRecognized ? .ended(value) : .failed
    } else if isRecognized {
      phase = .active(value)
    }
  }

  mutating func cancel() { phase = .failed }
}

/// By what the distance of two fingers has grown, as a factor.
struct Magnification: TwoFingerMeasure {
  static let rest = 1.0
  private var start: Double
  private var shown = 1.0

  init(_ fingers: TwoTouches) {
    start = fingers.distance
  }

  /// Two fingers at one place have no distance to grow: the first one that they have is taken for the start.
  mutating func value(_ fingers: TwoTouches) -> Double {
    let distance = fingers.distance
    if start == 0 { start = distance }
    if start > 0 {
      let factor = distance / start
      if factor.isFinite { shown = factor }
    }
    return shown
  }
}

/// By what two fingers have turned, in radians, with whole turns.
struct Turning: TwoFingerMeasure {
  static let rest = 0.0
  private var direction: Angle?
  private var turned = Angle.zero

  init(_ fingers: TwoTouches) {
    direction = fingers.distance > 0 ? fingers.direction : nil
  }

  /// Two fingers at one place have no direction: they are taken to keep the one that they had.
  mutating func value(_ fingers: TwoTouches) -> Double {
    guard fingers.distance > 0 else { return turned.radians }
    let now = fingers.direction
    if let direction { turned = turned + (now - direction).withinHalfTurn }
    direction = now
    return turned.radians
  }
}
