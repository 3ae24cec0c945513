// SPDX-License-Identifier: Apache-2.0

/// Blurring, fading and scaling a little.
public struct BlurReplaceTransition: Transition {
  /// Which way the scale goes.
  public struct Configuration: Hashable, Sendable {
    fileprivate let leavingScale: Double

    /// Growing on the way in, shrinking on the way out.
    public static let downUp = Configuration(leavingScale: 0.9)
    /// Growing on the way in, and further on the way out.
    public static let upUp = Configuration(leavingScale: 1.1)
  }

  /// Which way the scale goes.
  public var configuration: Configuration

  /// A blur.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Opacity 0, 1, 0; blur radius 7, 0, 7; scale 0.9, 1 and what the configuration says.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    let scale =
      switch phase {
      case .willAppear: 0.9
      case .identity: 1.0
      case .didDisappear: configuration.leavingScale
      }
    return content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 7).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Growing on the way in, shrinking on the way out.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Blurring, with the scale going one way or the other.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}
