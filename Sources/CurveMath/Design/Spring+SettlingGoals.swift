// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// A spring by how far it overshoots and how long it takes to settle.
  ///
  /// The damping ratio follows from the overshoot, and the response from the settling time:
  /// `init(settlingDuration:dampingRatio:epsilon:)` with ``dampingRatio(overshoot:)``. The mass is 1.
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds until a move from 0 to 1 stays within `epsilon`, above 0.
  ///   - overshoot: at least 0 and below 1, a fraction of the way. Without overshoot the spring is critically
  ///     damped; with an overshoot of 1 it would never settle.
  ///   - epsilon: as a fraction of the way, above 0 and below 1.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(
    settlingDuration: Double, overshoot: Double, epsilon: Double = 0.001
  ) throws(SpringDesignError) {
    try SpringDesignError.require(.settlingDuration, settlingDuration)
    try SpringDesignError.require(.overshoot, overshoot, above: 0, includingLower: true, below: 1)
    try SpringDesignError.require(.epsilon, epsilon, below: 1)
    let ratio = try Spring.dampingRatio(overshoot: overshoot)
    try Spring.requireRates(settlingDuration: settlingDuration, dampingRatio: ratio, epsilon: epsilon)
    self.init(settlingDuration: settlingDuration, dampingRatio: ratio, epsilon: epsilon)
  }

  /// A spring whose stiffness is chosen from the distance: it makes the way in the time that there is.
  ///
  /// A move over `distance` at rest stays within `epsilon` of its target after exactly `settlingDuration`
  /// seconds. `epsilon` is in the units of the distance, so that a longer way takes a stiffer spring:
  /// `ω₀ = L(ζ, epsilon/distance)/settlingDuration`, with `L` the exact settling time at `ω₀ = 1`. The mass is 1.
  /// For 1 s, a damping ratio of 1 and an epsilon of 0.5 points, 100 points take a response of 0.845636 s, and
  /// 1,000 points one of 0.628402 s.
  ///
  /// - Parameters:
  ///   - distance: value units, above `epsilon`; its sign doesn't matter.
  ///   - settlingDuration: seconds, above 0.
  ///   - dampingRatio: above 0; without damping nothing settles.
  ///   - epsilon: value units, above 0.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(
    distance: Double, settlingDuration: Double, dampingRatio: Double = 1, epsilon: Double
  ) throws(SpringDesignError) {
    try SpringDesignError.require(.epsilon, epsilon)
    try SpringDesignError.require(.distance, distance.magnitude, above: epsilon)
    try SpringDesignError.require(.settlingDuration, settlingDuration)
    try SpringDesignError.require(.dampingRatio, dampingRatio)
    let share = epsilon / distance.magnitude
    try Spring.requireRates(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: share)
    self.init(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: share)
  }

  /// Refuses a settling time that takes rates whose powers are no numbers: ω₀ beyond 10^±100, decays beyond 10¹¹⁰.
  private static func requireRates(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double
  ) throws(SpringDesignError) {
    let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let length = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    let largest = Spring.largestFrequency(dampingRatio: dampingRatio)
    try SpringDesignError.require(
      .settlingDuration, settlingDuration, above: length / largest, includingLower: true,
      below: length * 1e100, includingUpper: true)
  }

  /// The largest ω₀ whose powers, and those of the decay, are numbers.
  private static func largestFrequency(dampingRatio: Double) -> Double { min(1e100, 1e110 / dampingRatio) }

  /// A spring by its response and how long it takes to settle: the damping ratio is what is looked for.
  ///
  /// A spring of a given response settles soonest where its first overshoot just reaches `epsilon`, and later
  /// with every bit of damping more; of the springs that take exactly `settlingDuration` seconds this is the
  /// one with the most damping, whose overshoot stays within `epsilon`. The mass is 1. For a response of 0.5 s
  /// and an epsilon of 0.001 no spring settles in less than 0.498057 s.
  ///
  /// - Parameters:
  ///   - response: seconds, above 0.
  ///   - settlingDuration: seconds, at least what the response allows; the error says how much that is.
  ///   - epsilon: as a fraction of the way, above 0 and below 1.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(
    response: Double, settlingDuration: Double, epsilon: Double = 0.001
  ) throws(SpringDesignError) {
    try SpringDesignError.require(.response, response)
    try SpringDesignError.require(.settlingDuration, settlingDuration)
    try SpringDesignError.require(.epsilon, epsilon, below: 1)
    func duration(_ damping: Double) -> Double {
      Spring(response: response, dampingRatio: damping).settlingDuration(target: 1.0, epsilon: epsilon)
    }
    // Just above the ratio where the overshoot reaches epsilon: at it, rounding would decide.
    let least = try Spring.dampingRatio(overshoot: epsilon) * (1 + 0x1p-40)
    let shortest = duration(least)
    try SpringDesignError.require(.settlingDuration, settlingDuration, above: shortest, includingLower: true)
    let longest = duration(min(1e100, 1e110 * response))
    try SpringDesignError.require(.settlingDuration, settlingDuration, below: longest, includingUpper: true)
    // Far above critical damping the settling time is 2ζ·ln(1/epsilon)/ω₀: doubling gets there.
    var high = max(1, 2 * least)
    while high < .greatestFiniteMagnitude / 2, duration(high) < settlingDuration { high *= 2 }
    let ratio = BracketedRoot.find(from: least, to: high) { duration($0) - settlingDuration }
    self.init(response: response, dampingRatio: ratio)
  }
}
