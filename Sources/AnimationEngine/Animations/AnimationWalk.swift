// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Animates through modifiers one after the other, from the outermost in.
///
/// This is how animations run whose length is not known beforehand: those around a custom animation. Where the
/// animation says by the time alone that a pass is over, the next one begins at that very time, to the double, in
/// whatever frames it is noticed. Where it says so by what it keeps, the next pass begins in the frame that sees it.
struct AnimationWalk {
  private let plan: AnimationPlan
  private let exact: FractionCourse?

  init(_ plan: AnimationPlan) {
    self.plan = plan
    exact = FractionCourse.course(plan, tolerance: AnimatedValueOptions.defaultTolerance)
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if let exact {
      if time >= exact.course.logicalDuration { context.isLogicallyComplete = true }
      guard time < exact.course.duration else { return nil }
      return value.scaled(by: exact.fraction(at: time).share.rounded)
    }
    return animate(plan.maps[...], value, time, &context)
  }

  private func animate<V: VectorArithmetic>(
    _ maps: ArraySlice<TimeMap>, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    guard let map = maps.first else {
      guard case .custom(let custom) = plan.base else { return nil }
      return custom.base.animate(value: value, time: time, context: &context)
    }
    let inner = maps.dropFirst()
    switch map {
    case .delay(let delay): return animate(inner, value, max(0, time - delay), &context)
    case .speed(let speed): return animate(inner, value, time * speed, &context)
    case .logicallyComplete(let after):
      if time >= after { context.isLogicallyComplete = true }
      return animate(inner, value, time, &context)
    case .passes(let count, let autoreverses):
      return animate(inner, value, time, &context, passes: count ?? .max, autoreverses)
    }
  }

  // MARK: - Passes

  private func animate<V: VectorArithmetic>(
    _ inner: ArraySlice<TimeMap>, _ value: V, _ time: Double, _ context: inout AnimationContext<V>,
    passes limit: Int, _ autoreverses: Bool
  ) -> V? {
    let depth = inner.count
    let pass = context.state[PassesKey.self][depth] ?? Pass(index: 0, start: 0)
    guard pass.index < limit else { return nil }
    let isLast = pass.index == limit - 1
    let before = context
    if let covered = run(pass, isLast, inner, value, time, &context) {
      return autoreverses && pass.isReversed ? value - covered : covered
    }
    let next = following(pass, limit, inner, value, time, before)
    context = before.begun(next, depth: depth)
    guard next.index < limit else { return nil }
    if next.start < time {
      let isLast = next.index == limit - 1
      if let covered = run(next, isLast, inner, value, time, &context) {
        return autoreverses && next.isReversed ? value - covered : covered
      }
      context = before.begun(Pass(index: next.index, start: time), depth: depth)
    }
    // The frame in which a pass begins shows the end of the one before.
    return autoreverses && !next.isReversed ? .zero : value
  }

  /// What a pass covers; it counts as done in the last one only.
  private func run<V: VectorArithmetic>(
    _ pass: Pass, _ isLast: Bool, _ inner: ArraySlice<TimeMap>, _ value: V, _ time: Double,
    _ context: inout AnimationContext<V>
  ) -> V? {
    if isLast { return animate(inner, value, time - pass.start, &context) }
    let isComplete = context.isLogicallyComplete
    defer { context = context.complete(isComplete) }
    return animate(inner, value, time - pass.start, &context)
  }

  /// The pass that runs at a time at which another one is over.
  private func following<V: VectorArithmetic>(
    _ pass: Pass, _ limit: Int, _ inner: ArraySlice<TimeMap>, _ value: V, _ time: Double,
    _ context: AnimationContext<V>
  ) -> Pass {
    func isOver(_ own: Double) -> Bool {
      var passing = context
      return animate(inner, value, own, &passing) == nil
    }
    let own = time - pass.start
    guard own > 0, !isOver(0) else { return Pass(index: pass.index + 1, start: time) }
    let length = firstTime(after: 0, until: own, where: isOver)
    // All passes take the same time: many of them are one step.
    let most = Double(limit - pass.index)
    let count = min(max(1, (own / length).rounded(.down)), min(most, 1e15))
    return Pass(index: pass.index + Int(count), start: min(pass.start + length * count, time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    if let exact {
      guard time < exact.course.duration else { return .zero }
      return value.scaled(by: exact.fraction(at: time).rate)
    }
    guard case .custom(let custom) = plan.base else { return nil }
    var context = context
    if plan.maps.contains(where: \.isRepeating) {
      // Since the last frame another pass may have begun.
      _ = animate(plan.maps[...], value, time, &context)
    }
    var (own, rate) = (time, 1.0)
    for (offset, map) in plan.maps.enumerated() {
      switch map {
      case .delay(let delay):
        if own < delay { (own, rate) = (0, 0) } else { own -= delay }
      case .speed(let speed): (own, rate) = (own * speed, rate * speed)
      case .logicallyComplete: break
      case .passes(_, let autoreverses):
        guard let pass = context.state[PassesKey.self][plan.maps.count - offset - 1] else { continue }
        own -= pass.start
        if autoreverses && pass.index % 2 == 1 { rate = -rate }
      }
    }
    return custom.base.velocity(value: value, time: own, context: context)?.scaled(by: rate)
  }
}

/// Which pass of a repeated animation runs, and when it began.
private struct Pass {
  let index: Int
  let start: Double

  /// Whether it goes back, where every second one does.
  var isReversed: Bool { index % 2 == 1 }
}

extension TimeMap {
  fileprivate var isRepeating: Bool {
    if case .passes = self { return true }
    return false
  }
}

extension AnimationContext {
  /// What is kept as a pass begins: nothing of what it repeats, and the passes of what stands around it.
  fileprivate func begun(_ pass: Pass, depth: Int) -> AnimationContext {
    var passes = state[PassesKey.self].filter { $0.key > depth }
    passes[depth] = pass
    var fresh = AnimationState<Value>()
    fresh[PassesKey.self] = passes
    return withState(fresh)
  }

  /// This context, which counts as done or not.
  fileprivate func complete(_ isComplete: Bool) -> AnimationContext {
    AnimationContext(state: state, environment: environment, isLogicallyComplete: isComplete)
  }
}

/// The passes, by how many modifiers stand inside the one that repeats.
private struct PassesKey: AnimationStateKey {
  static var defaultValue: [Int: Pass] { [:] }
}
