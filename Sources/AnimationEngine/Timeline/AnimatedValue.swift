// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A vector that goes to its targets by animations: one property of the engine, without a clock.
///
/// What is shown is a pure function of time and of the changes that were made, so it is the same at any frame
/// rate: springs and curves are evaluated by their closed forms, a new spring starts from the exact value and
/// velocity at the moment of the change. Custom animations that keep state are the exception; they see the times
/// given to ``advance(to:)``.
///
/// Times are in seconds on any scale, velocities in value units per second.
public struct AnimatedValue<Value: VectorArithmetic & Sendable> {
  /// Where the value goes, or stands: what the program has set.
  public private(set) var model: Value
  /// How animations run.
  public let options: AnimatedValueOptions

  /// When the last animation ends: −infinity at rest, infinity when that is not known, or never.
  public private(set) var end = -Double.infinity
  /// Whether a custom animation runs, which is over when ``advance(to:)`` says so.
  public private(set) var hasUnknownEnd = false

  /// How many animations may run side by side; one more, and the change is made at once.
  ///
  /// Those that end are dropped as they do, so that only animations without an end, or very many within a moment,
  /// come this far: each frame and each change costs as much as all of them.
  package static var mostAnimations: Int { 4096 }

  private var origin: Value
  private var legs: [AnimationLeg<Value>] = []
  /// The next time at which something that runs no longer counts.
  private var nextChange = Double.infinity

  /// A value at rest.
  public init(_ value: Value, options: AnimatedValueOptions = AnimatedValueOptions()) {
    model = value
    origin = value
    self.options = options
  }

  // MARK: - What is shown

  /// What is shown at a time, and how fast it changes.
  ///
  /// Times before the last change show the running animations where they were at their start.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  @specialized(where Value == SIMD4<Double>)
  @specialized(where Value == AnimatablePair<Double, AnimatablePair<Double, Double>>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, Double>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>)
  public func state(at time: Double) -> MotionState<Value> {
    switch legs.count {
    case 0: MotionState(value: model, velocity: .zero)
    case 1: legs[0].state(at: time, over: MotionState(value: origin, velocity: .zero))
    default: state(of: legs.count, at: time)
    }
  }

  /// The value that is shown at a time.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// How fast the shown value changes at a time, in value units per second.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The state that the first legs make together.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  @specialized(where Value == SIMD4<Double>)
  @specialized(where Value == AnimatablePair<Double, AnimatablePair<Double, Double>>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, Double>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>)
  private func state(of count: Int, at time: Double) -> MotionState<Value> {
    var first = 0
    for index in 0..<count where time >= legs[index].takeover || legs[index].hasEndedAlone(at: time) {
      first = index
    }
    var state = MotionState(value: origin, velocity: Value.zero)
    for index in first..<count { state = legs[index].state(at: time, over: state) }
    return state
  }

  /// What there is to know for showing the value, where one animation moves it that keeps no state.
  package var soleLeg: SoleLeg<Value>? {
    guard legs.count == 1, !hasUnknownEnd else { return nil }
    return SoleLeg(leg: legs[0], origin: origin)
  }

  // MARK: - Ends

  /// Whether an animation is still running at a time.
  public func isAnimating(at time: Double) -> Bool { time < end || hasUnknownEnd }

  /// When the animation that was started last counts as done; infinity where only it can say so.
  public var logicalEnd: Double { legs.isEmpty ? -.infinity : legs[legs.count - 1].logicalEnd }

  /// Whether the custom animation that was started last says that it counts as done.
  public var isLogicallyComplete: Bool {
    legs.isEmpty ? false : legs[legs.count - 1].isLogicallyComplete
  }

  /// Whether as many animations run as may.
  package var isFull: Bool { legs.count >= Self.mostAnimations }

  /// The animations that run, the oldest first.
  public var animations: [Animation] { legs.map(\.animation) }

  // MARK: - Time

