// SPDX-License-Identifier: Apache-2.0

/// The gestures of a view that touches have reached, around those of the views inside.
///
/// Taken together they are one gesture, made by the rules of ``ExclusiveGesture`` and ``SimultaneousGesture``:
/// views side by side are simultaneous, and each gesture of the view stands to all inside of it by its priority.
///
/// Only where there is news something is to be decided, done and told: the others of a thousand views wait unasked.
final class GestureGroup {
  let node: TreeNode?
  private unowned let parent: GestureGroup?
  @exclusivity(unchecked) private(set) var children: [GestureGroup] = []
  /// The gestures of the view, the innermost first.
  @exclusivity(unchecked) private(set) var gestures: [LiveGesture] = []

  /// Whether something in it was handed touches, has met its deadline or was cancelled.
  @exclusivity(unchecked) private var hasNews = true
  /// When the first of all in it changes without touches, since the news was told; nil where none does.
  @exclusivity(unchecked) private(set) var deadline: Double?

  /// The gestures of a view, around which are those of another one; nil for all together.
  init(node: TreeNode?, in parent: GestureGroup? = nil) {
    self.node = node
    self.parent = parent
    parent?.children.append(self)
    parent?.noteNews()
  }

  /// Notes that something in it has changed.
  func noteNews() {
    var next: GestureGroup? = self
    while let group = next, !group.hasNews {
      group.hasNews = true
      next = group.parent
    }
  }

  /// The gesture at a place, which is made where there is none yet.
  func gesture(at index: Int, _ attached: AttachedGesture, in environment: GestureEnvironment) -> LiveGesture
  {
    let place = gestures.firstIndex { $0.index >= index } ?? gestures.endIndex
    if place < gestures.endIndex, gestures[place].index == index {
      gestures[place].restartIfFinished(in: environment)
      return gestures[place]
    }
    let gesture = LiveGesture(attached, index: index, of: self, in: environment)
    gestures.insert(gesture, at: place)
    return gesture
  }

  /// All gestures in it, the innermost first.
  func forEach(_ body: (LiveGesture, TreeNode?) -> Void) {
    for child in children { child.forEach(body) }
    for gesture in gestures { body(gesture, node) }
  }

  /// All gestures of views with news, the innermost first.
  func forEachWithNews(_ body: (LiveGesture, TreeNode?) -> Void) {
    guard hasNews else { return }
    for child in children { child.forEachWithNews(body) }
    for gesture in gestures { body(gesture, node) }
  }

  /// Takes the news for told, and looks when the next is due.
  func forgetNews() {
    guard hasNews else { return }
    hasNews = false
    var result: Double?
    for child in children {
      child.forgetNews()
      result = earliest(result, child.deadline)
    }
    for gesture in gestures { result = earliest(result, gesture.deadline) }
    deadline = result
  }

  /// Whether all of them are over, and all has been told.
  var isFinished: Bool { gestures.allSatisfy(\.isFinished) && children.allSatisfy(\.isFinished) }

  /// Hands over what was posted for a moment.
  func receive(at time: Double) {
    guard hasNews else { return }
    for child in children { child.receive(at: time) }
    for gesture in gestures { gesture.receive(at: time) }
  }

  /// Whether there is nothing to decide: it is one gesture.
  private var isSingle: Bool { children.isEmpty && gestures.count == 1 }

  /// How far the gestures inside a place have come together; the whole is the place after the last.
  private func kinds() -> [GesturePhaseKind] {
    var kind = GesturePhaseKind.failed
    for child in children { kind = .simultaneous(kind, child.kind) }
    var kinds = [kind]
    for gesture in gestures {
      kind =
        switch gesture.priority {
        case .normal: .exclusive(kind, gesture.kind)
        case .high: .exclusive(gesture.kind, kind)
        case .simultaneous: .simultaneous(gesture.kind, kind)
        }
      kinds.append(kind)
    }
    return kinds
  }

  private var kind: GesturePhaseKind { kinds().last ?? .failed }

  /// Cancels those that are left out for one that is preferred, from the outside in.
  func decide() {
    guard hasNews, !isSingle else { return }
    guard !gestures.isEmpty else {
      for child in children { child.decide() }
      return
    }
    let kinds = kinds()
    for place in gestures.indices.reversed() {
      let gesture = gestures[place]
      switch gesture.priority {
      case .normal: if kinds[place].isRecognized { gesture.cancel() }
      case .high: if gesture.kind.isRecognized { cancel(inside: place) }
      case .simultaneous: break
      }
    }
    for child in children { child.decide() }
  }

  private func cancel(inside place: Int) {
    for gesture in gestures[..<place] { gesture.cancel() }
    for child in children { child.cancel(inside: child.gestures.count) }
  }

  /// Adds the actions that are due, those of preferred gestures first.
  func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    if isSingle { return gestures[0].collect(isHeld: isHeld, into: &actions) }
    guard !gestures.isEmpty else {
      // Nothing around them holds them.
      for child in children where child.hasNews { child.collect(isHeld: isHeld, into: &actions) }
      return
    }
    collect(inside: gestures.count, kinds(), isHeld: isHeld, into: &actions)
  }

  private func collect(
    inside place: Int, _ kinds: [GesturePhaseKind], isHeld: Bool, into actions: inout [GestureAction]
  ) {
    guard place > 0 else {
      for child in children { child.collect(isHeld: isHeld, into: &actions) }
      return
    }
    let gesture = gestures[place - 1]
    switch gesture.priority {
    case .normal:
      collect(inside: place - 1, kinds, isHeld: isHeld, into: &actions)
      gesture.collect(isHeld: isHeld || kinds[place - 1] == .possible, into: &actions)
    case .high:
      gesture.collect(isHeld: isHeld, into: &actions)
      collect(
        inside: place - 1, kinds, isHeld: isHeld || gesture.kind == .possible, into: &actions)
    case .simultaneous:
      gesture.collect(isHeld: isHeld, into: &actions)
      collect(inside: place - 1, kinds, isHeld: isHeld, into: &actions)
    }
  }
}

extension GesturePhaseKind {
  /// Whether it leaves out what it is preferred to.
  fileprivate var isRecognized: Bool { self == .active || self == .ended }
}
