// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// The fewest links between two points in a tube about a motion, by a dynamic program on a grid.
///
/// It shares nothing with what it judges: places on a grid of progress and value, and from each of them the range of
/// values that one straight link reaches at each later progress.
private struct SlowLinks {
  let samples: [Double]
  let tolerance: Double
  let start: Double
  let end: Double
  private let rows: Int

  init(_ motion: some Motion<Double>, until duration: Double, columns: Int, rows: Int, tolerance: Double) {
    samples = (0...columns).map { motion.value(at: duration * (Double($0) / Double(columns))) }
    self.tolerance = tolerance
    self.rows = rows
    start = samples[0]
    end = samples[columns]
  }

  /// The fewest links of a polyline whose stops stand on the grid and that is within the tolerance at all columns,
  /// both widened by a slack.
  ///
  /// With a slack of what moving a stop to the grid can cost, no polyline at all has fewer.
  func count(slack: Double) -> Int {
    let last = samples.count - 1
    let width = tolerance + slack
    func value(_ column: Int, _ row: Int) -> Double {
      samples[column] - width + 2 * width * (Double(row) / Double(rows))
    }
    var reached = Set<Int>()
    var frontier = [(column: 0, value: start)]
    for links in 1...60 {
      // For each column the lowest and the highest value that a link from the frontier reaches.
      var lowest = [Double](repeating: .infinity, count: last + 1)
      var highest = [Double](repeating: -.infinity, count: last + 1)
      for place in frontier {
        var low = -Double.infinity
        var high = Double.infinity
        for column in (place.column + 1)..<max(last + 1, place.column + 1) {
          let run = Double(column - place.column)
          low = max(low, (samples[column] - width - place.value) / run)
          high = min(high, (samples[column] + width - place.value) / run)
          if low > high { break }
          let bottom = place.value + low * run
          let top = place.value + high * run
          if column == last, bottom <= end + slack, top >= end - slack { return links }
          lowest[column] = min(lowest[column], bottom)
          highest[column] = max(highest[column], top)
        }
      }
      frontier = []
      for column in 1..<last where lowest[column] <= highest[column] {
        for row in 0...rows {
          let value = value(column, row)
          let step = slack > 0 ? width / Double(rows) : 0
          guard value >= lowest[column] - step, value <= highest[column] + step else { continue }
          if reached.insert(column * (rows + 1) + row).inserted { frontier.append((column, value)) }
        }
      }
      if frontier.isEmpty { return .max }
    }
    return .max
  }
}

@Suite(.tags(.oracle)) struct MinimumStopsTests {
  /// How far moving a stop to the grid can take a polyline away.
  private func slack(
    _ motion: some Motion<Double>, _ duration: Double, columns: Int, rows: Int, _ width: Double
  )
    -> Double
  {
    // Moved by half a column along the link, and by half a row.
    let steepest = (0...200).reduce(0) {
      max($0, motion.velocity(at: duration * Double($1) / 200).magnitude)
    }
    return 0.6 * steepest * duration / Double(columns) + width / Double(rows)
  }

  @Test func `one link fewer is impossible, says an independent dynamic program`() throws {
    var generator = SeededGenerator(seed: 2301)
    var worst = Worst("fewest links", seed: generator.seed)
    var proved = 0
    for _ in 0..<24 {
      let spring = Spring(response: 0.5, dampingRatio: generator.uniform(0.25...1.5))
      let motion = SpringMotion(
        spring: spring, from: 0, to: 1, initialVelocity: generator.uniform(-4...6))
      let duration = generator.uniform(0.25...0.7)
      // The middle between the errors that a count and one less can have: what the grid costs is less than that.
      let count = Int.random(in: 3...5, using: &generator)
      let closest = try PolylineFit(approximating: motion, until: duration, count: count)
      let coarser = try PolylineFit(approximating: motion, until: duration, count: count - 1)
      let tolerance = closest.tolerance + 0.2 * (coarser.tolerance - closest.tolerance)
      let fit = try PolylineFit(approximating: motion, until: duration, tolerance: tolerance)
      let inputs = "\(spring.dampingRatio) \(motion.initialVelocity) until \(duration) within \(tolerance)"
      let slow = SlowLinks(motion, until: duration, columns: 90, rows: 40, tolerance: tolerance)
      let strict = slow.count(slack: 0)
      let slackness = slack(motion, duration, columns: 90, rows: 40, tolerance)
      let relaxed = slow.count(slack: min(slackness, 0.7 * (coarser.tolerance - tolerance)))
      let links = fit.polyline.stops.count - 1
      worst.note(links <= strict, "\(inputs): \(links) links, the grid needs \(strict)")
      worst.note(relaxed <= links, "\(inputs): \(links) links, but \(relaxed) are not enough")
      if relaxed == links { proved += 1 }
    }
    worst.check()
    #expect(proved >= 18)
  }
}
