// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CurveExpression {
  /// Reads a text in a dialect.
  ///
  /// Without a dialect SwiftUI and CSS are understood as by ``init(parsing:)``, and any other dialect whose signs the
  /// text shows, as long as it shows those of one only.
  ///
  /// - Parameters:
  ///   - text: the curve.
  ///   - dialect: the dialect it is in; nil for what it looks like.
  ///   - travel: the way from start to target in value units, which initial velocities are divided by where the
  ///     dialect has them in value units; nil for a way of 1.
  /// - Throws: ``NotationError``; of a text that is in another dialect than it should be, it says which one it
  ///   looks like.
  public init(
    parsing text: String, as dialect: Dialect?, travel: Double? = nil
  ) throws(NotationError) {
    let text = UnsignedText.withoutMark(text)
    do throws(NotationError) {
      guard let dialect else {
        self = try Self.understood(text, travel)
        return
      }
      self = try Self.read(text, as: dialect).normalised(from: dialect, travel, in: text)
    } catch {
      throw error.namingLookalike
    }
  }

  /// Reads a text in the dialect that it shows.
  private static func understood(_ text: String, _ travel: Double?) throws(NotationError) -> CurveExpression {
    do throws(NotationError) {
      return try CurveExpression(parsing: text)
    } catch {
      let signs = Dialect.allCases.filter { $0 != .swiftUI && $0 != .css && $0.notation.looksLike(text) }
      guard let first = signs.first else {
        if let refusal = CSSNotation.refusalOfComputedValues(in: text) { throw refusal }
        guard UnsignedText.mayBeOfAnotherDialect(text) else { throw error }
        return try unsigned(text, travel)
      }
      guard signs.count == 1 else { throw NotationError.ambiguity(of: text, signs) }
      return try first.notation.read(text).normalised(from: first, travel, in: text)
        .warningOfOtherReadings(than: first, text)
    }
  }

  /// Reads an object, a list or a text in quotes that shows no dialect in the one that understands it.
  private static func unsigned(_ text: String, _ travel: Double?) throws(NotationError) -> CurveExpression {
    let dialects = Dialect.allCases.filter { ![.swiftUI, .css].contains($0) }
    var readings: [(dialect: Dialect, expression: CurveExpression)] = []
    for dialect in dialects {
      guard let found = try? dialect.notation.read(text) else { continue }
      readings.append((dialect, try found.normalised(from: dialect, travel, in: text)))
    }
    guard let first = readings.first else {
      // What is wrong for all of them is what is wrong.
      let errors = [Dialect.reactSpring, .motion, .anime].map { Self.mistake(in: text, as: $0) }
      if let error = errors[0], errors.allSatisfy({ $0 == error }) { throw error }
      throw UnsignedText.refusal(of: text)
    }
    guard readings.allSatisfy({ $0.expression.curve == first.expression.curve }) else {
      throw NotationError.ambiguity(of: text, readings.map(\.dialect))
    }
    return first.expression.warning(of: "the text is read as \(first.dialect.title)", text)
  }

  private static func mistake(in text: String, as dialect: Dialect) -> NotationError? {
    do throws(NotationError) {
      _ = try dialect.notation.read(text)
      return nil
    } catch {
      return error
    }
  }

  /// The same with a warning, where another dialect reads the text as another spring.
  private func warningOfOtherReadings(than dialect: Dialect, _ text: String) -> CurveExpression {
    guard case .spring = curve else { return self }
    let others = Dialect.allCases.filter { other in
      guard other != dialect, other != .swiftUI, other != .css else { return false }
      // An object is what anime.js has as the argument of a call.
      let isArgument = other == .anime && text.utf8.first { !Ascii.isBlank($0) } == Ascii.openBrace
      let found = try? other.notation.read(isArgument ? "spring(\(text))" : text)
      return found.map { $0.curve != curve } ?? false
    }
    guard !others.isEmpty else { return self }
    return warning(
      of: "the text is read as \(dialect.title), and \(others.map(\.title).joined(separator: " and ")) would "
        + "have another spring; say which of them it is", text)
  }

  /// The same with a warning about the whole text.
  private func warning(of message: String, _ text: String) -> CurveExpression {
    let warning = NotationWarning(message: message, range: 0..<text.utf8.count)
    return CurveExpression(
      curve, merging: merging, modifiers: modifiers, modifierRange: modifierRanges.first ?? 0..<0,
      warnings: warnings + [warning], goals: goals)
  }

  private static func read(_ text: String, as dialect: Dialect) throws(NotationError) -> CurveExpression {
    do throws(NotationError) {
      return try dialect.notation.read(text)
    } catch {
      if dialect == .css, let refusal = CSSNotation.refusalOfComputedValues(in: text) { throw refusal }
      var others = Dialect.allCases.filter { $0 != dialect && $0.notation.looksLike(text) }
      // Every dialect has its `easeIn`: it is SwiftUI's where there is no other sign.
      if others.count > 1 { others.removeAll { $0 == .swiftUI } }
      // Their names are found in other tools too.
      others.removeAll { [.swiftUI, .anime].contains($0) && (try? $0.notation.read(text)) == nil }
      if others.isEmpty || dialect.notation.looksLike(text) { throw error }
      let titles = others.map(\.title).joined(separator: " or ")
      throw NotationError(
        message: "\(error.message); the text looks like \(titles), not like \(dialect.title)",
        text: error.text, range: error.range, suggestion: error.suggestion)
    }
  }

  /// Writes the curve in a dialect, and measures what is lost.
  ///
  /// - Throws: ``WritingRefusal`` where the dialect can't express the curve, unless
  ///   ``WritingOptions/allowsApproximation`` lets it be replaced by what is nearest.
  public func text(
    as dialect: Dialect, options: WritingOptions = WritingOptions()
  ) throws(WritingRefusal) -> Conversion {
    let refusal: WritingRefusal
    do throws(WritingRefusal) {
      try checkForm(dialect, options)
      return try conversion(of: try dialect.notation.write(self, options: options), dialect, options)
    } catch {
      guard options.allowsApproximation else { throw error }
      refusal = error
    }
    var best: Conversion?
    var reasons: [String] = []
    for kind in refusal.approximations {
      do {
        let candidate = try approximation(by: kind, options: options)
        let writing = try dialect.notation.write(candidate, options: options)
        let found = try conversion(
          of: writing, dialect, options, unrounded: candidate, approximated: refusal)
        if best.map({ found.loss.isLess(than: $0.loss) }) ?? true { best = found }
      } catch {
        reasons.append((error as? ApproximationError)?.words ?? "\(error)")
      }
    }
    guard let best else {
      let reason = reasons.first ?? "nothing that \(dialect.title) has comes near it"
      throw WritingRefusal(dialect, "\(refusal.message); \(reason)")
    }
    return best
  }

  /// Refuses a curve that is not of the form that is wanted.
  private func checkForm(_ dialect: Dialect, _ options: WritingOptions) throws(WritingRefusal) {
    switch (options.form, curve) {
    case (nil, _), (.spring, .spring), (.timingCurve, .unitCurve), (.timingCurve, .timedCurve): return
    case (.spring, _):
      throw WritingRefusal(
        dialect, "the curve is no spring: its shape would be lost",
        approximations: [.spring(dampingRatios: 0.05...20, hasInitialVelocity: false)])
    case (.timingCurve, _):
      throw WritingRefusal(
        dialect, "the curve is no cubic bezier: its shape would be lost", approximations: [.timingCurve])
    case (.linear?, _), (.keyframes?, _):
      guard let form = options.form, !dialect.notation.forms.contains(form) else { return }
      throw WritingRefusal(dialect, "\(dialect.title) has no form by the name \(form.rawValue)")
    }
  }

  private func conversion(
    of writing: Writing, _ dialect: Dialect, _ options: WritingOptions,
    unrounded: CurveExpression? = nil, approximated: WritingRefusal? = nil
  ) throws(WritingRefusal) -> Conversion {
    let loss: ConversionLoss
    let readBack: CurveExpression
    var roundingLoss: ConversionLoss?
    do throws(NotationError) {
      let found = try Self.read(writing.text, as: dialect).normalised(
        from: dialect, options.travel, in: writing.text)
      readBack = found
      loss = ConversionLoss(from: self, to: found)
      if options.digits != nil {
        var exact = options
        exact.digits = nil
        if let whole = try? dialect.notation.write(unrounded ?? self, options: exact) {
          roundingLoss = ConversionLoss(
            from: try Self.read(whole.text, as: dialect).normalised(
              from: dialect, options.travel, in: whole.text), to: found)
        }
      }
    } catch {
      throw WritingRefusal(
        dialect,
        "the curve has numbers that \(dialect.title) can't hold; what was written reads: \(error.message)")
    }
    return Conversion(
      dialect: dialect, text: writing.text, variant: writing.variant, readBack: readBack,
      comments: warnings.filter(\.isReplacement).map { "not as written: \($0)" } + writing.comments
        + writing.disregarded(options, dialect),
      approximated: approximated, loss: loss, roundingLoss: roundingLoss)
  }
}

