// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A value that is worked out from others.
package indirect enum ScenarioOperation: Hashable, Sendable {
  /// A part of what a gesture tells, or another value where that is missing.
  case gesture(GesturePath, otherwise: ScenarioExpression?)
  /// The same of one number of it.
  case gesturePart(GesturePath, ScenarioPart, otherwise: ScenarioExpression?)
  case part(of: ScenarioExpression, ScenarioPart)
  case sum([ScenarioExpression])
  case difference(ScenarioExpression, ScenarioExpression)
  case product([ScenarioExpression])
  case quotient(ScenarioExpression, ScenarioExpression)
  case absolute(ScenarioExpression)
  case clamp(ScenarioExpression, from: ScenarioExpression, to: ScenarioExpression)
  case rubberBand(ScenarioExpression, from: ScenarioExpression, to: ScenarioExpression, RubberBand)
  case inverseRubberBand(ScenarioExpression, from: ScenarioExpression, to: ScenarioExpression, RubberBand)
  /// Where a throw comes to rest.
  case scrollEnd(ScenarioExpression, velocity: ScenarioExpression, Decay)
  /// The velocity with which a throw comes to rest at a place.
  case landingVelocity(on: ScenarioExpression, from: ScenarioExpression, Decay)
  /// What the node of the gesture shows of a property, of a kind.
  case shown(String, ScenarioKind)
  case nearest(to: ScenarioExpression, among: [ScenarioExpression])
  /// A velocity as a fraction of the way from one number to another; 0 where there is no way.
  case travelPerSecond(ScenarioExpression, from: ScenarioExpression, to: ScenarioExpression)
  /// How fast a value changes with the fingers.
  case velocity(of: ScenarioExpression)
  case isAbove(ScenarioExpression, ScenarioExpression)
  case isBelow(ScenarioExpression, ScenarioExpression)
  case isEqual(ScenarioExpression, ScenarioExpression)
  case not(ScenarioExpression)
  case all([ScenarioExpression])
  case any([ScenarioExpression])
  case choice(ScenarioExpression, then: ScenarioExpression, otherwise: ScenarioExpression)
}

/// A number in a value that is made of several.
package enum ScenarioPart: String, Hashable, Sendable, CaseIterable {
  case width, height, x, y, degrees, radians

  /// The parts of values of a kind.
  package static func parts(of kind: ScenarioKind) -> [ScenarioPart] {
    switch kind {
    case .size: [.width, .height]
    case .point: [.x, .y]
    case .angle: [.degrees, .radians]
    default: []
    }
  }
}

extension ScenarioValue {
  /// The number; 0 where it is none, which decoding refuses.
  var double: Double { if case .number(let number) = self { number } else { 0 } }

  /// The numbers that it is made of; none where it is made of none.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .size(let size): [size.width, size.height]
    case .point(let point): [point.x, point.y]
    case .angle(let angle): [angle.radians]
    default: []
    }
  }

  /// Whether it may stand in a state: numbers from -1e100 to 1e100.
  var isWithinBounds: Bool { numbers.allSatisfy { $0.magnitude <= 1e100 } }

  /// The same kind of value with 0 for every number.
  var zero: ScenarioValue {
    switch self {
    case .size: .size(.zero)
    case .point: .point(.zero)
    case .angle: .angle(.zero)
    default: .number(0)
    }
  }

  func part(_ part: ScenarioPart) -> Double {
    switch (self, part) {
    case (.size(let size), .width): size.width
    case (.size(let size), .height): size.height
    case (.point(let point), .x): point.x
    case (.point(let point), .y): point.y
    case (.angle(let angle), .degrees): angle.degrees
    case (.angle(let angle), .radians): angle.radians
    default: 0
    }
  }

  /// The sum of this and so many times another value of the same kind.
  func adding(_ other: ScenarioValue, times factor: Double = 1) -> ScenarioValue {
    switch (self, other) {
    case (.number(let one), .number(let other)): .number(one + factor * other)
    case (.size(let one), .size(let other)):
      .size(Size(width: one.width + factor * other.width, height: one.height + factor * other.height))
    case (.point(let one), .point(let other)):
      .point(Point(x: one.x + factor * other.x, y: one.y + factor * other.y))
    case (.angle(let one), .angle(let other)): .angle(one + other * factor)
    default: self
    }
  }

  func scaled(by factor: Double) -> ScenarioValue {
    switch self {
    case .number(let number): .number(number * factor)
    case .size(let size): .size(Size(width: size.width * factor, height: size.height * factor))
    case .point(let point): .point(Point(x: point.x * factor, y: point.y * factor))
    case .angle(let angle): .angle(angle * factor)
    default: self
    }
  }
}

