// SPDX-License-Identifier: Apache-2.0

/// From one keyframe to the next: two values at two times, and the timing curve between them.
///
/// The curve is one of fractions: `value = startValue + (endValue − startValue)·y` where the time has come the
/// fraction x of the way. Its first control point is what Lottie calls the out handle, `o`, of the first
/// keyframe, its second one the in handle, `i`, of the second.
public struct KeyframePiece: Hashable, Sendable {
  /// When the piece begins, in seconds.
  public let startTime: Double
  /// When it ends.
  public let endTime: Double
  /// The value with which it begins.
  public let startValue: Double
  /// The value with which it ends.
  public let endValue: Double
  /// The curve between them.
  public let curve: CubicBezier

  /// A piece between two keyframes.
  public init(
    startTime: Double, endTime: Double, startValue: Double, endValue: Double, curve: CubicBezier
  ) {
    self.startTime = startTime
    self.endTime = endTime
    self.startValue = startValue
    self.endValue = endValue
    self.curve = curve
  }

  /// The piece on its own, from time 0.
  public var motion: CurveMotion {
    CurveMotion(
      curve: UnitCurve(.bezier(curve)), duration: endTime - startTime, from: startValue, to: endValue)
  }
}

/// A motion through keyframes, piece by piece.
///
/// Before the first piece and after the last the motion stands. Each piece ends where the next begins; at that time
/// the value is the next one's. At the end of the last piece the motion may jump to another value.
public struct KeyframeMotion: ChartedMotion, Hashable {
  /// The pieces, in the order of time.
  public let pieces: [KeyframePiece]
  /// The value from the end of the last piece on: usually that of the piece. NaN without pieces.
  public let finalValue: Double
  private let motions: [CurveMotion]

  /// A motion through keyframes; pieces that begin before the one before them are left out.
  ///
  /// - Parameter finalValue: where the motion jumps at its end; nil where it stays at the last piece's value.
  public init(pieces: [KeyframePiece], finalValue: Double? = nil) {
    var last = -Double.infinity
    self.pieces = pieces.filter { piece in
      guard piece.startTime >= last, piece.endTime > piece.startTime else { return false }
      last = piece.endTime
      return true
    }
    motions = self.pieces.map { $0.motion }
    self.finalValue = finalValue ?? self.pieces.last?.endValue ?? .nan
  }

  /// Whether the motion has jumped at its end by a time.
  private func hasJumped(at time: Double) -> Bool {
    guard let last = pieces.last else { return false }
    return time >= last.endTime && last.endValue != finalValue
  }

  /// The piece that has begun last.
  private func index(at time: Double) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if pieces[middle].startTime <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// Value and velocity at a time in seconds; NaN without pieces.
  public func state(at time: Double) -> MotionState<Double> {
    guard !pieces.isEmpty else { return MotionState(value: .nan, velocity: .nan) }
    if hasJumped(at: time) { return MotionState(value: finalValue, velocity: 0) }
    let index = index(at: time)
    return motions[index].state(at: time - pieces[index].startTime)
  }

  /// The derivative of the velocity, in value units per second squared.
  public func acceleration(at time: Double) -> Double {
    guard !pieces.isEmpty else { return .nan }
    if hasJumped(at: time) { return 0 }
    let index = index(at: time)
    return motions[index].acceleration(at: time - pieces[index].startTime)
  }

  /// The end of the last piece: a curve ends where it ends, whatever epsilon.
  public func settlingDuration(epsilon: Double) -> Double { pieces.last?.endTime ?? .nan }

  /// The times of the keyframes, and the turns of every piece's curve.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    guard pieces.count < limit / 5 else { return nil }
    var times: [Double] = []
    func append(_ time: Double) {
      if time > (times.last ?? 0), time < duration { times.append(time) }
    }
    for piece in pieces {
      append(piece.startTime)
      for turn in piece.curve.curvatureTurns {
        append(piece.startTime + turn * (piece.endTime - piece.startTime))
      }
      append(piece.endTime)
    }
    return times
  }
}