  /// Lets custom animations see a time, and forgets what has ended.
  ///
  /// What is shown at later times is not changed by it, custom animations excepted.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  public mutating func advance(to time: Double) {
    guard time >= nextChange || hasUnknownEnd else { return }
    advanceEnds(to: time)
  }

  private mutating func advanceEnds(to time: Double) {
    if hasUnknownEnd { advanceCustom(to: time) }
    forget(at: time)
  }

  /// Works out again what follows from the legs.
  private mutating func legsChanged() {
    end = -.infinity
    nextChange = .infinity
    hasUnknownEnd = false
    for index in legs.indices { legIsNew(legs[index], isFirst: index == 0) }
  }

  /// Adds what follows from a leg to what follows from those before it.
  private mutating func legIsNew(_ leg: AnimationLeg<Value>, isFirst: Bool) {
    end = leg.isSuperposed ? max(end, leg.end) : leg.end
    nextChange = min(nextChange, leg.end, isFirst ? .infinity : leg.takeover)
    if leg.isRunningCustom { hasUnknownEnd = true }
  }

  private mutating func advanceCustom(to time: Double) {
    for index in legs.indices {
      guard var custom = takeCustom(at: index) else { continue }
      let leg = legs[index]
      if time >= leg.end {
        custom.finish()
      } else {
        custom.advance(to: time - leg.start, way: leg.target - state(of: index, at: time).value)
      }
      leg.put(custom)
    }
  }

  /// Lets custom animations be asked for when they end, or count as done, until a time at which they are advanced.
  ///
  /// What is found is their ``end`` and ``logicalEnd``; nothing else is changed by it.
  package mutating func foresee(until horizon: Double) {
    guard hasUnknownEnd else { return }
    for index in legs.indices {
      guard var custom = takeCustom(at: index) else { continue }
      let leg = legs[index]
      custom.foresee(until: horizon - leg.start) {
        leg.target - state(of: index, at: leg.start + $0).value
      }
      leg.put(custom)
    }
    legsChanged()
  }

  /// Takes out what is known of a custom animation, from a leg that is this value's alone.
  private mutating func takeCustom(at index: Int) -> CustomCourse<Value>? {
    guard legs[index].isRunningCustom else { return nil }
    if !isKnownUniquelyReferenced(&legs[index]) { legs[index] = legs[index].copy }
    return legs[index].takeCustom()
  }

  /// Removes what no longer counts at a time and will not count later.
  private mutating func forget(at time: Double) {
    legsChanged()
    if time >= end, !hasUnknownEnd {
      rest()
      return
    }
    if legs.count > 1 {
      removePast(at: time)
      legsChanged()
    }
  }

  private mutating func rest() {
    legs.removeAll(keepingCapacity: true)
    origin = model
    legsChanged()
  }

  private mutating func removePast(at time: Double) {
    while legs.count > 1 {
      var (takeover, ended) = (0, -1)
      for index in legs.indices {
        if time >= legs[index].takeover { takeover = index }
        if legs[index].hasEndedAlone(at: time) { ended = index }
      }
      if takeover > 0 {
        legs.removeFirst(takeover)
      } else if ended >= 0 {
        origin = legs[ended].target
        legs.removeFirst(ended + 1)
      } else if legs[0].isSuperposed, time >= legs[0].end {
        origin = legs[0].target
        legs.removeFirst()
      } else {
        return
      }
    }
  }

  // MARK: - Changes

  /// Moves what is shown there at once: whatever ran has ended.
  @discardableResult
  public mutating func jump(to target: Value) -> AnimatedValueChange {
    guard target.isFinite else { return .refused }
    guard !legs.isEmpty || target != model else { return .unchanged }
    model = target
    rest()
    return .jumped
  }

  /// Sets a new target.
  ///
  /// Animations that neither end nor are taken over from go on side by side; where there would be more than 4,096 of
  /// them the change is made at once, and all have ended.
  ///
  /// - Parameters:
  ///   - target: where to go. One that is not finite is refused, and nothing changes.
  ///   - animation: how to go there; nil is at once.
  ///   - initialVelocity: the velocity with which a spring starts, in value units per second, in place of the
  ///     velocity that is shown; also where the target is not new.
  ///   - time: when, not before the last change.
  @discardableResult
  public mutating func animate(
    to target: Value, _ animation: Animation?, initialVelocity: Value? = nil, at time: Double
  ) -> AnimatedValueChange {
    animate(to: target, animation, initialVelocity: initialVelocity, at: time, sharing: nil)
  }

  /// Sets a new target, by an animation that may have been prepared for other values too.
  ///
  /// What is shared must have been prepared with the options of this value.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  package mutating func animate(
    to target: Value, _ animation: Animation?, initialVelocity: Value?, at time: Double,
    sharing prepared: PreparedAnimations?
  ) -> AnimatedValueChange {
    guard target.isFinite, initialVelocity?.isFinite ?? true else { return .refused }
    guard target != model || initialVelocity != nil else { return .unchanged }
    guard let animation else { return jump(to: target) }
    advance(to: time)
    let before = legs.count
    let isTakeover = append(
      prepared?(animation) ?? PreparedAnimation(animation, options: options), to: target, initialVelocity,
      at: time)
    model = target
    if legs.count > before, let last = legs.last {
      legIsNew(last, isFirst: before == 0)
    } else {
      legsChanged()
    }
    if time >= min(nextChange, end) { forget(at: time) }
    if legs.count > Self.mostAnimations { rest() }
    if legs.isEmpty { return .jumped }
    guard before > 0 else { return .started }
    return isTakeover ? .merged : .combined
  }

  /// Adds a leg; whether it took over from those before it.
  private mutating func append(
    _ prepared: PreparedAnimation, to target: Value, _ velocity: Value?, at time: Double
  ) -> Bool {
    let (animation, plan) = (prepared.animation, prepared.plan)
    if let (spring, blendDuration) = plan.takeover {
      take(over: spring, blendDuration, plan.maps, of: animation, to: target, velocity, at: time)
      return true
    }
    guard let fraction = prepared.fraction else {
      return appendCustom(animation, to: target, velocity, at: time)
    }
    let course: AnimationLeg<Value>.Course =
      options.combination == .chase
      ? .chase(fraction) : .superposition(fraction, change: target - model)
    legs.append(AnimationLeg(animation: animation, target: target, start: time, course: course))
    return false
  }

  private mutating func take(
    over spring: Spring, _ blendDuration: Double, _ maps: [TimeMap], of animation: Animation,
    to target: Value, _ velocity: Value?, at time: Double
  ) {
    let waiting = TimeCourse(maps: maps, duration: .infinity, logicalDuration: .infinity).takeoverTime
    var start = state(at: time + waiting)
    if let velocity { start.velocity = velocity }
    var blend: (spring: Spring, duration: Double)?
    if blendDuration > 0, let last = legs.last, case .takeover(let running) = last.course {
      blend = (running.spring, blendDuration)
    }
    let course = SpringCourse(
      spring: spring, blend: blend, from: start, to: target, tolerance: options.settlingTolerance, maps: maps)
    legs.append(
      AnimationLeg(animation: animation, target: target, start: time, course: .takeover(course)))
  }

  private mutating func appendCustom(
    _ animation: Animation, to target: Value, _ velocity: Value?, at time: Double
  ) -> Bool {
    typealias Velocity = InitialVelocityKey<Value>
    var context = AnimationContext<Value>()
    if let last = legs.last {
      if let custom = last.custom { context = custom.context.fresh }
      if velocity != nil || context.state[Velocity.self] != nil { context.state[Velocity.self] = velocity }
      let way = last.target - state(of: legs.count - 1, at: time).value
      let elapsed = time - last.start
      if animation.shouldMerge(previous: last.animation, value: way, time: elapsed, context: &context) {
        // The state and the clock go on; the animation and the target are new.
        let course = CustomCourse(animation: animation, context: context, from: elapsed)
        legs[legs.count - 1] = AnimationLeg(
          animation: animation, target: target, start: last.start, custom: course)
        return true
      }
    }
    var beginning = AnimationContext<Value>()
    if let velocity { beginning.state[Velocity.self] = velocity }
    let course = CustomCourse(animation: animation, context: beginning)
    legs.append(AnimationLeg(animation: animation, target: target, start: time, custom: course))
    return false
  }
}

extension AnimationContext {
  /// The state of this context, for an animation that has yet to be logically complete.
  fileprivate var fresh: AnimationContext { AnimationContext(state: state, environment: environment) }
}

extension AnimationLeg {
  /// Whether it has ended at its target, so that what ran before it no longer counts.
  fileprivate func hasEndedAlone(at time: Double) -> Bool {
    !isSuperposed && hasEnded(at: time)
  }
}

extension VectorArithmetic {
  /// Whether no component is infinite or NaN: only then is nothing left when it is subtracted from itself.
  var isFinite: Bool { (self - self).magnitudeSquared == 0 }
}
