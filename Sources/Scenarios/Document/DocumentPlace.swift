// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Where in a document something was written: what is found out about it later can point there.
package struct DocumentPlace: Hashable, Sendable {
  /// The place in UTF-8 offsets of the document.
  let range: Range<Int>
  /// The way to it from the top of the document.
  package let path: DocumentPath
}

extension DocumentNode {
  var place: DocumentPlace { DocumentPlace(range: literal.range, path: path) }
}
