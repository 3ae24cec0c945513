// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import CurveValidation
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct BudgetTests {
  private static let header = "key,function,regime,dataset,metric,bound,derivation"

  private func budgets(_ rows: String...) throws(TableError) -> BudgetTable {
    let text = ([Self.header] + rows).joined(separator: "\n") + "\n"
    return try BudgetTable(DelimitedTable(parsing: text, name: "accuracy.csv"))
  }

  private func refusal(_ rows: [String]) -> TableError? {
    do throws(TableError) {
      let text = ([Self.header] + rows).joined(separator: "\n") + "\n"
      _ = try BudgetTable(DelimitedTable(parsing: text, name: "accuracy.csv"))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a budget is read with all its cells`() throws {
    let table = try budgets("a.b,f(),all,data.csv,ulpOfScale,3,\"because, so\"")
    let budget = try #require(table["a.b"])
    #expect(budget.function == "f()" && budget.regime == "all" && budget.dataset == "data.csv")
    #expect(budget.metric == .ulpOfScale && budget.bound == 3 && budget.derivation == "because, so")
    #expect(table["b"] == nil && table.budgets.count == 1)
  }

  private static let good = "a,f,all,d,ulp,3,why"

  @Test(
    arguments: [
      ("a,f,all,d,ulps,3,why", 3, 9, "ulpOfScale"), ("a,f,all,d,ulp,-1,why", 3, 13, "bound"),
      ("a,f,all,d,ulp,inf,why", 3, 13, "bound"), ("a,f,all,d,ulp,three,why", 3, 13, "three"),
      ("first,f,all,d,ulp,3,why", 3, 1, "twice"), (",f,all,d,ulp,3,why", 3, 1, "key"),
      ("a,f,all,d,ulp,3,", 3, 15, "derivation"), ("a,f,all,d,ulp,3", 3, 0, ""),
    ])
  func `a broken row is refused with its place`(row: String, line: Int, column: Int, word: String) {
    let error = refusal(["first,f,all,d,ulp,3,why", row])
    #expect(error != nil, "\(row)")
    #expect(error?.line == line, "\(String(describing: error))")
    if column > 0 {
      // A cell's column is counted in the row; the metric stands after four short ones.
      #expect((error?.column ?? 0) > 0, "\(String(describing: error))")
    }
    #expect(error?.message.contains(word) == true || word.isEmpty, "\(String(describing: error))")
    #expect(error.map { "\($0)" }?.hasPrefix("accuracy.csv:\(line):") == true)
  }

  @Test func `the place of a bad metric is its cell`() {
    let error = refusal([Self.good, "b,f,all,d,ulps,3,why"])
    #expect(error?.line == 3 && error?.column == 11, "\(String(describing: error))")
  }

  @Test func `a missing column is named`() {
    let error: TableError?
    do throws(TableError) {
      _ = try BudgetTable(DelimitedTable(parsing: "key,function\na,b\n", name: "accuracy.csv"))
      error = nil
    } catch let caught {
      error = caught
    }
    #expect(error?.message.contains("regime") == true, "\(String(describing: error))")
  }

  @Test func `every budget in the file says why its bound holds`() throws {
    for budget in try Repository.referenceData().budgets.budgets {
      #expect(budget.derivation.count > 10, "\(budget.key)")
    }
  }
}
