// SPDX-License-Identifier: Apache-2.0

/// How values of a type are told apart that may have no equality.
///
/// It is found out once: to ask each value costs more than to compare it.
struct ValueComparison<Value> {
  private let compare: ((Value, Value) -> Bool)?

  init() {
    compare = (Value.self as? any Equatable.Type).map { ValueComparison.comparison(as: $0) }
  }

  /// Whether two values are equal; false where they can't be compared.
  func areEqual(_ first: Value, _ second: Value) -> Bool { compare?(first, second) ?? false }

  private static func comparison<Known: Equatable>(as type: Known.Type) -> (Value, Value) -> Bool {
    { ($0 as? Known) == ($1 as? Known) }
  }
}
