// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The note about a spring that takes longer than anybody would wait.
enum SlowSettling {
  /// From this settling duration on, in seconds, there is a note.
  static let limit = 10.0

  /// Says it on standard error, where there is something to say.
  ///
  /// - Parameter name: what the person knows the spring by.
  static func say(of motion: MotionKind, _ travel: TravelOptions, called name: String = "this spring") {
    guard case .spring = motion else { return }
    let settling = motion.settlingDuration(epsilon: travel.epsilon)
    guard settling > limit, settling.isFinite else { return }
    let shown = settling < 1e6 ? (settling * 1000).rounded() / 1000 : settling
    Messages.note(
      """
      \(name) takes \(NumberText.text(of: shown)) s until it stays within \
      \(NumberText.text(of: travel.epsilon)) of its end
      """)
  }
}
