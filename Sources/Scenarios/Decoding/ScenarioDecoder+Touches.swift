// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a touch, and of a synthetic finger.
package enum TouchField: String, DocumentField {
  case time, phase, x, y
  case id, at, duration, sampling, isCancelled
  case drag, flick, tap, pinch, path

  /// Those that say what a synthetic finger does.
  static let generators: [TouchField] = [.drag, .flick, .tap, .pinch, .path]
}

/// The fields of a drag.
package enum DragField: String, DocumentField {
  case from, to
}

/// The fields of a flick.
package enum FlickField: String, DocumentField {
  case from, velocity
}

/// The fields of a pinch.
package enum PinchField: String, DocumentField {
  case center, distance, magnification, rotation
}

/// The fields of a place on a path.
package enum PathField: String, DocumentField {
  case after, x, y
}

/// The fields of how a synthetic finger is sampled.
package enum TouchSamplingField: String, DocumentField {
  case rate, noise, jitter, seed
}

extension ScenarioDecoder {
  /// How many touches a scenario may have.
  static let mostTouches = 2_000_000

  private typealias Fields = DocumentObject<TouchField>

  /// A touch, and the place in the list of what it comes from.
  private struct Entry {
    let touch: Touch
    let origin: Int
    var isSynthetic = false
  }

  /// A list of touches and of synthetic fingers, as a stream.
  func touchStream(_ node: DocumentNode) throws(DocumentProblem) -> TouchStream {
    let elements = try node.elements("a list of touches and of synthetic fingers")
    return try stream(try entries(elements), elements)
  }

  /// A list in which touches that can't be right are mended, and where in the document each touch stands.
  func mendedTouches(
    _ node: DocumentNode
  ) throws(DocumentProblem) -> (stream: TouchStream, offsets: [Int]) {
    let elements = try node.elements("a list of touches and of synthetic fingers")
    let entries = try entries(elements, mends: true)
    // Synthetic fingers go in between by their times; touches stay as they are written, for what is out of order to
    // be told.
    var synthetic = Self.ordered(entries.filter(\.isSynthetic))[...]
    var all: [Entry] = []
    for entry in entries where !entry.isSynthetic {
      while let next = synthetic.first, next.touch.time < entry.touch.time {
        all.append(synthetic.removeFirst())
      }
      all.append(entry)
    }
    all += synthetic
    return (
      TouchStream(repairing: all.map(\.touch), notBefore: 0),
      all.map { elements[$0.origin].literal.range.lowerBound }
    )
  }

  private func entries(_ elements: [DocumentNode], mends: Bool = false) throws(DocumentProblem) -> [Entry] {
    var touches: [Entry] = []
    var last: Double?
    for (index, element) in elements.enumerated() {
      let fields: DocumentObject<TouchField> = try element.object(
        "an object that describes a touch or a synthetic finger")
      let given = TouchField.generators.filter { fields[$0] != nil }
      guard let generator = given.first else {
        let touch = try self.touch(fields, mends: mends)
        if !mends, let last, touch.time < last {
          throw (fields[.time] ?? element).problem(
            "touches must be in the order of their times, and this one comes after \(NumberText.text(of: last))"
          )
        }
        last = touch.time
        touches.append(Entry(touch: touch, origin: index))
        continue
      }
      try fields.refuse(given.dropFirst() + [.time, .phase, .x, .y], beside: generator)
      touches += try finger(generator, fields).touches.map {
        Entry(touch: $0, origin: index, isSynthetic: true)
      }
      guard touches.count <= Self.mostTouches else { throw tooMany(element) }
    }
    return touches
  }

  /// By time; those of one time stay in the order in which they are written.
  private static func ordered(_ touches: [Entry]) -> [Entry] {
    touches.enumerated().sorted {
      ($0.element.touch.time, $0.offset) < ($1.element.touch.time, $1.offset)
    }.map(\.element)
  }

  private func stream(_ touches: [Entry], _ elements: [DocumentNode]) throws(DocumentProblem) -> TouchStream {
    let ordered = Self.ordered(touches)
    do {
      return try TouchStream(ordered.map(\.touch))
    } catch {
      let origin = ordered[error.index ?? 0].origin
      throw elements[origin].problem("\(TouchError(error.problem, touch: error.touch))")
    }
  }

  private func tooMany(_ node: DocumentNode) -> DocumentProblem {
    node.problem("a scenario can have \(Self.mostTouches) touches, not more")
  }

  private func touch(_ fields: Fields, mends: Bool) throws(DocumentProblem) -> Touch {
    try fields.refuse([.at, .duration, .sampling, .isCancelled], beside: .phase)
    let phase: Touch.Phase = try fields.required(.phase).choice()
    return Touch(
      id: try id(fields[.id]), time: try fields.required(.time).number(in: mends ? .anyTime : .time),
      location: Point(x: try fields.required(.x).number(), y: try fields.required(.y).number()),
      phase: phase)
  }

  private func id(_ node: DocumentNode?) throws(DocumentProblem) -> Int {
    guard let node else { return 0 }
    return Int(try node.number(in: .finger))
  }

  // MARK: - Synthetic fingers

