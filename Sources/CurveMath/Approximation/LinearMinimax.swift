// SPDX-License-Identifier: Apache-2.0

/// The change of a few parameters that makes the largest of many linear residuals smallest.
///
///     minimise max |rᵢ + Σ Jᵢₖ·Δₖ|   for   lowerₖ ≤ Δₖ ≤ upperₖ
///
/// A linear program in the changes and the height of the largest residual, solved by the exchange method: so many
/// conditions as there are unknowns are met with equality, the one that is violated most comes in, and the one that
/// keeps all multipliers positive goes out (the dual simplex method of C. E. Lemke, 1954, which for this problem
/// is E. Stiefel's exchange of 1959).
struct LinearMinimax {
  /// The changes.
  private(set) var changes: [Double]
  /// The height that no residual exceeds, once the parameters have been changed.
  private(set) var height: Double

  /// What an equation of the program comes from.
  private enum Condition {
    /// A residual is at most the height, or at least minus it.
    case residual(Int, sign: Double)
    /// A change is at least its lower end, or at most its upper end.
    case bound(Int, sign: Double)
  }

  private let residuals: [Double]
  private let slopes: [Double]
  private let lower: [Double]
  private let upper: [Double]
  private let unknowns: Int
  /// The largest residual before any change.
  private let scale: Double

  /// - Parameters:
  ///   - residuals: at least one.
  ///   - slopes: row by row, as many in a row as there are changes.
  ///   - lower: the smallest changes.
  ///   - upper: the largest ones.
  init(residuals: [Double], slopes: [Double], lower: [Double], upper: [Double]) {
    self.residuals = residuals
    self.slopes = slopes
    self.lower = lower
    self.upper = upper
    unknowns = lower.count + 1
    changes = [Double](repeating: 0, count: lower.count)
    scale = max(residuals.reduce(0) { max($0, $1.magnitude) }, .leastNormalMagnitude)
    height = scale
    solve()
  }

  /// Writes the row of a condition, `row · (changes, height) ≥ right side`, and returns the right side.
  private func write(_ condition: Condition, to rows: inout [Double], at start: Int, stride: Int) -> Double {
    let count = unknowns - 1
    switch condition {
    case .residual(let index, let sign):
      for k in 0..<count { rows[start + k * stride] = -sign * slopes[index * count + k] }
      rows[start + count * stride] = 1
      return sign * residuals[index]
    case .bound(let index, let sign):
      for k in 0...count { rows[start + k * stride] = 0 }
      rows[start + index * stride] = sign
      return sign * (sign > 0 ? lower[index] : upper[index])
    }
  }

  private mutating func solve() {
    let count = unknowns - 1
    // The largest residual alone, and for each change the end that it pushes towards.
    var largest = 0
    for index in residuals.indices where residuals[index].magnitude > residuals[largest].magnitude {
      largest = index
    }
    let sign: Double = residuals[largest] < 0 ? -1 : 1
    var basis: [Condition] = [.residual(largest, sign: sign)]
    for k in 0..<count {
      basis.append(.bound(k, sign: sign * slopes[largest * count + k] < 0 ? -1 : 1))
    }
    var rows = [Double](repeating: 0, count: unknowns * unknowns)
    var solution = [Double](repeating: 0, count: unknowns)
    var multipliers = solution
    var steps = solution
    for _ in 0..<(20 * unknowns + 40) {
      for place in basis.indices {
        solution[place] = write(basis[place], to: &rows, at: place * unknowns, stride: 1)
      }
      guard solveInPlace(&rows, &solution) else { return }
      for k in 0..<count { changes[k] = solution[k] }
      height = solution[count]
      guard let entering = mostViolated() else { return }
      // The multipliers, and how they change as the new condition's grows.
      for place in basis.indices { _ = write(basis[place], to: &rows, at: place, stride: unknowns) }
      for k in 0...count { multipliers[k] = k == count ? 1 : 0 }
      _ = write(entering, to: &steps, at: 0, stride: 1)
      guard solveInPlace(&rows, &multipliers, &steps) else { return }
      var leaving = -1
      var smallest = Double.infinity
      for place in basis.indices where steps[place] > 1e-12 {
        let ratio = max(0, multipliers[place]) / steps[place]
        if ratio < smallest {
          smallest = ratio
          leaving = place
        }
      }
      guard leaving >= 0 else { return }
      basis[leaving] = entering
    }
  }

  /// The condition that the solution violates most; nil where it violates none.
  private func mostViolated() -> Condition? {
    let count = unknowns - 1
    var worst = 1e-12 * max(height.magnitude, 0.01 * scale)
    var condition: Condition?
    for index in residuals.indices {
      var residual = residuals[index]
      for k in 0..<count { residual += slopes[index * count + k] * changes[k] }
      if residual.magnitude - height > worst {
        worst = residual.magnitude - height
        condition = .residual(index, sign: residual < 0 ? -1 : 1)
      }
    }
    guard condition == nil else { return condition }
    for k in 0..<count {
      let width = 1e-12 * (upper[k] - lower[k])
      if changes[k] < lower[k] - width { return .bound(k, sign: 1) }
      if changes[k] > upper[k] + width { return .bound(k, sign: -1) }
    }
    return nil
  }

  private func solveInPlace(_ rows: inout [Double], _ right: inout [Double]) -> Bool {
    var none: [Double] = []
    return solveInPlace(&rows, &right, &none)
  }

  /// Gaussian elimination with the largest pivot of each column, for one or two right sides.
  ///
  /// - Returns: whether there is a finite solution.
  private func solveInPlace(
    _ rows: inout [Double], _ right: inout [Double], _ other: inout [Double]
  ) -> Bool {
    let count = unknowns
    let isPair = !other.isEmpty
    for column in 0..<count {
      var pivot = column
      for row in column..<count
      where rows[row * count + column].magnitude > rows[pivot * count + column].magnitude {
        pivot = row
      }
      guard rows[pivot * count + column].magnitude > 1e-300 else { return false }
      if pivot != column {
        for k in column..<count { rows.swapAt(pivot * count + k, column * count + k) }
        right.swapAt(pivot, column)
        if isPair { other.swapAt(pivot, column) }
      }
      let inverse = 1 / rows[column * count + column]
      var row = column + 1
      while row < count {
        let factor = rows[row * count + column] * inverse
        if factor != 0 {
          for k in column..<count { rows[row * count + k] -= factor * rows[column * count + k] }
          right[row] -= factor * right[column]
          if isPair { other[row] -= factor * other[column] }
        }
        row += 1
      }
    }
    var column = count - 1
    while column >= 0 {
      var k = column + 1
      while k < count {
        right[column] -= rows[column * count + k] * right[k]
        if isPair { other[column] -= rows[column * count + k] * other[k] }
        k += 1
      }
      right[column] /= rows[column * count + column]
      if isPair { other[column] /= rows[column * count + column] }
      guard right[column].isFinite, !isPair || other[column].isFinite else { return false }
      column -= 1
    }
    return true
  }
}
