// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Animates through modifiers one after the other, from the outermost in.
///
/// This is how animations run whose length is not known beforehand: those around a custom animation. The end of
/// a pass is noticed when the animation returns nil; the next pass then begins at that time.
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
      let limit = count ?? .max
      let depth = inner.count
      let pass = context.state[PassesKey.self][depth] ?? Pass(index: 0, start: 0)
      guard pass.index < limit else { return nil }
      let isReversed = autoreverses && pass.index % 2 == 1
      if let covered = animate(inner, value, time - pass.start, &context) {
        return isReversed ? value - covered : covered
      }
      context.state[PassesKey.self][depth] = Pass(index: pass.index + 1, start: time)
      guard pass.index + 1 < limit else { return nil }
      return isReversed ? .zero : value
    }
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    if let exact {
      guard time < exact.course.duration else { return .zero }
      return value.scaled(by: exact.fraction(at: time).rate)
    }
    guard case .custom(let custom) = plan.base else { return nil }
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
}

/// The passes, by how many modifiers stand inside the one that repeats.
private struct PassesKey: AnimationStateKey {
  static var defaultValue: [Int: Pass] { [:] }
}