extension ScenarioKind {
  /// What holds where there is nothing else.
  fileprivate var zero: ScenarioValue {
    switch self {
    case .size: .size(.zero)
    case .point: .point(.zero)
    case .angle: .angle(.zero)
    default: .number(0)
    }
  }
}

extension ScenarioOperation {
  /// The value.
  func value(in surroundings: ScenarioSurroundings) -> ScenarioValue {
    func value(_ expression: ScenarioExpression) -> ScenarioValue { expression.value(in: surroundings) }
    func number(_ expression: ScenarioExpression) -> Double { value(expression).double }
    func isTrue(_ expression: ScenarioExpression) -> Bool { value(expression) == .flag(true) }
    switch self {
    case .gesture(let path, let otherwise):
      return surroundings.gesture?.value(at: path)?.value ?? otherwise.map(value) ?? .number(0)
    case .gesturePart(let path, let part, let otherwise):
      if let found = surroundings.gesture?.value(at: path) { return .number(found.value.part(part)) }
      return otherwise.map(value) ?? .number(0)
    case .part(let whole, let part): return .number(value(whole).part(part))
    case .sum(let terms):
      guard let first = terms.first else { return .number(0) }
      return terms.dropFirst().reduce(value(first)) { $0.adding(value($1)) }
    case .difference(let first, let second): return value(first).adding(value(second), times: -1)
    case .product(let factors): return ScenarioOperation.product(factors.map(value))
    case .quotient(let first, let second): return value(first).scaled(by: 1 / number(second))
    case .absolute(let expression): return .number(number(expression).magnitude)
    case .clamp(let expression, let lower, let upper):
      guard let range = ScenarioOperation.range(number(lower), number(upper)) else { return .number(.nan) }
      let number = number(expression)
      return .number(number.isNaN ? number : min(max(number, range.lowerBound), range.upperBound))
    case .rubberBand(let expression, let lower, let upper, let band):
      // Bounds that are no numbers are none.
      guard let range = ScenarioOperation.range(number(lower), number(upper)) else { return .number(.nan) }
      return .number(band.shown(number(expression), beyond: range))
    case .inverseRubberBand(let expression, let lower, let upper, let band):
      guard let range = ScenarioOperation.range(number(lower), number(upper)) else { return .number(.nan) }
      let shown = number(expression)
      let bound = shown.isNaN ? shown : min(max(shown, range.lowerBound), range.upperBound)
      return .number(shown == bound ? shown : bound + band.offset(shown: shown - bound))
    case .scrollEnd(let start, let velocity, let decay):
      return .number(Projection.scrollEnd(from: number(start), velocity: number(velocity), decay: decay))
    case .landingVelocity(let end, let start, let decay):
      return .number(Projection.velocity(from: number(start), scrollEnd: number(end), decay: decay))
    case .shown(let name, let kind): return surroundings.shown?(name)?.value ?? kind.zero
    case .nearest(let end, let places):
      let end = number(end)
      if end.isNaN { return .number(end) }
      let distances = places.map { (place: number($0), distance: (number($0) - end).magnitude) }
      return .number(distances.min { $0.distance < $1.distance }?.place ?? end)
    case .travelPerSecond(let velocity, let start, let end):
      return .number(
        VelocityConversion.travelPerSecond(velocity: number(velocity), from: number(start), to: number(end))
          ?? 0)
    case .velocity(let expression):
      return expression.velocity(in: surroundings) ?? value(expression).zero
    case .isAbove(let first, let second): return .flag(number(first) > number(second))
    case .isBelow(let first, let second): return .flag(number(first) < number(second))
    case .isEqual(let first, let second): return .flag(value(first) == value(second))
    case .not(let expression): return .flag(!isTrue(expression))
    case .all(let conditions): return .flag(conditions.allSatisfy(isTrue))
    case .any(let conditions): return .flag(conditions.contains(where: isTrue))
    case .choice(let condition, let then, let otherwise):
      return value(isTrue(condition) ? then : otherwise)
    }
  }

