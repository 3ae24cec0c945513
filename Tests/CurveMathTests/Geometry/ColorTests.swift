// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Colours as vectors, and as mixtures.
struct ColorTests {
  private func bytes(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  @Test func `The way from SwiftUI's red to its blue is the recorded one`() {
    // Recorded: a custom animation of Color.red → Color.blue was given (−22.421, 4.491, 47.533).
    let way = bytes(0, 145, 255).animatableData - bytes(255, 66, 69).animatableData
    #expect(abs(way.x + 22.421) < 5e-4)
    #expect(abs(way.y - 4.491) < 5e-4)
    #expect(abs(way.z - 47.533) < 5e-4)
    #expect(way.w == 0)
  }

  @Test func `The middle of a gradient from red to blue is the recorded one`() {
    // Recorded: (140, 83, 162).
    let middle = bytes(255, 0, 0).mix(with: bytes(0, 0, 255), by: 0.5)
    #expect((middle.red * 255).rounded() == 140)
    #expect((middle.green * 255).rounded() == 83)
    #expect((middle.blue * 255).rounded() == 162)
  }

  @Test func `A colour is the one that its data were read from`() {
    var generator = SeededGenerator(seed: 5)
    func component() -> Double { Double.random(in: -0.5...1.5, using: &generator) }
    for _ in 0..<2000 {
      let color = Color(red: component(), green: component(), blue: component(), opacity: component())
      var copy = Color(white: 0)
      copy.animatableData = color.animatableData
      #expect(abs(copy.red - color.red) < 1e-13)
      #expect(abs(copy.green - color.green) < 1e-13)
      #expect(abs(copy.blue - color.blue) < 1e-13)
      #expect(copy.opacity == color.opacity)
    }
  }

  @Test func `White is 128 in each coordinate and black 0`() {
    let white = Color(white: 1).animatableData
    #expect(abs(white.x - 128) < 1e-7)
    #expect(abs(white.y - 128) < 1e-7)
    #expect(abs(white.z - 128) < 1e-7)
    #expect(Color(white: 0).animatableData == SIMD4(0, 0, 0, 1))
  }

  @Test func `A colour that can't be seen has no influence on the hue of a mixture`() {
    let clear = Color(red: 0, green: 1, blue: 0, opacity: 0)
    for space in Color.MixingSpace.allCases {
      let mixed = Color(red: 1, green: 0, blue: 0).mix(with: clear, by: 0.75, in: space)
      #expect(abs(mixed.red - 1) < 1e-14)
      #expect(abs(mixed.green) < 1e-14)
      #expect(mixed.opacity == 0.25)
    }
  }

  @Test func `Two colours that can't be seen have a mixture`() {
    let mixed = Color(white: 0, opacity: 0).mix(with: Color(white: 1, opacity: 0), by: 0.5, in: .device)
    #expect(mixed == Color(white: 0.5, opacity: 0))
  }

  @Test func `Mixed in the space of the device, components are`() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1), by: 0.25, in: .device)
    #expect(mixed == Color(red: 0.75, green: 0, blue: 0.25))
  }

  @Test func `The ends of a mixture are the colours`() {
    let (first, second) = (Color(red: 0.2, green: 0.7, blue: 0.1), Color(red: 0.9, green: 0.3, blue: 0.5))
    for space in Color.MixingSpace.allCases {
      let (start, end) = (
        first.mix(with: second, by: 0, in: space), first.mix(with: second, by: 1, in: space)
      )
      #expect(abs(start.red - first.red) < 1e-14)
      #expect(abs(end.red - second.red) < 1e-14)
      #expect(abs(end.blue - second.blue) < 1e-14)
    }
  }
}
