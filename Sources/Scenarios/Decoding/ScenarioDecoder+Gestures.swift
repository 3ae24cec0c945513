// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a gesture: which one it is, and what it does.
package enum GestureField: String, DocumentField {
  case tap = "TapGesture"
  case spatialTap = "SpatialTapGesture"
  case longPress = "LongPressGesture"
  case drag = "DragGesture"
  case magnify = "MagnifyGesture"
  case rotate = "RotateGesture"
  case magnification = "MagnificationGesture"
  case rotation = "RotationGesture"
  case simultaneous = "SimultaneousGesture"
  case sequence = "SequenceGesture"
  case exclusive = "ExclusiveGesture"
  case updating, onChanged, onEnded
  case name, attachment, including

  /// Those that say which gesture it is.
  static let kinds: [GestureField] = [
    .tap, .spatialTap, .longPress, .drag, .magnify, .rotate, .magnification, .rotation, .simultaneous,
    .sequence, .exclusive,
  ]
}

extension GestureField {
  /// What the gesture takes.
  fileprivate var parameters: [GestureParameterField] {
    switch self {
    case .tap: [.count]
    case .spatialTap: [.count, .coordinateSpace]
    case .longPress: [.minimumDuration, .maximumDistance]
    case .drag: [.minimumDistance, .coordinateSpace]
    case .magnify, .magnification: [.minimumScaleDelta]
    case .rotate, .rotation: [.minimumAngleDelta]
    default: []
    }
  }
}

/// The parameters of gestures.
package enum GestureParameterField: String, DocumentField {
  case count, coordinateSpace, minimumDuration, maximumDistance, minimumDistance, minimumScaleDelta
  case minimumAngleDelta
}

/// How a gesture is attached to a node.
package enum AttachmentName: String, CaseIterable {
  case gesture, simultaneousGesture, highPriorityGesture

  var priority: AttachedGesture.Priority {
    switch self {
    case .gesture: .normal
    case .simultaneousGesture: .simultaneous
    case .highPriorityGesture: .high
    }
  }
}

/// Which gestures of a node can be recognised.
package enum MaskName: String, CaseIterable {
  case all, gesture, subviews, none

  var mask: GestureMask {
    switch self {
    case .all: .all
    case .gesture: .gesture
    case .subviews: .subviews
    case .none: .none
    }
  }
}

extension ScenarioDecoder {
  private typealias Fields = DocumentObject<GestureField>

  /// The gestures of a node, whose names differ.
  mutating func attachments(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioInteraction.Attachment] {
    var attachments: [ScenarioInteraction.Attachment] = []
    let elements = try node.elements("a list of gestures")
    for element in elements {
      let fields: DocumentObject<GestureField> = try element.object("an object that describes a gesture")
      let kind = try self.kind(fields)
      let attachment = try fields[.attachment]?.choice(of: AttachmentName.self) ?? .gesture
      let mask = try fields[.including]?.choice(of: MaskName.self) ?? .all
      let name = try fields[.name]?.name() ?? kind.rawValue
      if attachments.contains(where: { $0.name == name }) {
        throw (fields[.name] ?? element).problem(
          "the name “\(name)” is taken by another gesture of the node; give this one a “name”")
      }
      attachments.append(
        ScenarioInteraction.Attachment(
          gesture: try gesture(fields, kind, in: scope), priority: attachment.priority, mask: mask.mask,
          name: name))
    }
    return attachments
  }

  private func kind(_ fields: Fields) throws(DocumentProblem) -> GestureField {
    let given = GestureField.kinds.filter { fields[$0] != nil }
    guard let kind = given.first else {
      throw fields.node.problem(
        "a gesture has one of \(DocumentNode.alternatives(GestureField.kinds.map(\.rawValue)))")
    }
    try fields.refuse(given.dropFirst(), beside: kind)
    return kind
  }

