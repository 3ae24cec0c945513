// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The ways to write one spring in SwiftUI, of which the shortest exact one is chosen.
///
/// A way is exact where what it says is the same spring to the bit. `init(settlingDuration:dampingRatio:epsilon:)` is
/// none of them: SwiftUI's own returns another spring than the one that settles then.
struct SpringSpelling {
  private let spring: Spring
  private let velocity: Double?
  private let merging: CurveExpression.Merging?

  init(_ spring: Spring, velocity: Double?, merging: CurveExpression.Merging?) {
    self.spring = spring
    self.velocity = velocity
    // Only an interpolating spring has a velocity.
    self.merging = velocity.map { $0 != 0 } ?? false ? .combines : merging
  }

  /// Numbers that say what spring it is, by what makes text of them.
  private typealias Spelling = @Sendable (WritingOptions) -> String

  /// The shortest way that is exact, else the one by mass, stiffness and damping.
  func text(_ options: WritingOptions) -> String {
    var exact = options
    exact.digits = nil
    var best: (spelling: Spelling, length: Int)?
    for spelling in spellings {
      let text = spelling(exact)
      guard isExact(text), best.map({ text.utf8.count < $0.length }) ?? true else { continue }
      best = (spelling, text.utf8.count)
    }
    return (best?.spelling ?? physical)(options)
  }

  /// What a reader of the text has to know.
  var comments: [String] {
    guard case .combines = merging else { return [] }
    var comments: [String] = []
    if velocity.map({ $0 != 0 }) ?? false {
      comments.append(
        "initialVelocity is in fractions of the way per second, as interpolatingSpring takes it")
    }
    if spring.regime == .overDamped { comments.append(SwiftUINotation.overDampedInterpolation) }
    return comments
  }

  private func isExact(_ text: String) -> Bool {
    guard let read = try? CurveExpression(parsing: text), read.merging == merging,
      case .spring(let parameters, let velocity) = read.curve
    else { return false }
    let found = Spring(parameters)
    return found.naturalFrequency == spring.naturalFrequency && found.decay == spring.decay
      && found.signedSquaredFrequency == spring.signedSquaredFrequency
      && velocity ?? 0 == self.velocity ?? 0
  }

  // MARK: Ways

  private var spellings: [Spelling] {
    switch merging {
    case nil: presets("Spring", interactive: true) + initialisers
    case .merges(let blendDuration):
      (blendDuration == 0 ? presets("", interactive: false) : [])
        + (blendDuration == 0.25 ? interactiveCalls : []) + calls("spring", takesResponse: true)
        + initialisers.map { wrapped(in: "spring", $0) }
    case .combines:
      [{ _ in ".interpolatingSpring" }, physical] + calls("interpolatingSpring", takesResponse: false)
        + initialisers.map { wrapped(in: "interpolatingSpring", $0) }
    }
  }

  /// By mass, stiffness and damping, which every spring can be written by.
  private var physical: Spelling {
    let whole = wrapped(in: nil, byMass)
    switch merging {
    case nil: return whole
    case .merges: return wrapped(in: "spring", byMass)
    case .combines:
      if spring.regime == .overDamped { return wrapped(in: "interpolatingSpring", byMass) }
      let tail = tail
      let numbers = massStiffnessDamping
      return { options in ".interpolatingSpring(\(numbers(options))\(tail(options, true)))" }
    }
  }

  /// The initialisers of `Spring`, whole.
  private var initialisers: [Spelling] {
    let response = responseDampingRatio("dampingRatio")
    return [
      { [durationBounce] in "Spring(\(durationBounce($0)))" },
      { [bounceAlone] in "Spring(\(bounceAlone($0)))" }, { "Spring(\(response($0)))" }, byMass,
    ]
  }

  private var byMass: Spelling {
    let numbers = massStiffnessDamping
    let allowance = spring.regime == .overDamped ? ", allowOverDamping: true" : ""
    return { options in "Spring(\(numbers(options))\(allowance))" }
  }

