// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// The certified tables and the budgets, read and checked.
package struct ReferenceData: Sendable {
  package let springs: SpringTable
  package let curves: CurveTable
  package let conversions: ConversionTable
  package let settling: SettlingTable
  package let decay: DecayTable
  package let queries: QueryTable
  package let clamped: ClampedTable
  package let springCurves: SpringCurveTable
  package let curveQueries: CurveQueryTable
  package let budgets: BudgetTable

  /// The files, relative to the folder `Reference`.
  package static let paths = [
    "certified/springs.csv", "certified/unit-curves.csv", "certified/conversions.csv",
    "certified/settling.csv", "certified/decay.csv", "certified/spring-queries.csv",
    "certified/clamped-springs.csv", "certified/spring-curves.csv",
    "certified/curve-queries.csv",
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
    springs = try SpringTable(try table("certified/springs.csv"))
    curves = try CurveTable(try table("certified/unit-curves.csv"))
    conversions = try ConversionTable(try table("certified/conversions.csv"))
    settling = try SettlingTable(try table("certified/settling.csv"))
    decay = try DecayTable(try table("certified/decay.csv"))
    queries = try QueryTable(try table("certified/spring-queries.csv"))
    clamped = try ClampedTable(try table("certified/clamped-springs.csv"))
    springCurves = try SpringCurveTable(try table("certified/spring-curves.csv"))
    curveQueries = try CurveQueryTable(try table("certified/curve-queries.csv"))
    budgets = try BudgetTable(try table("budgets/accuracy.csv"))
  }
}