  private mutating func gesture(
    _ fields: Fields, _ kind: GestureField, in outer: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioGesture {
    guard let parameters = fields[kind] else { throw fields.node.problem("a gesture is missing") }
    var gesture = ScenarioGesture(kind: try self.gestureKind(kind, parameters, in: outer))
    var scope = outer
    scope.gesture = gesture.valueKind
    if let updating = fields[.updating] {
      for element in oneOrMore(updating) { gesture.updating.append(try self.updating(element, in: scope)) }
    }
    if let changed = fields[.onChanged] {
      if case .nothing = gesture.valueKind {
        throw changed.problem("a tap has no value that changes; say by “onEnded” what it does")
      }
      for element in oneOrMore(changed) { gesture.changed.append(try action(element, in: scope)) }
    }
    if let ended = fields[.onEnded] {
      for element in oneOrMore(ended) { gesture.ended.append(try action(element, in: scope)) }
    }
    return gesture
  }

  private func oneOrMore(_ node: DocumentNode) -> [DocumentNode] { (try? node.elements()) ?? [node] }

  // MARK: - Kinds

  private mutating func gestureKind(
    _ field: GestureField, _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioGesture.Kind {
    switch field {
    case .simultaneous:
      let pair = try pair(field, node, in: scope)
      return .simultaneous(pair.0, pair.1)
    case .sequence:
      let pair = try pair(field, node, in: scope)
      return .sequence(pair.0, pair.1)
    case .exclusive:
      let pair = try pair(field, node, in: scope)
      return .exclusive(pair.0, pair.1)
    default: break
    }
    let names = field.parameters.map(\.rawValue)
    for member in try node.members("an object of parameters, such as {}") where !names.contains(member.name) {
      throw member.problem(
        "\(field.rawValue) takes \(DocumentNode.alternatives(names, conjunction: "and"))",
        suggestion: NearestName.suggestion(for: member.name, among: names))
    }
    let parameters: DocumentObject<GestureParameterField> = try node.object("an object of parameters")
    switch field {
    case .tap:
      return .tap(count: try count(parameters[.count]))
    case .spatialTap:
      return .spatialTap(
        count: try count(parameters[.count]), try space(parameters[.coordinateSpace], in: scope))
    case .longPress:
      return .longPress(
        minimumDuration: try number(parameters[.minimumDuration], in: .time, "as long as the finger is down")
          ?? 0.5,
        maximumDistance: try number(parameters[.maximumDistance], in: .length, "any distance") ?? 10)
    case .drag:
      return .drag(
        minimumDistance: try parameters[.minimumDistance]?.number(in: .length) ?? 10,
        try space(parameters[.coordinateSpace], in: scope))
    case .rotate, .rotation:
      var angle = Angle.degrees(1)
      if let node = parameters[.minimumAngleDelta] {
        angle = try self.angle(node)
        if angle.radians < 0 { throw node.problem("an angle to begin at can't be negative") }
      }
      return field == .rotate ? .rotate(minimumAngleDelta: angle) : .rotation(minimumAngleDelta: angle)
    default:
      let delta = try parameters[.minimumScaleDelta]?.number(in: .length) ?? 0.01
      return field == .magnify
        ? .magnify(minimumScaleDelta: delta) : .magnification(minimumScaleDelta: delta)
    }
  }

  private mutating func pair(
    _ field: GestureField, _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> (ScenarioGesture, ScenarioGesture) {
    let elements = try node.elements("a list of two gestures")
    guard elements.count == 2 else {
      throw node.problem("\(field.rawValue) is made of two gestures, not of \(elements.count)")
    }
    var gestures: [ScenarioGesture] = []
    for element in elements {
      let fields: DocumentObject<GestureField> = try element.object("an object that describes a gesture")
      for field in [GestureField.name, .attachment, .including] {
        guard let member = fields.values[field] else { continue }
        throw member.problem("“\(field.rawValue)” is said of the gesture that is attached to the node")
      }
      gestures.append(try gesture(fields, try kind(fields), in: scope))
    }
    return (gestures[0], gestures[1])
  }

  private func count(_ node: DocumentNode?) throws(DocumentProblem) -> Int {
    guard let node else { return 1 }
    return Int(try node.number(in: .tapCount))
  }

  /// A number, or a word for no limit.
  private func number(
    _ node: DocumentNode?, in limits: NumberLimits, _ meaning: String
  ) throws(DocumentProblem) -> Double? {
    guard let node else { return nil }
    if case .string("infinity") = node.literal.kind { return .infinity }
    guard case .number(let number) = node.literal.kind, limits.contains(number) else {
      throw node.mustBe("\(limits.words), or “infinity” for \(meaning)")
    }
    return number
  }

  private func space(
    _ node: DocumentNode?, in scope: ExpressionScope
  ) throws(DocumentProblem) -> CoordinateSpace {
    guard let node else { return .local }
    switch node.literal.kind {
    case .object:
      let fields: DocumentObject<NamedSpaceField> = try node.object("a space")
      let name = try fields.required(.named)
      let text = try name.name()
      guard scope.spaces.contains(text) else {
        throw name.problem(
          "no node around the gesture has the “coordinateSpace” “\(text.prefix(40))”; there is "
            + (scope.spaces.isEmpty
              ? "none at all" : DocumentNode.alternatives(scope.spaces, conjunction: "and")),
          suggestion: NearestName.suggestion(for: text, among: scope.spaces))
      }
      return .named(text)
    case .string(SpaceName.local.rawValue): return .local
    case .string(SpaceName.global.rawValue): return .global
    default: throw node.mustBe("“local”, “global” or the name of a space, {\"named\": …}")
    }
  }
}

/// The names of spaces.
package enum SpaceName: String, CaseIterable {
  case local, global
}

/// The field of a space that has a name.
package enum NamedSpaceField: String, DocumentField {
  case named
}

extension NumberLimits {
  /// How many taps.
  fileprivate static let tapCount = NumberLimits(words: "a whole number of taps from 1 to 1000") {
    (1...1000).contains($0) && $0 == $0.rounded()
  }
}