extension Writing {
  /// What was asked for, and made no difference.
  fileprivate func disregarded(_ options: WritingOptions, _ dialect: Dialect) -> [String] {
    var comments: [String] = []
    if let count = options.keyframes, !keepsCount {
      comments.append("\(count) stops or keyframes were asked for; what is written needs no such number")
    }
    if options.placesStopsOnCurve, !keepsStopsOnCurve {
      comments.append("stops on the motion were asked for, and this has no stops")
    }
    if options.includesReducedMotion, variant == nil {
      comments.append("\(dialect.title) has no variant for people who want less motion")
    }
    return comments
  }
}

extension CurveExpression {
  /// The curve with its initial velocity in fractions of the way, as far as the way is known.
  ///
  /// - Throws: ``NotationError`` where there is a velocity and no way that it could be a fraction of.
  fileprivate func normalised(
    from dialect: Dialect, _ travel: Double?, in text: String
  ) throws(NotationError) -> CurveExpression {
    guard dialect.notation.hasAbsoluteVelocity, let travel else { return self }
    guard case .spring(_, let velocity?) = curve, velocity != 0 else { return self }
    guard travel != 0, travel.isFinite, (velocity / travel).isFinite else {
      throw NotationError(
        message:
          "the initial velocity is in value units, and a travel of \(NumberText.text(of: travel)) makes no "
          + "fraction of the way of it; the travel must be a finite number other than 0", text: text,
        range: 0..<text.utf8.count)
    }
    return CurveExpression(
      curve.velocity(times: 1 / travel), merging: merging, modifiers: modifiers,
      modifierRange: modifierRanges.first ?? 0..<0, warnings: warnings.filter { !$0.concernsTravel },
      goals: goals)
  }
}

extension ConversionLoss {
  /// Whether a conversion loses less than another one.
  fileprivate func isLess(than other: ConversionLoss) -> Bool {
    size < other.size
  }

  private var size: Double {
    switch outcome {
    case .same, .sameToRounding: 0
    case .different(let difference): difference.value.magnitude
    case .unknown: .infinity
    }
  }
}
