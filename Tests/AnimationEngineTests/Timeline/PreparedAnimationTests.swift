// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Properties share what is known of their animations, and each moves as it would alone.
struct PreparedAnimationTests {
  @Test func `Hundreds of animations in turns move each property as it would move alone`() throws {
    for combination in [AnimationCombination.chase, .superposition] {
      let options = AnimatedValueOptions(combination: combination)
      let timeline = AnimationTimeline(options: options)
      var pairs: [(property: AnimatedProperty<Double>, alone: AnimatedValue<Double>)] = []
      for index in 0..<900 {
        let animation = Animation.interpolatingSpring(duration: 1 + Double(index % 300) / 64, bounce: 0.2)
        let property = timeline.property("\(index)", 0.0)
        var alone = AnimatedValue(0.0, options: options)
        for (target, animation) in [(1.0, animation), (Double(index), .easeInOut(duration: 2))] {
          timeline.withAnimation(animation) { property.model = target }
          timeline.update()
          alone.animate(to: target, animation, at: 0)
        }
        pairs.append((property, alone))
      }
      try timeline.advance(to: 0.3)
      #expect(pairs.allSatisfy { $0.property.value == $0.alone.value(at: 0.3) })
      #expect(pairs.allSatisfy { $0.property.velocity == $0.alone.velocity(at: 0.3) })
    }
  }
}
