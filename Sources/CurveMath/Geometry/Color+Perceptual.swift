// SPDX-License-Identifier: Apache-2.0

import CMaths

// Oklab is a linear map of the cube roots of three cone responses, which are a linear map of linear light. A
// straight way in the cube roots is therefore one in Oklab too. The first matrix is Björn Ottosson's
// (https://bottosson.github.io/posts/oklab/, public domain); the second is its inverse.

extension Color: Animatable {
  /// The cube roots of the cone responses (Oklab's l′, m′ and s′) times 128, and the opacity.
  ///
  /// Equal steps look about equally far apart. SwiftUI moves the colours of shapes in these coordinates, by
  /// this scale. A colour that is set from them is the one they were read from within 1e-13.
  public var animatableData: SIMD4<Double> {
    get {
      let cones = perceptualCoordinates
      return SIMD4(128 * cones.x, 128 * cones.y, 128 * cones.z, opacity)
    }
    set {
      self = Color(
        perceptualCoordinates: SIMD3(newValue.x / 128, newValue.y / 128, newValue.z / 128),
        opacity: newValue.w)
    }
  }

  /// How fast the components and the opacity change per second, as the animatable data do.
  package func componentVelocity(_ velocity: SIMD4<Double>) -> SIMD4<Double> {
    let roots = perceptualCoordinates
    let rate = SIMD3(velocity.x, velocity.y, velocity.z) / 128
    let cones = 3 * roots * roots * rate
    let light = Color.light(ofCones: cones)
    return SIMD4(
      Color.encodedSlope(at: Color.linear(red)) * light.x,
      Color.encodedSlope(at: Color.linear(green)) * light.y,
      Color.encodedSlope(at: Color.linear(blue)) * light.z, velocity.w)
  }

  /// The cube roots of the cone responses.
  private var perceptualCoordinates: SIMD3<Double> {
    let (red, green, blue) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    return SIMD3(
      cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
      cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
      cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
  }

  private init(perceptualCoordinates roots: SIMD3<Double>, opacity: Double) {
    let light = Color.light(ofCones: roots * roots * roots)
    self.init(
      red: Color.encoded(light.x), green: Color.encoded(light.y), blue: Color.encoded(light.z),
      opacity: opacity)
  }

  /// Linear light by the cone responses.
  private static func light(ofCones cones: SIMD3<Double>) -> SIMD3<Double> {
    let (long, medium, short) = (cones.x, cones.y, cones.z)
    return SIMD3(
      4.076741661347994 * long - 3.3077115904081933 * medium + 0.2309699287294279 * short,
      -1.268438004092176 * long + 2.6097574006633715 * medium - 0.3413193963102196 * short,
      -0.004196086541837109 * long - 0.7034186144594496 * medium + 1.7076147009309448 * short)
  }

  /// Light by an encoded component; odd, so that components outside sRGB keep their sign.
  private static func linear(_ component: Double) -> Double {
    let size = component.magnitude
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The encoded component of some light.
  private static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// The slope of the encoding at some light.
  private static func encodedSlope(at light: Double) -> Double {
    let size = light.magnitude
    return size <= 0.0031308 ? 12.92 : 1.055 / 2.4 * pow(size, 1 / 2.4 - 1)
  }
}

extension Color {
  /// The space in which colours are mixed.
  public enum MixingSpace: Hashable, Sendable, CaseIterable {
    /// Oklab, where equal steps look about equally far apart.
    case perceptual
    /// The encoded components of sRGB.
    case device
  }

  /// This colour mixed with another, as a gradient between them is.
  ///
  /// Components are weighted by opacity: a colour that can't be seen has no influence on the hue.
  ///
  /// - Parameters:
  ///   - other: the colour at fraction 1.
  ///   - fraction: how much of the other colour; not clamped.
  ///   - space: where the way between them is straight.
  public func mix(with other: Color, by fraction: Double, in space: MixingSpace = .perceptual) -> Color {
    let mixed = opacity + (other.opacity - opacity) * fraction
    // With one opacity the weights are those of the fraction, whatever the opacity is.
    let share = opacity == other.opacity || mixed == 0 ? fraction : fraction * other.opacity / mixed
    switch space {
    case .perceptual:
      let (start, end) = (perceptualCoordinates, other.perceptualCoordinates)
      return Color(perceptualCoordinates: start + (end - start) * share, opacity: mixed)
    case .device:
      return Color(
        red: red + (other.red - red) * share, green: green + (other.green - green) * share,
        blue: blue + (other.blue - blue) * share, opacity: mixed)
    }
  }
}
