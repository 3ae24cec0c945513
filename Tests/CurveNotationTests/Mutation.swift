// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Texts that are almost right.
enum Mutation {
  /// A text with one to four bytes changed, inserted, removed, doubled or swapped.
  static func mutated(_ seed: [UInt8], using generator: inout SeededGenerator) -> String {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(byte(using: &generator), at: index)
      case 1 where index < bytes.count: bytes[index] = byte(using: &generator)
      case 2 where index < bytes.count: bytes.remove(at: index)
      case 3:
        let end = Int.random(in: index...bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 4 where !bytes.isEmpty: bytes.swapAt(index % bytes.count, (index + 1) % bytes.count)
      default: bytes = Array(bytes.prefix(index))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Any byte, but more often one that means something.
  private static func byte(using generator: inout SeededGenerator) -> UInt8 {
    let telling = Array("(),:.-+_eEx0159\"\\[]{} \n".utf8)
    if Bool.random(using: &generator) { return UInt8.random(in: 0...255, using: &generator) }
    return telling[Int.random(in: telling.indices, using: &generator)]
  }
}
