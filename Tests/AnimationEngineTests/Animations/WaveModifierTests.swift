// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Foundation
import Testing

/// The wave of the animated text: linear over 1.5 s, for ever, there and back.
struct WaveModifierTests {
  private static var phase: AnimatedValue<Double> {
    var phase = AnimatedValue(0.0)
    phase.animate(to: .pi * 2, .linear(duration: 1.5).repeatForever(), at: 0)
    return phase
  }

  @Test func `what is derived follows the phase and not the way between its ends`() {
    let wave = WaveModifier(phase: .pi * 2)
    // A quarter, half and three quarters of the way.
    for (time, offset, opacity) in [(0.0, 0.0, 1.0), (0.375, 5, 0.7), (0.75, 0, 1), (1.125, -5, 0.7)] {
      let look = Self.phase.body(of: wave, content: Look(), at: time)
      #expect((look.offset - offset).magnitude < 1e-14, "at \(time)")
      #expect((look.opacity - opacity).magnitude < 1e-14, "at \(time)")
    }
    // Both ends look alike: interpolated between them, nothing would move.
    let (start, end) = (WaveModifier(phase: 0), WaveModifier(phase: .pi * 2))
    #expect((start.body(content: Look()).offset - end.body(content: Look()).offset).magnitude < 1e-14)
  }

  @Test func `on the way back the wave runs backwards`() {
    let wave = WaveModifier(phase: 0)
    for step in 1...14 {
      let time = Double(step) / 10
      let there = Self.phase.body(of: wave, content: Look(), at: time)
      let back = Self.phase.body(of: wave, content: Look(), at: 3 - time)
      #expect((there.offset - back.offset).magnitude < 1e-13)
      #expect((there.opacity - back.opacity).magnitude < 1e-13)
    }
  }

  @Test func `the content's own values are kept`() {
    let look = WaveModifier(phase: .pi / 2).body(content: Look(offset: 100, opacity: 0.5))
    #expect((look.offset - 105).magnitude < 1e-13)
    #expect((look.opacity - 0.35).magnitude < 1e-15)
  }

  @Test func `the value that was set stays what it is`() {
    let wave = WaveModifier(phase: 7)
    let look = wave.body(content: Look(), showing: .pi / 2)
    #expect((look.offset - 5).magnitude < 1e-14)
    #expect(wave.phase == 7)
  }

  /// A modifier that makes something else of its content.
  private struct Caption: AnimatableModifier {
    var animatableData = AnimatablePair(0.0, 0.0)
    func body(content: String) -> [String] {
      [content, "\(animatableData.first)", "\(animatableData.second)"]
    }
  }

  @Test func `a content may become something else`() {
    var data = AnimatedValue(AnimatablePair(0.0, 0.0))
    data.animate(to: AnimatablePair(2, -4), .linear(duration: 1), at: 0)
    #expect(data.body(of: Caption(), content: "at", at: 0.5) == ["at", "1.0", "-2.0"])
  }
}
