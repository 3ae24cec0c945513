// SPDX-License-Identifier: Apache-2.0

// Order matters as it does in SwiftUI: a modifier acts on all that is written before it, so
// `.delay(1).speed(2)` halves the delay.

extension Animation {
  /// Begins later by some seconds; a negative delay begins within the animation.
  ///
  /// Until it begins, what was moving goes on moving. With a negative delay the value jumps to where the animation
  /// is by then: only what begins at its beginning goes on from value and velocity.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// Runs faster by a factor.
  ///
  /// At 0 the animation stands at its beginning and never ends. Below 0 it runs from its end back to its
  /// beginning, and ends there: the value then jumps to the target. An animation without an end has none to
  /// run back from, and ends at once.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: speed)) }

  /// Runs a number of times, every second time back from the target when it `autoreverses`.
  ///
  /// A reversed pass shows what is left of the way while the animation runs forwards: an ease-in begins slowly
  /// on the way back too. Each pass begins from rest. After an even number of passes with `autoreverses` the
  /// value stands at its start, and jumps to the target as the animation ends; a count of 0 or less makes the
  /// change at once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }

  /// Counts as done after some seconds, though it may go on moving; sooner where the animation says so itself.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.logicallyComplete(kind, after: duration))
  }
}
