// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// What a node has to do with touches.
package struct NodeInteraction {
  package var frame: Rect?
  package var shape = ContentShape.rectangle
  package var allowsHitTesting = true
  package var spaceName: String?
  /// The gestures, the innermost first.
  package var gestures: [AttachedGesture] = []
}

/// Keeps descriptions of nodes that touches don't concern small.
package final class NodeInteractionBox {
  let value: NodeInteraction
  init(_ value: NodeInteraction) { self.value = value }
}

extension Node {
  package var interaction: NodeInteraction {
    get { interactionBox?.value ?? NodeInteraction() }
    set { interactionBox = NodeInteractionBox(newValue) }
  }

  private func interacting(_ change: (inout NodeInteraction) -> Void) -> Node {
    var node = self
    change(&node.interaction)
    return node
  }

  // MARK: - Where it is

  /// Where the node is on the screen: touches hit it there. The tree has no layout, so it has to be told.
  ///
  /// A node without a frame is hit where its children are. Nodes in front of others catch the touches.
  public func frame(_ frame: Rect) -> Node { interacting { $0.frame = frame } }

  /// The part of the frame that touches can hit; the whole frame unless said otherwise.
  public func contentShape(_ shape: ContentShape) -> Node { interacting { $0.shape = shape } }

  /// Whether touches can hit the node and what is inside of it.
  public func allowsHitTesting(_ isAllowed: Bool) -> Node { interacting { $0.allowsHitTesting = isAllowed } }

  /// A name by which gestures inside measure locations from this node's frame: ``CoordinateSpace/named(_:)``.
  public func coordinateSpace(name: String) -> Node { interacting { $0.spaceName = name } }

  // MARK: - Gestures

  private func attaching(_ gesture: AttachedGesture) -> Node { interacting { $0.gestures.append(gesture) } }

  /// Attaches a gesture, to which those inside, and those attached before, are preferred.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - name: what changes of it are reported by.
  ///   - mask: whether it, and whether those inside, can be recognised.
  public func gesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Node {
    attaching(AttachedGesture(gesture, priority: .normal, mask: mask, name: name))
  }

  /// Attaches a gesture that is preferred to those inside and to those attached before.
  public func highPriorityGesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Node {
    attaching(AttachedGesture(gesture, priority: .high, mask: mask, name: name))
  }

  /// Attaches a gesture that is recognised beside those inside and those attached before, and acts before them.
  public func simultaneousGesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Node {
    attaching(AttachedGesture(gesture, priority: .simultaneous, mask: mask, name: name))
  }

  /// Attaches a gesture that can be switched off.
  public func gesture(_ gesture: some Gesture, name: String? = nil, isEnabled: Bool) -> Node {
    self.gesture(gesture, name: name, including: isEnabled ? .all : .subviews)
  }

  /// Does something when the node is tapped so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Node {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something when the node is tapped so many times, given the place.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> Node {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Does something when the node has been pressed for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: for how long, in seconds.
  ///   - maximumDistance: how far the finger may move: less than this, in points.
  ///   - action: what to do.
  ///   - onPressingChanged: is told when pressing begins, and when it is over, whichever way.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Node {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    guard let onPressingChanged else { return gesture(press.onEnded { _ in action() }) }
    let isPressing = GestureState(wrappedValue: false).onChange(onPressingChanged)
    return gesture(
      press.updating(isPressing) { value, state, _ in state = value }.onEnded { _ in action() })
  }
}
