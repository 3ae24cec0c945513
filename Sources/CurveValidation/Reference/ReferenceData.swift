// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// The certified tables and the budgets, read and checked.
package struct ReferenceData: Sendable {
  package let springs: CertifiedTable<SpringRow>
  package let curves: CertifiedTable<CurveRow>
  package let conversions: CertifiedTable<ConversionRow>
  package let settling: CertifiedTable<SettlingRow>
  package let vectorSettling: CertifiedTable<VectorSettlingRow>
  package let decay: CertifiedTable<DecayRow>
  package let queries: CertifiedTable<QueryRow>
  package let clamped: CertifiedTable<ClampedRow>
  package let springCurves: CertifiedTable<SpringCurveRow>
  package let curveQueries: CertifiedTable<CurveQueryRow>
  package let design: CertifiedTable<DesignRow>
  package let budgets: BudgetTable

  /// The files, relative to the folder `Reference`.
  package static let paths = [
    "certified/springs.csv", "certified/unit-curves.csv", "certified/conversions.csv",
    "certified/settling.csv", "certified/vector-settling.csv", "certified/decay.csv",
    "certified/spring-queries.csv",
    "certified/clamped-springs.csv", "certified/spring-curves.csv",
    "certified/curve-queries.csv", "certified/design.csv",
    "budgets/accuracy.csv",
  ]

  /// Reads the tables from the texts of the files in ``paths``.
  ///
  /// - Throws: ``TableError`` at the first cell that can't be read, and for a file that isn't there.
  package init(files: [String: String]) throws(TableError) {
    func table(_ path: String) throws(TableError) -> DelimitedTable {
      guard let text = files[path] else {
        throw TableError(name: path, line: 1, column: 1, message: "the file is missing")
      }
      return try DelimitedTable(parsing: text, name: path)
    }
    springs = try CertifiedTable(try table("certified/springs.csv"))
    curves = try CertifiedTable(try table("certified/unit-curves.csv"))
    conversions = try CertifiedTable(try table("certified/conversions.csv"))
    settling = try CertifiedTable(try table("certified/settling.csv"))
    vectorSettling = try CertifiedTable(try table("certified/vector-settling.csv"))
    decay = try CertifiedTable(try table("certified/decay.csv"))
    queries = try CertifiedTable(try table("certified/spring-queries.csv"))
    clamped = try CertifiedTable(try table("certified/clamped-springs.csv"))
    springCurves = try CertifiedTable(try table("certified/spring-curves.csv"))
    curveQueries = try CertifiedTable(try table("certified/curve-queries.csv"))
    design = try CertifiedTable(try table("certified/design.csv"))
    budgets = try BudgetTable(try table("budgets/accuracy.csv"))
  }
}