  /// What lies between two numbers in either order; nil where one of them is none.
  static func range(_ one: Double, _ other: Double) -> ClosedRange<Double>? {
    if one <= other { return one...other }
    return other <= one ? other...one : nil
  }

  /// The product of numbers and of one other value at most.
  private static func product(_ factors: [ScenarioValue]) -> ScenarioValue {
    var factor = 1.0
    var whole: ScenarioValue?
    for value in factors {
      if case .number(let number) = value { factor *= number } else { whole = value }
    }
    return whole?.scaled(by: factor) ?? .number(factor)
  }

  /// How fast the value changes; nil where nothing in it moves.
  func velocity(in surroundings: ScenarioSurroundings) -> ScenarioValue? {
    func value(_ expression: ScenarioExpression) -> ScenarioValue { expression.value(in: surroundings) }
    func velocity(_ expression: ScenarioExpression) -> ScenarioValue? {
      expression.velocity(in: surroundings)
    }
    switch self {
    case .gesture(let path, let otherwise):
      guard let found = surroundings.gesture?.value(at: path) else { return otherwise.flatMap(velocity) }
      return found.velocity
    case .gesturePart(let path, let part, let otherwise):
      guard let found = surroundings.gesture?.value(at: path) else { return otherwise.flatMap(velocity) }
      return found.velocity.map { .number($0.part(part)) }
    case .part(let whole, let part): return velocity(whole).map { .number($0.part(part)) }
    case .sum(let terms):
      let moving = terms.compactMap(velocity)
      guard let first = moving.first else { return nil }
      return moving.dropFirst().reduce(first) { $0.adding($1) }
    case .difference(let first, let second):
      let (one, other) = (velocity(first), velocity(second))
      guard let some = one ?? other else { return nil }
      return (one ?? some.zero).adding(other ?? some.zero, times: -1)
    case .product(let factors):
      let values = factors.map(value)
      var sum: ScenarioValue?
      for (index, factor) in factors.enumerated() {
        guard let moving = velocity(factor) else { continue }
        var rest = values
        rest[index] = moving
        let term = ScenarioOperation.product(rest)
        sum = sum?.adding(term) ?? term
      }
      return sum
    case .quotient(let first, let second):
      let (one, other) = (velocity(first), velocity(second))
      guard one != nil || other != nil else { return nil }
      let (dividend, divisor) = (value(first), value(second).double)
      return (one ?? dividend.zero).scaled(by: 1 / divisor)
        .adding(dividend, times: -(other?.double ?? 0) / (divisor * divisor))
    case .absolute(let expression):
      return velocity(expression).map { $0.scaled(by: value(expression).double < 0 ? -1 : 1) }
    case .clamp(let expression, let lower, let upper):
      let number = value(expression).double
      let isRising = value(lower).double <= value(upper).double
      let (lower, upper) = isRising ? (lower, upper) : (upper, lower)
      if number < value(lower).double { return velocity(lower) ?? velocity(expression)?.zero }
      if number > value(upper).double { return velocity(upper) ?? velocity(expression)?.zero }
      return velocity(expression)
    case .rubberBand(let expression, let lower, let upper, let band):
      let number = value(expression).double
      guard let range = ScenarioOperation.range(value(lower).double, value(upper).double) else { return nil }
      let bound = number.isNaN ? number : min(max(number, range.lowerBound), range.upperBound)
      return velocity(expression).map { $0.scaled(by: number == bound ? 1 : band.slope(at: number - bound)) }
    case .inverseRubberBand(let expression, let lower, let upper, let band):
      guard let range = ScenarioOperation.range(value(lower).double, value(upper).double) else { return nil }
      let shown = value(expression).double
      let bound = shown.isNaN ? shown : min(max(shown, range.lowerBound), range.upperBound)
      let slope = shown == bound ? 1 : band.slope(at: band.offset(shown: shown - bound))
      return velocity(expression).map { $0.scaled(by: 1 / slope) }
    case .shown(let name, _): return surroundings.shown?(name)?.velocity
    case .choice(let condition, let then, let otherwise):
      return velocity(value(condition) == .flag(true) ? then : otherwise)
    case .nearest, .travelPerSecond, .scrollEnd, .landingVelocity, .velocity, .isAbove, .isBelow, .isEqual,
      .not, .all, .any:
      return nil
    }
  }
}
