// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveNotation

/// The fields of a change.
package enum ChangeField: String, DocumentField {
  case label, at, with, afterSettle, afterPerceptualEnd, delay
  case node, set, toggle, add
  case animation, disablesAnimations, isContinuous, tracksVelocity, keys

  /// Those that say when a change is made, of which it has one.
  static let starts: [ChangeField] = [.at, .with, .afterSettle, .afterPerceptualEnd]
}

/// When a change is made, as it was written.
private enum WrittenStart {
  case at(Double)
  case with(Int, delay: Double)
  case after(Int, ScenarioCriteria, delay: Double)
}

extension ScenarioDecoder {
  mutating func decodeChanges(_ node: DocumentNode) throws(DocumentProblem) {
    let elements = try node.elements("a list of changes")
    guard elements.count <= Scenario.mostChanges else {
      throw node.problem("a scenario can have \(Scenario.mostChanges) changes, not \(elements.count)")
    }
    var objects: [DocumentObject<ChangeField>] = []
    for (index, element) in elements.enumerated() {
      let object: DocumentObject<ChangeField> = try element.object("an object that describes a change")
      if let label = object[.label] {
        let name = try label.name()
        guard labels.updateValue(index, forKey: name) == nil else {
          throw label.problem("the label “\(name)” is taken by another change or action")
        }
      }
      objects.append(object)
    }
    var starts: [WrittenStart] = []
    for object in objects {
      starts.append(try start(object))
      scenario.changes.append(try change(object))
    }
    try resolve(starts, objects)
  }

  // MARK: - When

  private func start(_ object: DocumentObject<ChangeField>) throws(DocumentProblem) -> WrittenStart {
    let given = ChangeField.starts.filter { object[$0] != nil }
    guard let field = given.first, given.count == 1, let node = object[field] else {
      let names = DocumentNode.alternatives(ChangeField.starts.map(\.rawValue))
      if given.count > 1, let second = object.values[given[1]] {
        throw second.problem(
          "“\(given[0].rawValue)” says already when the change is made; give one of \(names)")
      }
      throw object.node.problem("a change must say when it is made, by \(names)")
    }
    if field == .at {
      try object.refuse([.delay], beside: .at)
      return .at(try node.number(in: .time))
    }
    let delay = try object[.delay]?.number(in: .time) ?? 0
    let other = try label(node)
    switch field {
    case .afterSettle: return .after(other, .settled, delay: delay)
    case .afterPerceptualEnd: return .after(other, .perceptualEnd, delay: delay)
    default:
      guard other >= 0 else {
        throw node.problem(
          "“\(try node.name())” is what a gesture does, at no time that is known; wait for its end by "
            + "“afterPerceptualEnd” or “afterSettle”")
      }
      return .with(other, delay: delay)
    }
  }

  /// Follows “with” to what it leads to, and refuses changes that wait for each other.
  private mutating func resolve(
    _ starts: [WrittenStart], _ objects: [DocumentObject<ChangeField>]
  ) throws(DocumentProblem) {
    // 0 is new, 1 on the way that is followed, 2 done.
    var marks = [UInt8](repeating: 0, count: starts.count)
    for first in starts.indices where marks[first] == 0 {
      var way: [Int] = []
      var next: Int? = first
      while let index = next, marks[index] == 0 {
        marks[index] = 1
        way.append(index)
        switch starts[index] {
        case .at: next = nil
        // What a gesture does waits for nothing.
        case .with(let other, _), .after(let other, _, _): next = other < 0 ? nil : other
        }
        if let other = next, marks[other] == 1 { throw circle(way, from: other, objects) }
      }
      for index in way.reversed() {
        marks[index] = 2
        switch starts[index] {
        case .at(let time): scenario.changes[index].trigger = .at(time)
        case .after(let other, let criteria, let delay):
          scenario.changes[index].trigger = .after(other, criteria, delay: delay)
        case .with(let other, let delay):
          switch scenario.changes[other].trigger {
          case .at(let time): scenario.changes[index].trigger = .at(time + delay)
          case .after(let root, let criteria, let more):
            scenario.changes[index].trigger = .after(root, criteria, delay: more + delay)
          }
        }
      }
    }
  }

