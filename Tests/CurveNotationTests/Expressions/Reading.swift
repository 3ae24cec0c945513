// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

/// What a text is read as, or nil with an issue where it is refused.
func curve(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> CurveExpression.Curve? {
  do throws(NotationError) {
    return try CurveExpression(parsing: text).curve
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}

/// Why a text is refused, or nil with an issue where it is read.
func refusal(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> NotationError? {
  do throws(NotationError) {
    let expression = try CurveExpression(parsing: text)
    Issue.record("\(text) was read as \(expression.curve)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

extension NotationError {
  /// What stands in the place that the error is about.
  var marked: String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
