// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Properties of all types that can move, and what they refuse.
struct AnimatedPropertyTests {
  private let timeline = AnimationTimeline()
  private static let linear = Animation.linear(duration: 4)

  /// What is shown after a quarter of the way.
  private func quarter<Value: Animatable>(_ start: Value, _ end: Value) throws -> Value
  where Value.AnimatableData: Sendable {
    let property = timeline.property("property", start)
    timeline.withAnimation(Self.linear) { property.model = end }
    try timeline.advance(to: timeline.time + 1)
    return property.value
  }

  @Test func `Numbers, pairs, points, sizes and angles move`() throws {
    #expect(try quarter(1.0, 5.0) == 2)
    #expect(try quarter(Float(1), Float(5)) == 2)
    #expect(try quarter(AnimatablePair(1.0, 10.0), AnimatablePair(5, 14)) == AnimatablePair(2, 11))
    #expect(try quarter(Point(x: 1, y: 10), Point(x: 5, y: 14)) == Point(x: 2, y: 11))
    #expect(try quarter(Size(width: 1, height: 10), Size(width: 5, height: 14)) == Size(width: 2, height: 11))
    #expect(try quarter(UnitPoint.topLeading, .bottomTrailing) == UnitPoint(x: 0.25, y: 0.25))
    #expect(try quarter(Angle(radians: 1), Angle(radians: 5)) == Angle(radians: 2))
    let vector = try quarter(SIMD3<Double>(1, 2, 3), SIMD3<Double>(5, 6, 7))
    #expect(vector == SIMD3<Double>(2, 3, 4))
  }

  @Test func `Angles keep their turns`() throws {
    #expect(abs(try quarter(Angle(degrees: 0), Angle(degrees: 1440)).degrees - 360) < 1e-12)
  }

  @Test func `Arrays move element by element, and a missing element counts as zero`() throws {
    #expect(try quarter(AnimatableArray([1.0, 10]), AnimatableArray([5, 14])) == AnimatableArray([2, 11]))
    #expect(try quarter(AnimatableArray([4.0]), AnimatableArray([8, 4])) == AnimatableArray([5, 1]))
  }

  @Test func `Values of any number of parts move`() throws {
    let start = AnimatableValues(1.0, Float(2), AnimatablePair(3.0, 4.0))
    let end = AnimatableValues(5.0, Float(6), AnimatablePair(7.0, 8.0))
    #expect(try quarter(start, end) == AnimatableValues(2.0, Float(3), AnimatablePair(4.0, 5.0)))
  }

  @Test func `What is not animatable about a value changes at once`() throws {
    struct Badge: Animatable, Equatable {
      var title: String
      var size: Double
      var animatableData: Double {
        get { size }
        set { size = newValue }
      }
    }
    #expect(try quarter(Badge(title: "a", size: 1), Badge(title: "b", size: 5)) == Badge(title: "b", size: 2))
    let badge = timeline.property("badge", Badge(title: "a", size: 1))
    timeline.withAnimation(Self.linear) { badge.model.title = "b" }
    #expect(badge.value == Badge(title: "b", size: 1))
    #expect(!badge.isAnimating)
  }

