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
    guard case .combines = merging, velocity.map({ $0 != 0 }) ?? false else { return [] }
    return ["initialVelocity is in fractions of the way per second, as interpolatingSpring takes it"]
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
      { [durationBounce] in "Spring(\(durationBounce($0)))" }, { "Spring(\(response($0)))" }, byMass,
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
    var found: [Spelling] = type.isEmpty ? [{ _ in ".spring" }] : []
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
    ]
  }

  /// `.spring(duration: 0.5, bounce: 0.3)` and its like.
  private func calls(_ name: String, takesResponse: Bool) -> [Spelling] {
    let tail = tail
    var lists = [durationBounce]
    if takesResponse { lists.append(responseDampingRatio("dampingFraction")) }
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
