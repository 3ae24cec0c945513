// SPDX-License-Identifier: Apache-2.0

/// An animation taken apart, with the course that all values can share which it moves.
package final class PreparedAnimation {
  let animation: Animation
  let plan: AnimationPlan
  /// The course, where it depends on time alone; nil for springs that take over, and for what
  /// is somebody's own.
  let fraction: FractionCourse?

  init(_ animation: Animation, options: AnimatedValueOptions) {
    self.animation = animation
    plan = AnimationPlan(animation, semantics: options.semantics)
    fraction =
      plan.takeover == nil ? FractionCourse.course(plan, tolerance: options.settlingTolerance) : nil
  }
}

/// The animations that were started lately.
///
/// A thousand values that are moved by one animation share its course: it is worked out once, and stays in the
/// processor's cache while a frame is drawn.
package final class PreparedAnimations {
  private static let capacity = 256

  private let options: AnimatedValueOptions
  private var last: PreparedAnimation?
  private var prepared: [Animation: PreparedAnimation] = [:]

  init(options: AnimatedValueOptions) {
    self.options = options
  }

  /// An animation, prepared.
  func callAsFunction(_ animation: Animation) -> PreparedAnimation {
    if let last, last.animation == animation { return last }
    let found = prepared[animation] ?? PreparedAnimation(animation, options: options)
    if prepared.count >= PreparedAnimations.capacity { prepared.removeAll(keepingCapacity: true) }
    prepared[animation] = found
    last = found
    return found
  }
}
