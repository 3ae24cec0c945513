// SPDX-License-Identifier: Apache-2.0

/// A buffer that is filled and handed on, again and again.
struct ChunkBuffer {
  static let size = 65_536

  let start: UnsafeMutableRawPointer
  /// Up to this length there is room for one more item.
  let limit: Int

  /// A buffer of 64 KiB, or of more where one item needs it.
  init(room: Int) {
    let size = max(Self.size, room)
    start = .allocate(byteCount: size, alignment: 16)
    limit = size - room
  }

  func deallocate() { start.deallocate() }

  func filled(_ length: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: length) }

  /// Writes a text and returns its length.
  func write(_ text: String, at offset: Int) -> Int {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: start + offset, count: source.count).copyMemory(from: source)
    }
    return bytes.count
  }
}
