// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What `hooke describe --format json` prints, read. JSONDecoder reads numbers to the last bit.
enum Described {
  private enum Value: Decodable {
    case null
    case number(Double)
    case flag(Bool)
    case string(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let string = try? container.decode(String.self) {
        self = .string(string)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    var plain: Any {
      switch self {
      case .null: NSNull()
      case .number(let number): number
      case .flag(let flag): flag
      case .string(let string): string
      case .list(let values): values.map { $0.plain }
      case .object(let members): members.mapValues { $0.plain }
      }
    }
  }

  /// The object of one curve.
  static func object(_ arguments: String...) throws -> [String: Any] {
    try #require(try read(arguments) as? [String: Any])
  }

  /// The objects of two curves.
  static func objects(_ arguments: String...) throws -> [[String: Any]] {
    try #require(try read(arguments) as? [[String: Any]])
  }

  private static func read(_ arguments: [String]) throws -> Any {
    let outcome = try CommandProcess.hooke(["describe"] + arguments + ["--format", "json"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Value.self, from: Data(outcome.output.utf8)).plain
  }
}
