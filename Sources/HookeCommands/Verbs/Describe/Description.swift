// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// What is known about a curve, in groups.
struct Description {
  /// The groups, in the order in which they are shown.
  enum Topic: Int, CaseIterable {
    case modifiers, goals, designer, physicist, shape, motion, reach, turns, questions, durations

    var title: String {
      switch self {
      case .modifiers: "Modified by"
      case .goals: "As it was asked for"
      case .designer: "As a designer says it"
      case .physicist: "As a physicist says it"
      case .shape: "Shape"
      case .motion: "This motion"
      case .reach: "How far it goes"
      case .turns: "Where it turns"
      case .questions: "As asked"
      case .durations: "How long it takes"
      }
    }
  }

  /// Properties that stand together.
  struct Group {
    let topic: Topic
    let properties: [Property]
  }

  /// The curve as it was written.
  let expression: String
  /// One sentence that says what it is.
  let headline: String
  var groups: [Group]
  /// What a replica says instead, where one is asked for.
  var replica: ReplicaDescription?

  /// All properties in one object.
  var json: JSONValue {
    var members = [JSONValue.Member("curve", .string(expression))]
    members += Description.members(of: groups)
    if let replica { members.append(JSONValue.Member("replica", replica.json)) }
    return .object(members)
  }

  static func members(of groups: [Group]) -> [JSONValue.Member] {
    groups.flatMap(\.properties).filter { !$0.key.isEmpty }.map { JSONValue.Member($0.key, $0.value) }
  }

  /// What curves beside each other are called.
  static let letters = ["A", "B"]

  /// One description, or several beside each other, for a person.
  static func text(of descriptions: [Description]) -> String {
    let isAlone = descriptions.count == 1
    var lines: [String] = []
    var columns: [DescriptionTable.Column] = []
    for (letter, description) in zip(letters, descriptions) {
      let margin = isAlone ? "" : "   "
      lines.append((isAlone ? "" : "\(letter)  ") + Quotation.excerpt(description.expression))
      lines.append(margin + description.headline)
      let own = isAlone ? "Hooke" : letter
      columns.append(.init(title: own, groups: description.groups))
      if let replica = description.replica {
        let title = replica.name.title
        columns.append(.init(title: isAlone ? title : "\(letter), \(title)", groups: replica.groups))
      }
    }
    lines += DescriptionTable(columns: columns).lines
    return lines.joined(separator: "\n") + "\n"
  }
}
