// SPDX-License-Identifier: Apache-2.0

package import Testing

/// The row of a loop that comes closest to its bound, or exceeds it most.
///
/// A law is tried on thousands of rows and fails at most once, with the worst of them: its error, its bound,
/// its inputs in full digits and the seed they came from.
package struct Worst {
  private let law: String
  private let seed: UInt64?
  /// How many rows were noted.
  package private(set) var rows = 0
  /// The largest quotient of an error and its bound; NaN where an error was.
  package private(set) var share = -1.0
  private var error = 0.0
  private var bound = 0.0
  private var inputs = ""

  package init(_ law: String, seed: UInt64? = nil) {
    self.law = law
    self.seed = seed
  }

  /// Notes one row. An error of 0 is within any bound that is not negative.
  package mutating func note(_ error: Double, bound: Double, _ inputs: @autoclosure () -> String) {
    rows += 1
    let share = error == 0 && bound >= 0 ? 0 : error.magnitude / bound
    guard !self.share.isNaN, !(share <= self.share) else { return }
    self.share = share
    self.error = error
    self.bound = bound
    self.inputs = inputs()
  }

  /// Notes one row that must hold as it stands.
  package mutating func note(_ holds: Bool, _ inputs: @autoclosure () -> String) {
    note(holds ? 0 : .infinity, bound: 1, inputs())
  }

  /// Whether there were rows and all were within their bounds.
  package var holds: Bool { rows > 0 && share <= 1 }

  /// The worst row, for a message.
  package var description: String {
    guard rows > 0 else { return "\(law): no row was judged" }
    let origin = seed.map { ", seed \($0)" } ?? ""
    return "\(law): error \(error), bound \(bound), worst of \(rows) rows\(origin): \(inputs)"
  }

  /// Fails the test where the law does not hold.
  package func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(holds, "\(description)", sourceLocation: sourceLocation)
  }
}
