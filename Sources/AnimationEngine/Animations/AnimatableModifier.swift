// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Something that changes a content by a value that can be animated: what an animation moves is the value, and
/// everything else follows from it.
///
/// In SwiftUI the content is a view. Here it is any value, such as the offset and the opacity that a view would be
/// drawn with. ``Animatable/animatableData`` is all that an animation touches; `body` is asked anew for every
/// moment that is shown, so what it derives need not run in proportion: a wave goes up and down while its phase
/// only grows.
///
///     struct Wave: AnimatableModifier {
///       var phase: Double
///       var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///       }
///       func body(content: Look) -> Look {
///         Look(offset: content.offset + sin(phase) * 5, opacity: content.opacity * (1 - abs(sin(phase)) * 0.3))
///       }
///     }
public protocol AnimatableModifier: Animatable {
  /// What is changed.
  associatedtype Content
  /// What it becomes.
  associatedtype Body = Content

  /// The content as the value changes it.
  func body(content: Content) -> Body
}

extension AnimatableModifier {
  /// The content as the value changes it at a moment at which its animatable data are shown as `data`.
  public func body(content: Content, showing data: AnimatableData) -> Body {
    var shown = self
    shown.animatableData = data
    return shown.body(content: content)
  }
}

extension AnimatedValue {
  /// What a modifier whose animatable data are this value makes of a content at a time.
  public func body<Modifier: AnimatableModifier>(
    of modifier: Modifier, content: Modifier.Content, at time: Double
  ) -> Modifier.Body where Modifier.AnimatableData == Value {
    modifier.body(content: content, showing: value(at: time))
  }
}
