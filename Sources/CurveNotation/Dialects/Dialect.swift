// SPDX-License-Identifier: Apache-2.0

/// A notation that people write curves in.
///
/// The raw value is the name of the dialect in the command: `hooke convert bouncy --as css`.
public enum Dialect: String, CaseIterable, Hashable, Sendable {
  /// SwiftUI's `Animation`, `Spring` and `UnitCurve`.
  case swiftUI = "swiftui"
  /// The easing functions of CSS, `transition` and `animation`.
  case css
  /// UIKit's timing parameters and spring animations.
  case uiKit = "uikit"
  /// `CASpringAnimation` and `CAMediaTimingFunction`.
  case coreAnimation = "core-animation"
  /// Jetpack Compose's animation specifications.
  case compose
  /// Flutter's springs and curves.
  case flutter
  /// react-spring's configurations.
  case reactSpring = "react-spring"
  /// The transitions of Motion (motion.dev).
  case motion
  /// The springs and easings of anime.js.
  case anime
  /// Origami's and Rebound's springs.
  case origami
  /// The easings of Figma's prototypes.
  case figma
  /// Keyframe eases of After Effects.
  case afterEffects = "after-effects"
  /// The keyframes of Lottie animations.
  case lottie
  /// Design tokens of the W3C community group.
  case tokens
}

extension Dialect {
  /// The reader and the writer of the dialect.
  package var notation: any DialectNotation.Type {
    switch self {
    case .swiftUI: SwiftUINotation.self
    case .css: CSSNotation.self
    case .uiKit: UIKitNotation.self
    case .coreAnimation: CoreAnimationNotation.self
    case .compose: ComposeNotation.self
    case .flutter: FlutterNotation.self
    case .reactSpring: ReactSpringNotation.self
    case .motion: MotionNotation.self
    case .anime: AnimeNotation.self
    case .origami: OrigamiNotation.self
    case .figma: FigmaNotation.self
    case .afterEffects: AfterEffectsNotation.self
    case .lottie: LottieNotation.self
    case .tokens: TokenNotation.self
    }
  }

  /// The dialect's name as its users write it: SwiftUI, CSS.
  public var title: String { notation.title }
}
