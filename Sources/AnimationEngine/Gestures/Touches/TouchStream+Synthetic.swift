// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension TouchStream {
  /// A finger along a path: it comes down at the start, is sampled on the way, and goes at the end.
  ///
  /// Sampled times are `start + n/rate`, and the end itself; what is shorter than a sample has its two ends.
  ///
  /// - Parameters:
  ///   - id: of the finger.
  ///   - start: when it comes down, in seconds.
  ///   - duration: how long it stays; 0 or more. After a million samples it is sampled at its end only.
  ///   - isCancelled: whether it is cancelled at the end, and not lifted.
  ///   - path: where it is, so many seconds after the start.
  public static func path(
    id: Int = 0, start: Double = 0, duration: Double, sampling: TouchSampling = TouchSampling(),
    isCancelled: Bool = false, _ path: (Double) -> Point
  ) -> TouchStream {
    sampled(id: id, start: start, duration: duration, sampling: sampling, isCancelled: isCancelled) {
      time, _ in path(time)
    }
  }

  /// How much of an even way is made; a finger that stays for no time comes down at the beginning and goes at the end.
  private static func part(_ time: Double, of duration: Double, isLast: Bool) -> Double {
    isLast ? 1 : duration > 0 ? time / duration : 0
  }

  private static func sampled(
    id: Int, start: Double, duration: Double, sampling: TouchSampling, isCancelled: Bool,
    _ place: (_ time: Double, _ isLast: Bool) -> Point
  ) -> TouchStream {
    // Fingers that are sampled together share their stamps, and each has a noise of its own.
    var stamps = TouchNoise(seed: sampling.seed)
    var places = TouchNoise(seed: sampling.seed &+ (UInt64(bitPattern: Int64(id)) &+ 1) &* 0x9E37_79B9)
    let span = duration.isFinite ? max(0, duration) : 0
    // The last regular sample stands clear of the end, so that jitter keeps the order.
    let count = Int(min((span - 1e-9) * sampling.rate, 1e6).rounded(.up))
    let jitter = min(sampling.jitter, 0.45 / sampling.rate)
    var touches: [Touch] = []
    touches.reserveCapacity(max(2, count + 1))
    func add(_ offset: Double, _ phase: Touch.Phase, isJittered: Bool) {
      var location = place(offset, phase == .ended || phase == .cancelled)
      if sampling.noise > 0 {
        location.x += sampling.noise * places.normal()
        location.y += sampling.noise * places.normal()
      }
      let shift = isJittered && jitter > 0 ? jitter * stamps.even() : 0
      let stamp = max(start + offset + shift, touches.last?.time ?? -.infinity)
      touches.append(Touch(id: id, time: stamp, location: location, phase: phase))
    }
    add(0, .began, isJittered: false)
    for index in stride(from: 1, to: max(1, count), by: 1) {
      add(Double(index) / sampling.rate, .moved, isJittered: true)
    }
    add(span, isCancelled ? .cancelled : .ended, isJittered: true)
    return TouchStream(repairing: touches)
  }

  /// A drag from one place to another at an even speed.
  public static func drag(
    id: Int = 0, from origin: Point, to target: Point, start: Double = 0, duration: Double = 0.5,
    sampling: TouchSampling = TouchSampling(), isCancelled: Bool = false
  ) -> TouchStream {
    sampled(id: id, start: start, duration: duration, sampling: sampling, isCancelled: isCancelled) {
      time, isLast in
      let part = part(time, of: duration, isLast: isLast)
      return Point(
        x: origin.x + (target.x - origin.x) * part, y: origin.y + (target.y - origin.y) * part)
    }
  }

  /// A flick: the finger starts from rest, gathers speed evenly, and is lifted at the velocity given.
  ///
  /// It goes half as far as it would at that velocity all the time.
  ///
  /// - Parameter velocity: as the finger is lifted, in points per second.
  public static func flick(
    id: Int = 0, from origin: Point, velocity: Size, start: Double = 0, duration: Double = 0.15,
    sampling: TouchSampling = TouchSampling(), isCancelled: Bool = false
  ) -> TouchStream {
    path(id: id, start: start, duration: duration, sampling: sampling, isCancelled: isCancelled) { time in
      let part = duration > 0 ? time * time / (2 * duration) : 0
      return Point(x: origin.x + velocity.width * part, y: origin.y + velocity.height * part)
    }
  }

  /// A finger that comes down and goes at one place.
  public static func tap(
    id: Int = 0, at location: Point, start: Double = 0, duration: Double = 0.08,
    sampling: TouchSampling = TouchSampling(), isCancelled: Bool = false
  ) -> TouchStream {
    path(id: id, start: start, duration: duration, sampling: sampling, isCancelled: isCancelled) { _ in
      location
    }
  }

  /// Two fingers that turn about a centre and spread or close, at an even speed.
  ///
  /// - Parameters:
  ///   - ids: of the fingers.
  ///   - center: half-way between them.
  ///   - distance: between them at the start, in points.
  ///   - magnification: by what the distance grows until the end.
  ///   - rotation: by what they turn until the end.
  public static func pinch(
    ids: (Int, Int) = (0, 1), center: Point, distance: Double = 100, magnification: Double = 1,
    rotation: Angle = .zero, start: Double = 0, duration: Double = 0.5,
    sampling: TouchSampling = TouchSampling(), isCancelled: Bool = false
  ) -> TouchStream {
    func finger(_ id: Int, _ side: Double) -> TouchStream {
      sampled(id: id, start: start, duration: duration, sampling: sampling, isCancelled: isCancelled) {
        time, isLast in
        let part = part(time, of: duration, isLast: isLast)
        let radius = side * distance / 2 * (1 + (magnification - 1) * part)
        let direction = Angle(radians: rotation.radians * part).sineAndCosine
        return Point(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine)
      }
    }
    return TouchStream(
      repairing: ordered(finger(ids.0, -1).touches + finger(ids.1, 1).touches).map(\.touch))
  }
}
