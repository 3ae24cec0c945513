// SPDX-License-Identifier: Apache-2.0

extension UIKitReading {
  /// The options that say nothing about the curve.
  private static let silent: Set<String> = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "overrideInheritedDuration",
    "overrideInheritedCurve", "allowAnimatedContent", "showHideTransitionViews", "overrideInheritedOptions",
    "preferredFramesPerSecondDefault", "preferredFramesPerSecond60", "preferredFramesPerSecond30",
    "flushUpdates",
  ]

  private static let curves = [
    "curveEaseInOut": UIKitNotation.curves[0].curve, "curveEaseIn": UIKitNotation.curves[1].curve,
    "curveEaseOut": UIKitNotation.curves[2].curve, "curveLinear": UIKitNotation.curves[3].curve,
  ]

  /// The reading with options: their curve, which springs don't look at, and their passes.
  func with(
    _ options: [SwiftCallText.AnimationOption], in interpreter: inout Interpreter
  ) throws(NotationError) -> UIKitReading {
    guard !options.isEmpty else { return self }
    var curve = curve
    var autoreverses: Range<Int>?
    var repeats = false
    for option in options {
      switch option.name {
      case "repeat": repeats = true
      case "autoreverse": autoreverses = option.range
      case let name where Self.silent.contains(name) || name.hasPrefix("transition"): continue
      default:
        guard let found = Self.curves[option.name] else {
          let known = Self.curves.keys.sorted() + ["repeat", "autoreverse"] + Self.silent.sorted()
          throw interpreter.error(
            "“\(option.name.prefix(40))” is no option of an animation", option.range,
            suggestion: NearestName.suggestion(for: option.name, among: known))
        }
        if case .timedCurve(_, let duration) = curve { curve = .timedCurve(found, duration: duration) }
      }
    }
    var modifiers = modifiers
    if repeats {
      modifiers.insert(.repeatForever(autoreverses: autoreverses != nil), at: 0)
    } else if let autoreverses {
      interpreter.warn(
        "autoreverse without repeat runs there and back once, and then jumps to the end", autoreverses)
      modifiers.insert(.repeatCount(2, autoreverses: true), at: 0)
    }
    return UIKitReading(curve: curve, merging: merging, modifiers: modifiers)
  }
}
