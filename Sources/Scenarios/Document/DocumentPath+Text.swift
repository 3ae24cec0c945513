// SPDX-License-Identifier: Apache-2.0

extension DocumentPath {
  /// The way to a place in a text that may be no document: as far as its brackets, names and commas lead.
  init(to offset: Int, in text: some Collection<UInt8>) {
    var around: [Around] = []
    var name: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text.prefix(offset) {
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped {
          isInString = false
        } else {
          name.append(byte)
        }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        name.removeAll(keepingCapacity: true)
      case UInt8(ascii: "{"): around.append(.object(nil))
      case UInt8(ascii: "["): around.append(.list(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = around.popLast()
      case UInt8(ascii: ":"):
        if case .object? = around.last {
          around[around.count - 1] = .object(String(decoding: name, as: UTF8.self))
        }
      case UInt8(ascii: ","):
        switch around.last {
        case .list(let index)?: around[around.count - 1] = .list(index + 1)
        case .object?: around[around.count - 1] = .object(nil)
        case nil: break
        }
      default: break
      }
    }
    self = around.reduce(.top) { path, around in
      switch around {
      case .list(let index): .element(path, index)
      case .object(let name?): .member(path, name)
      case .object(nil): path
      }
    }
  }

  /// An object or a list around a place.
  private enum Around {
    /// The name of the member that the place is in; nil before one.
    case object(String?)
    case list(Int)
  }
}
