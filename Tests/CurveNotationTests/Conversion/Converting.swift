// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

/// What a text is written as in a dialect, or nil with an issue where it is refused.
func converted(
  _ text: String, to dialect: Dialect, from source: Dialect? = nil,
  _ options: WritingOptions = WritingOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Conversion? {
  do {
    return try CurveExpression(parsing: text, as: source).text(as: dialect, options: options)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}

/// Why a text is not written in a dialect, or nil with an issue where it is.
func writingRefusal(
  _ text: String, to dialect: Dialect, _ options: WritingOptions = WritingOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> WritingRefusal? {
  do {
    let conversion = try CurveExpression(parsing: text, as: nil).text(as: dialect, options: options)
    Issue.record("\(text) was written as \(conversion.text)", sourceLocation: sourceLocation)
  } catch let error as WritingRefusal {
    return error
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
  return nil
}

/// Why a text is refused in a dialect, or nil with an issue where it is read.
func refusal(
  _ text: String, as dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation
) -> NotationError? {
  do throws(NotationError) {
    let expression = try CurveExpression(parsing: text, as: dialect)
    Issue.record("\(text.prefix(100)) was read as \(expression.curve)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}