  @Test func `Colours move in a perceptual space`() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let color = timeline.property("color", red)
    timeline.withAnimation(Self.linear) { color.model = blue }
    try timeline.advance(to: 2)
    #expect(abs(color.value.red - 0.5504) < 1e-3)
    #expect(abs(color.value.green - 0.3256) < 1e-3)
    #expect(abs(color.value.blue - 0.6365) < 1e-3)
    #expect(color.velocity.w == 0)
    try timeline.advance(to: 4)
    #expect(color.value == blue)
  }

  @Test func `A colour that is retargeted in flight does not flash (jtrivedi/Wave 20)`() throws {
    let color = timeline.property("color", Color(red: 1, green: 0.8, blue: 0))
    timeline.withAnimation(.bouncy) { color.model = Color(red: 0, green: 0.2, blue: 0.9) }
    try timeline.advance(to: 0.13)
    let before = color.value
    let velocity = color.velocity
    timeline.withAnimation(.smooth) { color.model = Color(red: 0.1, green: 1, blue: 0.2) }
    let after = color.value
    for (first, second) in zip(
      [before.red, before.green, before.blue], [after.red, after.green, after.blue])
    {
      #expect(abs(first - second) < 1e-13)
    }
    #expect(color.velocity == velocity)
  }

  // MARK: - Velocities

  @Test func `A spring that is pushed where it stands swings about it (motiondivision/motion 2751)`() throws {
    let scale = timeline.property("scale", 1.0)
    let spring = Animation.spring(Spring(mass: 1, stiffness: 100, damping: 10))
    timeline.withAnimation(spring) { scale.set(1, initialVelocity: 100) }
    #expect(scale.velocity == 100)
    try timeline.advance(to: 0.120919958)
    #expect(abs(scale.value - 6.46293015874) < 1e-10)
    #expect(abs(scale.velocity) < 1e-5)
    try timeline.advance(to: 60)
    #expect(scale.value == 1)
  }

  @Test func `A given velocity takes the place of the shown one`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.bouncy) { width.model = 1 }
    try timeline.advance(to: 0.1)
    timeline.withAnimation(.bouncy) { width.set(2, initialVelocity: -3) }
    #expect(width.velocity == -3)
  }

  @Test func `A spring of another duration goes on from the value and never back (react-spring 1163)`() throws
  {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.smooth(duration: 1)) { width.model = 100 }
    try timeline.advance(to: 0.5)
    var last = width.value
    timeline.withAnimation(.smooth(duration: 0.6)) { width.set(100, initialVelocity: width.velocity) }
    for frame in 0...400 {
      try timeline.advance(to: 0.5 + Double(frame) / 100)
      #expect(width.value >= last)
      last = width.value
    }
  }

  @Test func `A curve of another duration chases on from the value and never back (react-spring 1378)`()
    throws
  {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 1)) { width.model = 100 }
    try timeline.advance(to: 0.5)
    var last = width.value
    timeline.withAnimation(.linear(duration: 4)) { width.set(100, initialVelocity: width.velocity) }
    for frame in 0...400 {
      try timeline.advance(to: 0.5 + Double(frame) / 100)
      #expect(width.value >= last)
      last = width.value
    }
    #expect(last == 100)
  }

  // MARK: - Modifiers of time

  @Test func `A negative speed ends at the start of the animation (motiondivision/motion 2194)`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 1).speed(-1)) { width.model = 1 }
    try timeline.advance(to: 0.25)
    #expect(width.value == 0.75)
    #expect(width.velocity == -1)
    try timeline.advance(to: 2)
    #expect(width.value == 1)
    #expect(timeline.takeEvents().map(\.time) == [0, 1, 1])
  }

  @Test func `A reversed pass is reversed once (juliangarnier/anime 507)`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 1).repeatCount(2)) { width.model = 1 }
    try timeline.advance(to: 1.25)
    #expect(width.value == 0.75)
  }

  @Test func `A repeating spring starts each pass from rest (slint-ui/slint 12503)`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.smooth(duration: 1).repeatForever(autoreverses: false)) { width.model = 1 }
    let length = Spring.smooth(duration: 1).settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
    try timeline.advance(to: length.nextUp)
    #expect(width.value < 1e-12)
    #expect(width.velocity < 1e-12)
  }

  // MARK: - What is refused

  @Test func `A target that is not finite is refused with an event, and a later good one is reached`() throws
  {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Self.linear) { width.model = 4 }
    try timeline.advance(to: 1)
    for bad in [Double.nan, .infinity, -.infinity] {
      timeline.withAnimation { width.model = bad }
      #expect(width.model == 4)
      #expect(width.value == 1)
    }
    width.set(2, initialVelocity: .nan)
    #expect(width.model == 4)
    let events = timeline.takeEvents()
    #expect(events.map(\.kind) == [.started, .refused, .refused, .refused, .refused])
    #expect(events.last?.note?.contains("not finite") == true)
    timeline.withAnimation(.bouncy) { width.model = 8 }
    try timeline.advance(to: 60)
    #expect(width.value == 8)
  }

  @Test func `One component that is not finite refuses the whole value`() {
    let point = timeline.property("point", Point.zero)
    point.model = Point(x: 1, y: .nan)
    #expect(point.value == .zero)
    #expect(timeline.takeEvents().map(\.kind) == [.refused])
  }

  @Test func `A completion of a refused change is called after the update`() {
    let width = timeline.property("width", 0.0)
    var calls = 0
    timeline.withAnimation {
      width.model = .nan
    } completion: {
      calls += 1
    }
    timeline.update()
    #expect(calls == 1)
  }

  @Test func `From a start that is not finite a property jumps to the first good target`() throws {
    let width = timeline.property("width", Double.nan)
    timeline.withAnimation(Self.linear) { width.model = 4 }
    #expect(width.value == 4)
    #expect(timeline.takeEvents().map(\.note) == ["its start was not finite"])
    timeline.withAnimation(Self.linear) { width.model = 8 }
    try timeline.advance(to: 1)
    #expect(width.value == 5)
  }

  @Test func `An animation of no length jumps`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 0)) { width.model = 1 }
    #expect(width.value == 1)
    timeline.withAnimation(.spring(duration: 0)) { width.model = 2 }
    #expect(width.value == 2)
    timeline.withAnimation(.linear(duration: -5)) { width.model = 3 }
    #expect(width.value == 3)
    #expect(timeline.takeEvents().map(\.kind) == [.jumped, .jumped, .jumped])
  }

  @Test func `A removed property is no longer heard of`() throws {
    let width = timeline.property("width", 0.0)
    timeline.remove(width)
    timeline.withAnimation { width.model = 1 }
    timeline.remove(width)
    #expect(width.value == 1)
    #expect(timeline.takeEvents().isEmpty)
    let other = AnimationTimeline().property("other", 0.0)
    timeline.remove(other)
    timeline.withAnimation { other.model = 1 }
    #expect(other.value == 1)
  }
}
