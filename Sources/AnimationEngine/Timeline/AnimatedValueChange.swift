// SPDX-License-Identifier: Apache-2.0

/// What became of a new target.
public enum AnimatedValueChange: Hashable, Sendable {
  /// It is the target that the value has or goes to already.
  case unchanged
  /// The value is there.
  case jumped
  /// The value was at rest, and an animation began.
  case started
  /// The new animation took over the value and the velocity of what was running.
  case merged
  /// What was running goes on, and the new animation runs beside it.
  case combined
  /// The target is not a finite vector: nothing has changed.
  case refused
}
