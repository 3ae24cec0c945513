// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

extension ScenarioDescription {
  /// A node with its place on the screen and its gestures.
  func attach(
    _ interaction: ScenarioInteraction, to node: Node, in surroundings: ScenarioSurroundings
  ) -> Node {
    if interaction.isEmpty { return node }
    var node = node
    func number(_ expression: ScenarioExpression) -> Double { expression.value(in: surroundings).double }
    if let frame = interaction.frame {
      node = node.frame(
        Rect(x: number(frame.x), y: number(frame.y), width: number(frame.width), height: number(frame.height))
      )
    }
    node = node.contentShape(interaction.shape.contentShape)
    if let condition = interaction.allowsHitTesting {
      node = node.allowsHitTesting(condition.value(in: surroundings) == .flag(true))
    }
    if let name = interaction.spaceName { node = node.coordinateSpace(name: name) }
    let label = surroundings.pathText
    for attachment in interaction.gestures {
      let builder = GestureBuilder(
        player: player, element: surroundings.element, homes: surroundings.homes, path: surroundings.path)
      let gesture = builder.gesture(attachment.gesture, label: "\(label).\(attachment.name)")
      node =
        switch attachment.priority {
        case .normal: node.gesture(gesture, name: attachment.name, including: attachment.mask)
        case .high: node.highPriorityGesture(gesture, name: attachment.name, including: attachment.mask)
        case .simultaneous:
          node.simultaneousGesture(gesture, name: attachment.name, including: attachment.mask)
        }
    }
    return node
  }
}

extension ScenarioInteraction.Shape {
  fileprivate var contentShape: ContentShape {
    switch self {
    case .rectangle: .rectangle
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule
    case .roundedRectangle(let radius): .roundedRectangle(cornerRadius: radius)
    case .rect(let rect): .rect(rect)
    }
  }
}

/// Makes the engine's gestures, which act on the states of a player.
private struct GestureBuilder {
  weak var player: ScenarioPlayer?
  let element: (value: ScenarioValue, index: Int)?
  /// The nodes around that have states of their own.
  let homes: [NodeHome]
  /// The way to the node, where it is asked what that shows.
  let path: [String]

  typealias Reading = AnyGesture<GestureReading>

  func gesture(_ gesture: ScenarioGesture, label: String) -> Reading {
    var result = base(gesture.kind, label: label)
    for updating in gesture.updating {
      result = Reading(update(result, updating, label: label))
    }
    if !gesture.changed.isEmpty {
      result = Reading(
        result.onChanged { [weak player, element, homes, path] reading in
          var call = Transaction()
          (call.isContinuous, call.tracksVelocity) = (true, true)
          player?.perform(
            gesture.changed, of: "\(label).onChanged", reading, element: element, within: homes, at: path,
            in: call)
        })
    }
    if !gesture.ended.isEmpty {
      result = Reading(
        result.onEnded { [weak player, element, homes, path] reading in
          player?.perform(
            gesture.ended, of: "\(label).onEnded", reading, element: element, within: homes, at: path)
        })
    }
    return result
  }

  private func base(_ kind: ScenarioGesture.Kind, label: String) -> Reading {
    switch kind {
    case .tap(let count): Reading(TapGesture(count: count).map { GestureReading.nothing })
    case .spatialTap(let count, let space):
      Reading(SpatialTapGesture(count: count, coordinateSpace: space).map { .place($0.location) })
    case .longPress(let duration, let distance):
      Reading(
        LongPressGesture(minimumDuration: duration, maximumDistance: distance).map(GestureReading.flag))
    case .drag(let distance, let space):
      Reading(DragGesture(minimumDistance: distance, coordinateSpace: space).map(GestureReading.drag))
    case .magnify(let delta): Reading(MagnifyGesture(minimumScaleDelta: delta).map(GestureReading.magnify))
    case .rotate(let delta): Reading(RotateGesture(minimumAngleDelta: delta).map(GestureReading.rotate))
    case .magnification(let delta):
      Reading(MagnificationGesture(minimumScaleDelta: delta).map(GestureReading.factor))
    case .rotation(let delta):
      Reading(RotationGesture(minimumAngleDelta: delta).map(GestureReading.angle))
    case .simultaneous(let first, let second):
      Reading(
        gesture(first, label: "\(label).first").simultaneously(
          with: gesture(second, label: "\(label).second")
        )
        .map { .simultaneous($0.first, $0.second) })
    case .sequence(let first, let second):
      Reading(
        gesture(first, label: "\(label).first").sequenced(before: gesture(second, label: "\(label).second"))
          .map { value in
            switch value {
            case .first(let first): .sequence(first, nil, isSecond: false)
            case .second(let first, let second): .sequence(first, second, isSecond: true)
            }
          })
    case .exclusive(let first, let second):
      Reading(
        gesture(first, label: "\(label).first").exclusively(before: gesture(second, label: "\(label).second"))
          .map { value in
            switch value {
            case .first(let first): .exclusive(first, nil, isSecond: false)
            case .second(let second): .exclusive(nil, second, isSecond: true)
            }
          })
    }
  }

  /// States that follow the gesture, as one state of it.
  private func update(
    _ gesture: Reading, _ updating: ScenarioGesture.Updating, label: String
  ) -> GestureStateGesture<Reading, [ScenarioValue]> {
    let states = updating.values.map(\.state)
    let mark = ResetMark()
    let (player, element, homes, path) = (player, element, homes, path)
    let state = GestureState<[ScenarioValue]>(
      get: { [weak player] in player?.values(of: states, within: homes) ?? [] },
      set: { [weak player] values in
        player?.set(
          updating, to: values, of: "\(label).\(mark.isResetting ? "reset" : "updating")",
          within: homes)
        mark.isResetting = false
      },
      initialValue: player?.initialValues(of: states) ?? [],
      reset: { [weak player] _, transaction in
        mark.isResetting = true
        player?.apply(updating.reset, to: &transaction)
      })
    return gesture.updating(state) { [weak player] reading, values, transaction in
      guard let player else { return }
      let surroundings = player.surroundings(of: reading, element: element, within: homes, at: path)
      values = updating.values.map { $0.value.value(in: surroundings) }
      player.apply(updating.settings, to: &transaction)
    }
  }
}

/// Whether the next write of a gesture's state resets it.
private final class ResetMark {
  var isResetting = false
}
