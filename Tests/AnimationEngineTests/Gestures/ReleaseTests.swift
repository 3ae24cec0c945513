// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// What is handed over when a finger lets go: values and velocities go on without a jump.
struct ReleaseTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]
  /// Relative to the sizes that take part.
  private static func areClose(_ first: Double, _ second: Double, scale: Double) -> Bool {
    (first - second).magnitude <= 1e-14 * scale
  }

  // MARK: - Springs

  @Test(arguments: seeds)
  func `A spring begins with the value and the velocity of the release, to the bit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let release = GestureRelease(
        value: generator.uniform(-500...500), velocity: generator.uniform(-3000...3000))
      let spring = Spring(duration: generator.uniform(0.1...1), bounce: generator.uniform(-0.5...0.9))
      let target = generator.uniform(-500...500)
      let state = release.motion(spring, to: target).state(at: 0)
      #expect(state.value == release.value && state.velocity == release.velocity, "seed \(seed)")
      let thrown = release.motion().state(at: 0)
      #expect(thrown.value == release.value && thrown.velocity == release.velocity, "seed \(seed)")
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `A spring takes over the velocity of the finger by itself, from a state and from a change`(
    byState: Bool, byReset: Bool
  ) throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", Size.zero)
    let spring = Animation.spring(duration: 0.4, bounce: 0.2)
    let stream = TouchStream.drag(
      from: .zero, to: Point(x: 300, y: -100), duration: 0.25, sampling: TouchSampling(rate: 120))
    let input: TouchInput
    if byState {
      let reset = Transaction(animation: byReset ? spring : nil)
      let dragging = GestureState(wrappedValue: Size.zero, resetTransaction: reset)
        .onChange { offset.model = $0 }
      let drag = DragGesture().updating(dragging) { value, state, _ in state = value.translation }
        .onEnded { _ in
          guard !byReset else { return }
          timeline.withAnimation(spring) { offset.model = Size(width: 200, height: 0) }
        }
      input = TouchInput(timeline: timeline, gesture: drag)
    } else {
      let drag = DragGesture().onChanged { offset.model = $0.translation }
        .onEnded { _ in timeline.withAnimation(spring) { offset.model = .zero } }
      input = TouchInput(timeline: timeline, gesture: drag)
    }
    try input.play(stream)
    try timeline.advance(to: 0.25)
    #expect(offset.isAnimating)
    #expect((offset.velocity.first - 1200).magnitude < 1e-9 * 1200)
    #expect((offset.velocity.second + 400).magnitude < 1e-9 * 1200)
  }

  @Test func `A finger that was held before it was lifted throws nothing`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", Size.zero)
    let drag = DragGesture().onChanged { offset.model = $0.translation }
      .onEnded { _ in timeline.withAnimation(.spring) { offset.model = .zero } }
    let input = TouchInput(timeline: timeline, gesture: drag)
    for (time, x, phase) in [
      (0.0, 0.0, Touch.Phase.began), (0.02, 30, .moved), (0.04, 60, .moved), (0.5, 60, .ended),
    ] {
      try input.receive(Touch(id: 0, time: time, location: Point(x: x, y: 0), phase: phase))
    }
    try timeline.advance(to: 0.5)
    #expect(offset.isAnimating)
    #expect(offset.velocity == .zero)
  }

  @Test(arguments: seeds)
  func `A property that follows a finger goes on with its velocity on a spring`(seed: UInt64) throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", Size.zero)
    var release: GestureRelease<AnimatablePair<Double, Double>>?
    let gesture = DragGesture().onChanged { offset.model = $0.translation }
      .onEnded { value in
        // What is shown is where the finger was last seen before it was lifted.
        release = GestureRelease(value: offset.value, velocity: value.velocity)
        timeline.withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
          offset.set(.zero, initialVelocity: value.velocity.animatableData)
        }
      }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    let sampling = TouchSampling(rate: 120, noise: 0.5, jitter: 0.002, seed: seed)
    let flick = TouchStream.flick(
      from: .zero, velocity: Size(width: 1200, height: -400), sampling: sampling)
    try input.play(flick)
    let end = try #require(flick.touches.last)
    try timeline.advance(to: end.time)
    let before = try #require(release)
    #expect(Self.areClose(offset.value.width, before.value.first, scale: 500))
    #expect(Self.areClose(offset.value.height, before.value.second, scale: 500))
    #expect(Self.areClose(offset.velocity.first, before.velocity.first, scale: 3000))
    #expect(Self.areClose(offset.velocity.second, before.velocity.second, scale: 3000))
    #expect(before.velocity.first > 500)
    // And on from there as the spring itself.
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let motion = before.motion(spring, to: .zero)
    try timeline.advance(to: end.time + 0.07)
    let later = motion.state(at: timeline.time - end.time)
    #expect((offset.value.width - later.value.first).magnitude < 1e-9)
    #expect((offset.velocity.second - later.velocity.second).magnitude < 1e-8)
  }

  @Test(arguments: seeds)
  func `An interpolating spring begins with the velocity of the release, by the fraction of the way`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let release = GestureRelease(
        value: generator.uniform(-500...500), velocity: generator.uniform(-3000...3000))
      let target = generator.uniform(600...900)
      let fraction = try #require(release.travelPerSecond(to: target))
      var value = AnimatedValue(release.value)
      value.animate(
        to: target,
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: fraction), at: 0)
      let state = value.state(at: 0)
      #expect(Self.areClose(state.value, release.value, scale: 1500), "seed \(seed)")
      #expect(Self.areClose(state.velocity, release.velocity, scale: 3000), "seed \(seed)")
    }
  }

  @Test func `The axes have fractions of their own, towards their own targets`() throws {
    let release = GestureRelease(
      value: Size(width: 100, height: -50), velocity: Size(width: 300, height: 100))
    #expect(release.horizontal.travelPerSecond(to: 0) == -3)
    #expect(release.vertical.travelPerSecond(to: 0) == 2)
    // Along the way of both: (300·−100 + 100·50)/(100² + 50²).
    #expect(release.travelPerSecond(to: Size.zero) == -2)
  }

  @Test func `With no way to go a velocity has no fraction, and standing still is none`() {
    #expect(GestureRelease(value: 5.0, velocity: 100).travelPerSecond(to: 5) == nil)
    #expect(GestureRelease(value: 5.0, velocity: 0).travelPerSecond(to: 5) == 0)
    let moving = GestureRelease(value: Size(width: 3, height: 4), velocity: Size(width: 1, height: 0))
    #expect(moving.travelPerSecond(to: Size(width: 3, height: 4)) == nil)
    let still = GestureRelease(value: Size(width: 3, height: 4), velocity: .zero)
    #expect(still.travelPerSecond(to: Size(width: 3, height: 4)) == 0)
  }

  // MARK: - Where it ends

  @Test func `The predicted end is a quarter of a second on, and a scroll goes about twice as far`() {
    let release = GestureRelease(value: 100.0, velocity: 1000)
    #expect(release.predictedEnd == 350)
    #expect((release.scrollEnd() - 599.4998).magnitude < 1e-4)
    #expect((release.scrollEnd(decay: .fast) - 199.4992).magnitude < 1e-4)
    #expect((Projection.steppedScrollEnd(from: 0.0, velocity: 1000) - 499).magnitude < 1e-9)
    #expect((Projection.steppedScrollEnd(from: 0.0, velocity: 1000, decay: .fast) - 99).magnitude < 1e-9)
  }

  @Test(arguments: [-800.0, -3, 0, 42, 1e4])
  func `The velocity that lands on a target lands there`(target: Double) {
    for decay in [Decay.normal, .fast] {
      let landing = GestureRelease(value: 7.0, velocity: 0).landing(on: target, decay: decay)
      #expect(Self.areClose(landing.scrollEnd(decay: decay), target, scale: 1e4))
    }
  }

  @Test func `A release from a place that was committed before starts there`() {
    let value = DragGesture.Value(
      time: 1, location: Point(x: 30, y: 40), startLocation: Point(x: 10, y: 10),
      velocity: Size(width: 5, height: 6))
    let release = value.release(from: Size(width: 100, height: 200))
    #expect(release.value == AnimatablePair(120, 230))
    #expect(release.velocity == AnimatablePair(5, 6))
  }

  // MARK: - Decisions

  @Test func `A flick leaves where it is predicted to go farther than the threshold`() {
    func decide(_ predicted: Double) -> FlickDecision {
      FlickDecision(predictedTranslation: predicted, threshold: 150)
    }
    #expect(decide(151) == .leavesForward && decide(-151) == .leavesBackward)
    #expect(decide(150) == .stays && decide(-150) == .stays && decide(0) == .stays && decide(.nan) == .stays)
    #expect(FlickDecision.allCases.map(\.direction) == [-1, 0, 1])
    #expect(FlickDecision(predictedTranslation: 1, threshold: -5) == .leavesForward)
    #expect(FlickDecision(predictedTranslation: 0, threshold: -5) == .stays)
  }

  @Test func `Something comes to rest at the nearest place`() {
    #expect(Snapping.nearest([0, 100, 300], to: 190.0) == 100)
    #expect(Snapping.nearest([0, 100], to: 50.0) == 0)
    #expect(Snapping.nearest([Double](), to: 50.0) == nil)
    #expect(Snapping.nearest([.nan, 7], to: 50.0) == 7)
    #expect(Snapping.nearest([3, 7], to: Double.nan) == 3)
    let corners = [AnimatablePair(0.0, 0.0), AnimatablePair(300.0, 0.0), AnimatablePair(300.0, 600.0)]
    #expect(Snapping.nearest(corners, to: AnimatablePair(200.0, 400.0)) == corners[2])
    #expect(Snapping.edge(of: 10...90, nearestTo: 49) == 10)
    #expect(Snapping.edge(of: 10...90, nearestTo: 51) == 90)
  }

  @Test func `A flick turns one page, either way, within the pages there are`() {
    func page(_ current: Int, _ predicted: Double, count: Int = 3) -> Int {
      Snapping.page(from: current, predictedTranslation: predicted, threshold: 150, pageCount: count)
    }
    #expect(page(1, -400) == 2 && page(1, 151) == 0 && page(1, 100) == 1)
    #expect(page(2, -400) == 2 && page(0, 400) == 0)
    #expect(page(0, -400, count: 0) == 0)
    #expect(page(.min, 400) == 0 && page(.max, -400) == 2)
  }

  @Test func `A scroll ends on the page nearest to where it would end`() {
    func page(_ end: Double) -> Int { Snapping.page(nearestTo: end, pageLength: 300, pageCount: 5) }
    #expect([-900, 149, 151, 901, 1e300, .infinity].map(page) == [0, 0, 1, 3, 4, 4])
    #expect(page(.nan) == 0)
    #expect(Snapping.page(nearestTo: 500, pageLength: 0, pageCount: 5) == 0)
    #expect(Snapping.page(nearestTo: 500, pageLength: 100, pageCount: 0) == 0)
    for end in [1e300, .infinity] {
      #expect(Snapping.page(nearestTo: end, pageLength: 1, pageCount: .max) == .max - 1)
      #expect(Snapping.page(nearestTo: -end, pageLength: 1, pageCount: .max) == 0)
    }
  }

  @Test func `A threshold that is no number is 0`() {
    for threshold in [Double.nan, -1, 0] {
      #expect(FlickDecision(predictedTranslation: 1, threshold: threshold) == .leavesForward)
      #expect(FlickDecision(predictedTranslation: 0, threshold: threshold) == .stays)
    }
  }

  @Test(arguments: [1e-300, 1e-170, 1, 1e170])
  func `A way of any length has a fraction per second`(length: Double) throws {
    let release = GestureRelease(value: Size.zero, velocity: Size(width: 3 * length, height: 4 * length))
    let fraction = try #require(release.travelPerSecond(to: Size(width: 3 * length, height: 4 * length)))
    #expect((fraction - 1).magnitude < 1e-12)
  }

  // MARK: - Bounds

  @Test(arguments: seeds)
  func `Thrown against a bound, value and velocity go on through the throw, the bound and the spring`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let release = GestureRelease(
        value: generator.uniform(0...300), velocity: generator.uniform(1000...5000))
      let motion = release.motion(within: -100...400, spring: Spring(duration: 0.5))
      let start = motion.state(at: 0)
      #expect(start.value == release.value && start.velocity == release.velocity, "seed \(seed)")
      let hit = try #require(motion.hitTime)
      let (before, after) = (motion.state(at: hit.nextDown), motion.state(at: hit))
      #expect(Self.areClose(before.value, after.value, scale: 1000), "seed \(seed)")
      #expect(Self.areClose(before.velocity, after.velocity, scale: 10_000), "seed \(seed)")
      #expect(motion.finalValue == 400)
    }
  }

  private static let drag = BoundedDrag(
    from: 0, within: -100...100, band: RubberBand(dimension: 300))

  @Test func `Between the bounds things follow the finger, and past them less and less`() {
    #expect(Self.drag.shown(translation: 60) == 60)
    #expect(Self.drag.shown(translation: 100) == 100)
    let steps = (0...10).map { Self.drag.shown(translation: 100 + 50 * Double($0)) }
    let gains = zip(steps.dropFirst(), steps).map { $0 - $1 }
    #expect(zip(gains.dropFirst(), gains).allSatisfy { $0 < $1 })
    #expect(steps.allSatisfy { $0 < 400 })
    #expect(Self.drag.shown(translation: -250) == -Self.drag.shown(translation: 250))
  }

  @Test func `What is handed over outside moves as it is shown to move`() {
    for translation in [-700.0, -150, -100, 0, 100, 130, 400] {
      let release = Self.drag.release(translation: translation, fingerVelocity: 800)
      #expect(release.value == Self.drag.shown(translation: translation))
      // At a bound itself the slope is that of the side within.
      let outward = translation.magnitude == 100 ? 0.0 : 1e-4
      let inward = translation > 0 ? translation - 1e-4 : translation + 1e-4
      let other = outward == 0 ? translation : 2 * translation - inward
      let slope =
        (Self.drag.shown(translation: other) - Self.drag.shown(translation: inward)) / (other - inward)
      #expect((release.velocity - 800 * slope).magnitude < 1e-3, "\(translation)")
    }
  }

  @Test(arguments: [-380.0, -150, -100, -20, 0, 99, 101, 250, 399])
  func `A finger takes hold of what is shown, and nothing jumps`(shown: Double) {
    let drag = BoundedDrag(from: shown, within: -100...100, band: RubberBand(dimension: 300))
    #expect(Self.areClose(drag.shown(translation: 0), shown, scale: 400))
    #expect(drag.shown(translation: 1e-3) > drag.shown(translation: 0))
  }

  @Test(arguments: [-900.0, 400, 1e6])
  func `Farther out than a band reaches things are taken hold of all the same`(shown: Double) {
    let drag = BoundedDrag(from: shown, within: -100...100, band: RubberBand(dimension: 300))
    #expect(Self.areClose(drag.shown(translation: 0), shown, scale: shown.magnitude))
  }

  @Test func `Let go outside, it hangs on the spring of the bound with the velocity that was shown`() {
    let release = Self.drag.release(translation: 300, fingerVelocity: 1000)
    let motion = release.motion(within: Self.drag.range, spring: Spring(duration: 0.5))
    #expect(motion.state(at: 0).value == release.value)
    #expect(motion.state(at: 0).velocity == release.velocity)
    #expect(motion.finalValue == 100)
    #expect(motion.hitTime == 0)
  }
}
