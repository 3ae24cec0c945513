// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension ScenarioDecoder {
  static let followsGesture =
    "this state follows a gesture by “updating”, so that nothing else can set it; it goes back by itself"

  mutating func note(writing state: Int, _ problem: DocumentProblem) {
    writtenStates.append((state, problem))
  }

  /// Refuses states that follow a gesture and that something else sets, too.
  mutating func refuseWrittenGestureStates() throws(DocumentProblem) {
    if let first = writtenStates.first(where: { gestureStates.contains($0.state) }) { throw first.problem }
    writtenStates.removeAll()
  }

  /// Notes which texts gestures give to states, so that cases of these are known.
  mutating func noteGestureTexts(in nodes: ObjectLiteral) {
    var pending: [(literal: ObjectLiteral, isInGesture: Bool)] = [(nodes, false)]
    while let (literal, isInGesture) = pending.popLast() {
      switch literal.kind {
      case .array(let elements): pending += elements.map { ($0, isInGesture) }
      case .object(let members):
        for member in members {
          if isInGesture, member.name == "set", case .object(let values) = member.value.kind {
            for value in values {
              guard let index = stateIndices[value.name] else { continue }
              noteTexts(of: value.value, for: index)
            }
          }
          if isInGesture, member.name == "keys", case .object(let keys) = member.value.kind {
            for key in keys {
              guard let index = keyIndices[key.name], case .string(let text) = key.value.kind else {
                continue
              }
              keyValues[index].insert(.text(text))
            }
          }
          pending.append((member.value, isInGesture || member.name == "gestures"))
        }
      default: break
      }
    }
  }

  private mutating func noteTexts(of literal: ObjectLiteral, for state: Int) {
    switch literal.kind {
    case .string(let text): stateValues[state].insert(.text(text))
    case .array:
      if let elements = try? stateValue(DocumentNode(literal: literal, path: .top)) {
        stateValues[state].insert(elements)
      }
    case .object(let members):
      for member in members {
        switch member.name {
        case "then", "else", "otherwise": noteTexts(of: member.value, for: state)
        case "cases":
          guard case .object(let cases) = member.value.kind else { continue }
          for member in cases { noteTexts(of: member.value, for: state) }
        case "state", "element", "gesture":
          if !members.contains(where: { $0.name == "cases" }) { openStates.insert(state) }
        default: break
        }
      }
    default: break
    }
  }
}