  /// `Spring.bouncy`, `.bouncy(duration: 0.4)`.
  private func presets(_ type: String, interactive: Bool) -> [Spelling] {
    let duration = spring.duration
    var found: [Spelling] = type.isEmpty ? [{ _ in ".spring" }, { _ in ".default" }] : []
    for name in ["smooth", "snappy", "bouncy"] + (interactive ? ["interactive"] : []) {
      found.append { _ in "\(type).\(name)" }
      found.append { options in "\(type).\(name)(duration: \(options.text(of: duration)))" }
    }
    return found
  }

  private var interactiveCalls: [Spelling] {
    let response = responseDampingRatio("dampingFraction")
    let duration = spring.duration
    return [
      { _ in ".interactiveSpring()" },
      { options in ".interactiveSpring(duration: \(options.text(of: duration)))" },
      { options in ".interactiveSpring(\(response(options)))" },
      { [number = number("response", spring.response)] in ".interactiveSpring(\(number($0)))" },
      { [number = number("dampingFraction", spring.dampingRatio)] in ".interactiveSpring(\(number($0)))" },
      { [number = extraBounce(over: 0.15)] in ".interactiveSpring(\(number($0)))" },
    ]
  }

  /// `.spring(duration: 0.5, bounce: 0.3)` and its like.
  private func calls(_ name: String, takesResponse: Bool) -> [Spelling] {
    let tail = tail
    var lists = [durationBounce, bounceWhereUnusual]
    if takesResponse {
      lists += [
        responseDampingRatio("dampingFraction"), number("response", spring.response),
        number("dampingFraction", spring.dampingRatio),
      ]
    }
    return lists.map { list in
      { options in
        let numbers = list(options)
        return ".\(name)(\(numbers)\(tail(options, !numbers.isEmpty)))"
      }
    }
  }

  /// `.spring(Spring(…))`.
  private func wrapped(in name: String?, _ inner: @escaping Spelling) -> Spelling {
    guard let name else { return inner }
    let tail = tail
    return { options in ".\(name)(\(inner(options))\(tail(options, true)))" }
  }

  /// What stands behind the numbers of the spring: the velocity, or the duration of the blend.
  private var tail: @Sendable (_ options: WritingOptions, _ followsNumbers: Bool) -> String {
    var label: (name: String, value: Double)?
    switch merging {
    case .merges(let blendDuration) where blendDuration != 0: label = ("blendDuration", blendDuration)
    case .combines where velocity ?? 0 != 0: label = velocity.map { ("initialVelocity", $0) }
    case nil, .merges, .combines: label = nil
    }
    return { [label] options, followsNumbers in
      guard let label else { return "" }
      return "\(followsNumbers ? ", " : "")\(label.name): \(options.text(of: label.value))"
    }
  }

  // MARK: Numbers

  private var durationBounce: Spelling {
    let (duration, bounce) = (spring.duration, spring.bounce)
    return { options in
      let first = "duration: \(options.text(of: duration))"
      return bounce == 0 ? first : "\(first), bounce: \(options.text(of: bounce))"
    }
  }

  /// The bounce, where the duration is the usual one.
  private var bounceAlone: Spelling { number("bounce", spring.bounce) }

  /// The bounce, and nothing where it is 0.
  private var bounceWhereUnusual: Spelling {
    let (bounce, isUsual) = (bounceAlone, spring.bounce == 0)
    return { options in isUsual ? "" : bounce(options) }
  }

  /// One number, where the others are the usual ones.
  private func number(_ label: String, _ number: Double) -> Spelling {
    { options in "\(label): \(options.text(of: number))" }
  }

  /// What is added to the bounce of a preset: of the numbers next to the difference the shortest that has the sum.
  private func extraBounce(over bounce: Double) -> Spelling {
    let sum = spring.bounce
    let difference = NumberText.rounded(sum - bounce, toSignificant: 15)
    return number("extraBounce", bounce + difference == sum ? difference : sum - bounce)
  }

  private func responseDampingRatio(_ ratio: String) -> Spelling {
    let (response, dampingRatio) = (spring.response, spring.dampingRatio)
    return { options in
      "response: \(options.text(of: response)), \(ratio): \(options.text(of: dampingRatio))"
    }
  }

  private var massStiffnessDamping: Spelling {
    let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    return { options in
      (mass == 1 ? "" : "mass: \(options.text(of: mass)), ")
        + "stiffness: \(options.text(of: stiffness)), damping: \(options.text(of: damping))"
    }
  }
}
