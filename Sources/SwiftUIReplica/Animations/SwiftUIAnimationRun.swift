// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// One animation from a value to another, as a sequence of evenly spaced frames.
///
/// The first frame is at time 0, the last is the one in which the animation has ended. An animation that repeats
/// for ever, or that does not come to rest, has frames without end: take a `prefix`.
public struct SwiftUIAnimationRun<Value: VectorArithmetic & Sendable>: Sequence, Sendable {
  private let value: SwiftUIAnimatedValue<Value>
  private let framesPerSecond: Double

  /// An animation at a frame rate.
  ///
  /// - Parameters:
  ///   - animation: how to get there.
  ///   - from: the value before the change.
  ///   - to: the value that is set. Where it is the same nothing is animated, and there is one frame.
  ///   - initialVelocity: the velocity with which a spring starts, in value units per second.
  ///   - framesPerSecond: above 0; other rates have the frame at 0 alone.
  public init(
    _ animation: SwiftUIAnimation, from: Value, to: Value, initialVelocity: Value = .zero,
    framesPerSecond: Double = 60
  ) {
    var value = SwiftUIAnimatedValue(from)
    value.animate(to: to, animation, initialVelocity: initialVelocity)
    self.value = value
    self.framesPerSecond = framesPerSecond
  }

  /// The frames one after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate var value: SwiftUIAnimatedValue<Value>
    fileprivate let framesPerSecond: Double
    private var count = 0
    private var hasEnded = false

    fileprivate init(value: SwiftUIAnimatedValue<Value>, framesPerSecond: Double) {
      self.value = value
      self.framesPerSecond = framesPerSecond
    }

    /// The next frame; nil after the last.
    public mutating func next() -> SwiftUIAnimationFrame<Value>? {
      guard !hasEnded else { return nil }
      let time = count == 0 ? 0 : Double(count) / framesPerSecond
      guard time.isFinite, time > value.lastFrame.time else { return nil }
      count += 1
      let frame = value.frame(at: time)
      hasEnded = !frame.isAnimating
      return frame
    }
  }

  /// The frames from the first.
  public func makeIterator() -> Iterator { Iterator(value: value, framesPerSecond: framesPerSecond) }
}
