// SPDX-License-Identifier: Apache-2.0

/// The longest rising selection of a sequence of different numbers.
package enum LongestRun {
  /// The indices of the selection.
  package static func indices(of numbers: [Int]) -> Set<Int> {
    // The last index of the best selection of each length, and what stands before each index in its selection.
    var ends: [Int] = []
    var before: [Int?] = []
    before.reserveCapacity(numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = before[index]
    }
    return result
  }
}
