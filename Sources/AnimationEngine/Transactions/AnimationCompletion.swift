// SPDX-License-Identifier: Apache-2.0

/// Something to be called once, when the animations of a change are complete.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  let action: () -> Void

  /// How many animations it waits for.
  var outstanding = 0
  /// Whether the update that it belongs to is not finished, or it is about to be called, or has been.
  var stage = Stage.new
  /// Where in the course of the timeline it was added: completions that add completions without time going on
  /// are counted.
  var origin = CallbackOrigin()

  enum Stage {
    /// Nobody has used its transaction.
    case new
    /// Animations may still be added to it in this update.
    case open
    /// It waits for its animations.
    case waiting
    /// It is to be called, or has been.
    case due
  }

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }
}

/// When something was asked for, and how many callbacks at that very time led to it.
struct CallbackOrigin {
  var time = -Double.infinity
  var generation = 0
}
