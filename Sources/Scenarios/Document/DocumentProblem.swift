// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Why a part of a document was refused, before its place is counted out in lines and columns.
struct DocumentProblem: Error {
  let message: String
  /// The place in UTF-8 offsets of the document.
  let range: Range<Int>
  let path: DocumentPath
  var suggestion: String?
  /// What is wrong with a curve, where the place is one.
  var curve: NotationError?
}