  private func finger(_ generator: TouchField, _ fields: Fields) throws(DocumentProblem) -> TouchStream {
    guard let node = fields[generator] else { throw fields.node.problem("a finger is missing") }
    if generator == .pinch { try fields.refuse([.id], beside: generator) }
    let id = try id(fields[.id])
    let start = try fields[.at]?.number(in: .time) ?? 0
    let sampling = try self.sampling(fields[.sampling])
    let isCancelled = try fields[.isCancelled]?.flag() ?? false
    func duration(_ usual: Double) throws(DocumentProblem) -> Double {
      let duration = try fields[.duration]?.number(in: .time) ?? usual
      guard duration * sampling.rate <= Double(Self.mostTouches) else { throw tooMany(fields.node) }
      return duration
    }
    switch generator {
    case .drag:
      let drag: DocumentObject<DragField> = try node.object("an object of from and to")
      return .drag(
        id: id, from: try point(drag.required(.from)), to: try point(drag.required(.to)), start: start,
        duration: try duration(0.5), sampling: sampling, isCancelled: isCancelled)
    case .flick:
      let flick: DocumentObject<FlickField> = try node.object("an object of from and velocity")
      let velocity = try flick.required(.velocity)
      let size = try self.size(velocity, "a velocity of width and height in points per second")
      return .flick(
        id: id, from: try point(flick.required(.from)), velocity: size, start: start,
        duration: try duration(0.15), sampling: sampling, isCancelled: isCancelled)
    case .tap:
      return .tap(
        id: id, at: try point(node), start: start, duration: try duration(0.08), sampling: sampling,
        isCancelled: isCancelled)
    case .pinch:
      let pinch: DocumentObject<PinchField> = try node.object(
        "an object of center, distance, magnification and rotation")
      var rotation = Angle.zero
      if let node = pinch[.rotation] { rotation = try angle(node) }
      return .pinch(
        center: try point(pinch.required(.center)),
        distance: try pinch[.distance]?.number(in: .length) ?? 100,
        magnification: try pinch[.magnification]?.number(in: .length) ?? 1, rotation: rotation,
        start: start, duration: try duration(0.5), sampling: sampling, isCancelled: isCancelled)
    default:
      try fields.refuse([.duration], beside: .path)
      return try path(node, fields, id: id, start: start, sampling, isCancelled: isCancelled)
    }
  }

  /// A finger that goes from place to place at an even speed.
  private func path(
    _ node: DocumentNode, _ fields: Fields, id: Int, start: Double, _ sampling: TouchSampling,
    isCancelled: Bool
  ) throws(DocumentProblem) -> TouchStream {
    var places: [(time: Double, point: Point)] = []
    for element in try node.elements("a list of places") {
      let fields: DocumentObject<PathField> = try element.object("an object of after, x and y")
      let after = try fields[.after]?.number(in: .time) ?? 0
      if places.isEmpty, let node = fields[.after], after > 0 {
        throw node.problem("a finger comes down at its first place; say by “at” when")
      }
      places.append(
        (
          (places.last?.time ?? 0) + after,
          Point(x: try fields.required(.x).number(), y: try fields.required(.y).number())
        ))
    }
    guard let last = places.last else { throw node.problem("there must be a place in the list") }
    guard last.time * sampling.rate <= Double(Self.mostTouches) else { throw tooMany(fields.node) }
    return .path(id: id, start: start, duration: last.time, sampling: sampling, isCancelled: isCancelled) {
      time in
      guard let next = places.firstIndex(where: { $0.time >= time }), next > 0 else {
        return time <= 0 ? places[0].point : last.point
      }
      let (one, other) = (places[next - 1], places[next])
      let part = (time - one.time) / (other.time - one.time)
      return Point(
        x: one.point.x + (other.point.x - one.point.x) * part,
        y: one.point.y + (other.point.y - one.point.y) * part)
    }
  }

  private func point(_ node: DocumentNode) throws(DocumentProblem) -> Point {
    guard case .object = node.literal.kind, case .point(let point) = try constant(node) else {
      throw node.mustBe("a place of x and y")
    }
    return point
  }

  private func sampling(_ node: DocumentNode?) throws(DocumentProblem) -> TouchSampling {
    guard let node else { return TouchSampling() }
    let fields: DocumentObject<TouchSamplingField> = try node.object(
      "an object of rate, noise, jitter and seed")
    let seed = try fields[.seed]?.number(in: .seed) ?? 1
    return TouchSampling(
      rate: try fields[.rate]?.number(in: .touchRate) ?? 120,
      noise: try fields[.noise]?.number(in: .length) ?? 0,
      jitter: try fields[.jitter]?.number(in: .time) ?? 0, seed: UInt64(seed))
  }
}

extension NumberLimits {
  /// What a finger is known by.
  fileprivate static let finger = NumberLimits(words: "a whole number from -1e9 to 1e9") {
    $0.magnitude <= 1e9 && $0 == $0.rounded()
  }
  /// Seconds of touches of which some may be left out.
  fileprivate static let anyTime = NumberLimits(words: "a number of seconds from -1e9 to 1e9") {
    $0.magnitude <= 1e9
  }
  /// Samples per second.
  fileprivate static let touchRate = NumberLimits(words: "a number of samples per second above 0, up to 1e6")
  {
    $0 > 0 && $0 <= 1e6
  }
  /// What names random numbers.
  fileprivate static let seed = NumberLimits(words: "a whole number from 0 to 9007199254740992") {
    (0...0x1p53).contains($0) && $0 == $0.rounded()
  }
}