  private func circle(
    _ way: [Int], from start: Int, _ objects: [DocumentObject<ChangeField>]
  ) -> DocumentProblem {
    let members = way.drop { $0 != start }
    let names = (Array(members) + [start]).compactMap { scenario.changes[$0].label }.map { "“\($0)”" }
    let object = objects[start]
    let field = ChangeField.starts.first { object[$0] != nil } ?? .with
    let words =
      names.count == 2
      ? "the change \(names[0]) waits for itself"
      : "changes wait for each other: \(names.prefix(20).joined(separator: " for "))"
    return (object[field] ?? object.node).problem("\(words); none of them would ever be made")
  }

  // MARK: - What

  private mutating func change(_ object: DocumentObject<ChangeField>) throws(DocumentProblem)
    -> ScenarioChange
  {
    var change = ScenarioChange(written: object.node.place)
    change.label = try object[.label]?.name()
    if let node = object[.node] {
      let outer = stateIndices
      stateIndices = try nodeStates(of: node)
      defer { stateIndices = outer }
      change.node = try node.name()
      change.steps = try steps(object)
    } else {
      change.steps = try steps(object)
    }
    if let animation = object[.animation] { change.animation = .some(try self.animation(animation)) }
    change.disablesAnimations = try object[.disablesAnimations]?.flag() ?? false
    change.isContinuous = try object[.isContinuous]?.flag() ?? false
    change.tracksVelocity = try object[.tracksVelocity]?.flag() ?? false
    if let keys = object[.keys] { change.keys = try self.keys(keys) }
    return change
  }

  /// The keys of a transaction, and their values.
  mutating func keys(_ node: DocumentNode) throws(DocumentProblem) -> [String: ScenarioValue] {
    var keys: [String: ScenarioValue] = [:]
    for member in try node.members("an object of keys of transactions and their values") {
      let index = try self.index(of: member, in: keyIndices, called: "key")
      let value = try value(member.value, like: scenario.keys[index].initialValue)
      keyValues[index].insert(value)
      keys[member.name] = value
    }
    return keys
  }

  /// A state that can be turned.
  func toggledState(_ node: DocumentNode) throws(DocumentProblem) -> Int {
    let index = try state(node)
    let kind = scenario.states[index].initialValue.kind
    guard kind == .flag else {
      throw node.problem("only what is true or false can be toggled, and this state is \(kind.words)")
    }
    return index
  }

  private mutating func steps(
    _ object: DocumentObject<ChangeField>
  ) throws(DocumentProblem) -> [ScenarioChange.Step] {
    var steps: [ScenarioChange.Step] = []
    var touched: Set<Int> = []
    if let set = object[.set] {
      for member in try set.members("an object of states and their new values") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        let value = try value(member.value, like: scenario.states[index].initialValue)
        stateValues[index].insert(value)
        note(writing: index, member.problem(Self.followsGesture))
        touched.insert(index)
        steps.append(.set(index, value))
      }
    }
    if let toggle = object[.toggle] {
      for element in try toggle.elements("a list of states that are true or false") {
        let index = try toggledState(element)
        guard touched.insert(index).inserted else {
          throw element.problem("the change names this state twice")
        }
        stateValues[index] = [.flag(true), .flag(false)]
        note(writing: index, element.problem(Self.followsGesture))
        steps.append(.toggle(index))
      }
    }
    if let add = object[.add] {
      for member in try add.members("an object of states and what is added to them") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        guard scenario.states[index].initialValue.kind == .number else {
          throw member.problem(
            "only a number can be added to, and this state is "
              + scenario.states[index].initialValue.kind.words)
        }
        guard touched.insert(index).inserted else {
          throw member.problem("the change names this state twice")
        }
        note(writing: index, member.problem(Self.followsGesture))
        steps.append(.add(index, try member.value.number(), at: member.value.place))
      }
    }
    if steps.isEmpty {
      throw object.node.problem("a change must do something: “set”, “toggle” or “add” to a state")
    }
    return steps
  }
}
