// SPDX-License-Identifier: Apache-2.0

/// Finds the name that somebody probably meant.
package enum NearestName {
  /// Longer names are not compared: nobody mistypes them into one of ours.
  private static let longest = 64

  /// The nearest of the known names, or nil when none is near.
  ///
  /// Near are names with up to a third of their letters changed, missing, added or swapped with a neighbour,
  /// whatever their case, and names that begin with what was written, from three letters on. Of names that
  /// are equally near the first is taken.
  package static func suggestion(for name: String, among names: some Sequence<String>) -> String? {
    let written = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard !written.isEmpty, written.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    var beginning: String?
    for candidate in names {
      if candidate == name { continue }
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard !letters.isEmpty else { continue }
      if beginning == nil, written.count >= 3, letters.starts(with: written) { beginning = candidate }
      let limit = max(1, max(written.count, letters.count) / 3)
      guard letters.count <= longest, abs(letters.count - written.count) <= limit else { continue }
      let distance = distance(written, letters)
      // A name of one or two letters is not near another only because both are short.
      guard distance <= limit, distance < min(written.count, letters.count) || distance == 0 else { continue }
      if let found = best, found.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.name ?? beginning
  }

  /// How many letters have to change, come, go or swap with their neighbour.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
