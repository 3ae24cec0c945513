// SPDX-License-Identifier: Apache-2.0

/// The numbers that a spring was described by, as they were given.
///
/// ``Spring`` turns them into rates; an oracle, a table or an exporter sometimes needs them as they were.
public enum SpringParameters: Hashable, Sendable {
  /// A perceptual duration in seconds and a bounce: ``Spring/init(duration:bounce:)``.
  case durationBounce(duration: Double, bounce: Double)
  /// A response in seconds and a damping ratio: ``Spring/init(response:dampingRatio:)``.
  case responseDampingRatio(response: Double, dampingRatio: Double)
  /// The physical constants: ``Spring/init(mass:stiffness:damping:allowOverDamping:)``.
  case massStiffnessDamping(mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool)
  /// A stiffness, a damping ratio and a mass: ``Spring/init(stiffness:dampingRatio:mass:)``.
  case stiffnessDampingRatio(stiffness: Double, dampingRatio: Double, mass: Double)
  /// The time to come to rest: ``Spring/init(settlingDuration:dampingRatio:epsilon:)``.
  case settlingDurationDampingRatio(settlingDuration: Double, dampingRatio: Double, epsilon: Double)
}
