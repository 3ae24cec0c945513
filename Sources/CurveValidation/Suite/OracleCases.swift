// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Which of the certified springs an integrator is asked about, and when.
///
/// An integration costs milliseconds where a closed form costs nanoseconds, so every fifth row has to do, spread
/// over the whole table; rows whose time is 0, and those of thousands of responses, say nothing that the others
/// don't.
enum OracleCases {
  static func springs(_ table: CertifiedTable<SpringRow>) -> [Int] {
    table.rows.indices.filter { index in
      let row = table.rows[index]
      guard index % 5 == 0, row.time > 0 else { return false }
      return row.time / Spring(row.parameters).response <= 300
    }
  }

  /// Four times on the way, the row's own last.
  static func times(until end: Double) -> [Double] {
    [0.1 * end, 0.37 * end, 0.71 * end, end]
  }
}
