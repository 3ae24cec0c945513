// SPDX-License-Identifier: Apache-2.0

package import Testing

/// A number as somebody printed it: right to half a unit in its last digit.
package struct PrintedNumber: Sendable, ExpressibleByStringLiteral {
  package let text: String
  package let value: Double
  /// Half a unit in the last printed digit, and the rounding of reading it.
  package let tolerance: Double

  /// A decimal such as `0.1067`, `-13.92` or `4.95750e-4`; a text that is none has the value NaN.
  package init(_ text: String) {
    self.text = text
    value = Double(text) ?? .nan
    let parts = text.split(separator: "e")
    let mantissa = parts.first ?? ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let decimals = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let places = decimals.count > 1 ? decimals[1].count : 0
    var unit = 1.0
    let power = exponent - places
    for _ in 0..<power.magnitude { unit = power < 0 ? unit / 10 : unit * 10 }
    tolerance = unit / 2 * (1 + 1e-6) + value.ulp
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Whether a number would be printed like this.
  package func agrees(with number: Double) -> Bool { (number - value).magnitude <= tolerance }
}

/// Fails the test where a number would not be printed like this.
package func expect(
  _ number: Double, prints printed: PrintedNumber, _ name: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    printed.agrees(with: number), "\(name) is \(number), expected \(printed.text)",
    sourceLocation: sourceLocation)
}
