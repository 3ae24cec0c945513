// SPDX-License-Identifier: Apache-2.0

/// A piece's control points against samples of the motion.
struct PieceProblem: MinimaxProblem {
  /// What is free about the handle at an end.
  private enum Handle {
    /// Its time and its value.
    case free
    /// Its length along the tangent, whose slope over the piece this is.
    case tangent(Double)
    /// Its value: the tangent is vertical.
    case vertical
  }

  /// The handles' values are at most this many times as far from an end as the ends are from each other.
  private static let reach = 50.0

  private let startPoint: ChartPoint
  private let endPoint: ChartPoint
  private let grid: [Double]
  private let values: [Double]
  private let weights: [Double]
  private let handles: (first: Handle, second: Handle)
  let lower: [Double]
  let upper: [Double]
  let radius: [Double]

  init(
    start: ChartPoint, end: ChartPoint, grid: [Double], values: [Double], weights: [Double],
    keepsVelocity: Bool
  ) {
    startPoint = start
    endPoint = end
    self.grid = grid
    self.values = values
    self.weights = weights
    let length = end.time - start.time
    let step = (end.value - start.value).magnitude * PieceProblem.reach
    func handle(_ velocity: Double) -> Handle {
      guard keepsVelocity else { return .free }
      return velocity.isFinite ? .tangent(velocity * length) : .vertical
    }
    handles = (handle(start.velocity), handle(end.velocity))
    var lower: [Double] = []
    var upper: [Double] = []
    var radius: [Double] = []
    let highest = values.reduce(max(start.value, end.value), max)
    let lowest = values.reduce(min(start.value, end.value), min)
    let height = (highest - lowest) / 2
    for (handle, value, isFirst) in [(handles.first, start.value, true), (handles.second, end.value, false)] {
      switch handle {
      case .free:
        lower.append(contentsOf: [0, value - step])
        upper.append(contentsOf: [1, value + step])
        radius.append(contentsOf: [0.2, height])
      case .tangent(let slope):
        let longest = slope == 0 ? 1 : min(1, step / slope.magnitude)
        // Without any length a handle would leave the velocity to the other one.
        let shortest = min(longest, 0x1p-6)
        lower.append(isFirst ? shortest : 1 - longest)
        upper.append(isFirst ? longest : 1 - shortest)
        radius.append(0.2)
      case .vertical:
        lower.append(value - step)
        upper.append(value + step)
        radius.append(height)
      }
    }
    self.radius = radius
    self.lower = lower
    self.upper = upper
  }

  /// Where fits start: handles of a third along the tangents, and others.
  var starts: [[Double]] {
    let length = endPoint.time - startPoint.time
    return [(0.33, 0.67), (0.5, 0.4), (0.2, 0.8)].map { first, second in
      start(handles.first, at: first, startPoint.value, startPoint.velocity * length * first)
        + start(handles.second, at: second, endPoint.value, -endPoint.velocity * length * (1 - second))
    }
  }

  private func start(_ handle: Handle, at x: Double, _ value: Double, _ step: Double) -> [Double] {
    let step = step.isFinite ? step : 0
    switch handle {
    case .free: return [x, value + step]
    case .tangent: return [x]
    case .vertical: return [value + step]
    }
  }

  /// Whether a handle's value is as far away as it may be.
  func isPinched(_ parameters: [Double]) -> Bool {
    let points = points(parameters)
    let step = 0.99 * (endPoint.value - startPoint.value).magnitude * PieceProblem.reach
    return (points.y1 - startPoint.value).magnitude >= step || (points.y2 - endPoint.value).magnitude >= step
  }

  /// Both control points: x as fractions of the piece, y as values.
  private func points(_ parameters: [Double]) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
    var index = 0
    func next(_ handle: Handle, _ value: Double, isFirst: Bool) -> (x: Double, y: Double) {
      switch handle {
      case .free:
        index += 2
        return (parameters[index - 2], parameters[index - 1])
      case .tangent(let slope):
        index += 1
        let x = parameters[index - 1]
        return (x, value + slope * (isFirst ? x : x - 1))
      case .vertical:
        index += 1
        return (isFirst ? 0 : 1, parameters[index - 1])
      }
    }
    let first = next(handles.first, startPoint.value, isFirst: true)
    let second = next(handles.second, endPoint.value, isFirst: false)
    return (first.x, first.y, second.x, second.y)
  }

  /// The piece with such control points.
  func piece(_ parameters: [Double]) -> KeyframePiece {
    let points = points(parameters)
    let way = endPoint.value - startPoint.value
    func share(_ value: Double) -> Double { way == 0 ? 0 : (value - startPoint.value) / way }
    return KeyframePiece(
      startTime: startPoint.time, endTime: endPoint.time, startValue: startPoint.value,
      endValue: endPoint.value,
      curve: CubicBezier(x1: points.x1, y1: share(points.y1), x2: points.x2, y2: share(points.y2)))
  }

  func residuals(_ parameters: [Double]) -> [Double] {
    let points = points(parameters)
    let begin = startPoint.value
    let way = endPoint.value - begin
    return grid.indices.map { index in
      let s = BezierArc.parameter(at: grid[index], points.x1, points.x2)
      let shares = BezierArc.weights(s)
      let handles = shares.first * (points.y1 - begin) + shares.second * (points.y2 - begin)
      return weights[index] * (begin + (handles + s * s * s * way) - values[index])
    }
  }

  func linearised(_ parameters: [Double]) -> (residuals: [Double], slopes: [Double]) {
    let points = points(parameters)
    let begin = startPoint.value
    let way = endPoint.value - begin
    let count = parameters.count
    var slopes = [Double](repeating: 0, count: count * grid.count)
    for index in grid.indices {
      let s = BezierArc.parameter(at: grid[index], points.x1, points.x2)
      let shares = BezierArc.weights(s)
      let weight = weights[index]
      let slope = BezierArc.slope(
        s, x1: points.x1, y1: points.y1 - begin, x2: points.x2, y2: points.y2 - begin, height: way)
      var place = index * count
      for (handle, share) in [
        (handles.first, weight * shares.first), (handles.second, weight * shares.second),
      ] {
        switch handle {
        case .free:
          slopes[place] = -slope * share
          slopes[place + 1] = share
          place += 2
        case .tangent(let tangent):
          slopes[place] = (tangent - slope) * share
          place += 1
        case .vertical:
          slopes[place] = share
          place += 1
        }
      }
    }
    return (residuals(parameters), slopes)
  }
}
