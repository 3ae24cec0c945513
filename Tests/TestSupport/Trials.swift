// SPDX-License-Identifier: Apache-2.0

/// How many seeded trials a property gets.
package enum Trials {
  /// All of them in an optimised build, and fewer in a debug build, where each takes many times as long.
  package static func count(_ all: Int, debug: Int) -> Int {
    #if DEBUG
    debug
    #else
    all
    #endif
  }
}
