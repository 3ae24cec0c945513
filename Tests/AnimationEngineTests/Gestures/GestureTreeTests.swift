// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Gestures on a tree: who is hit, and who is preferred.
struct GestureTreeTests {
  /// A tree with touches, and what its gestures say.
  private final class Board {
    let tree = AnimationTree(timeline: AnimationTimeline())
    let input: TouchInput
    let log = Log()
    var changes: [GestureChange] = []

    init(_ limits: TapLimits = .pointer) {
      input = TouchInput(tree: tree, environment: GestureEnvironment(tapLimits: limits))
      input.gestureDidChange = { [unowned self] in changes.append($0) }
    }

    /// A button in a card to which something is attached.
    func show(button: some Gesture, _ attach: (Node) -> Node) {
      tree.update {
        attach(
          Node("Card") { Node("Button").frame(GestureTreeTests.inner).gesture(button) }.frame(
            GestureTreeTests.outer))
      }
    }

    func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
      TapGesture(count: count).onEnded { [log] in log.say("\(name) tapped") }
    }

    func drag(_ name: String, minimum: Double = 10) -> some Gesture {
      let state = GestureState(wrappedValue: false).onChange { [log] in
        log.say("\(name) \($0 ? "on" : "off")")
      }
      return DragGesture(minimumDistance: minimum).updating(state) { _, state, _ in state = true }
        .onEnded { [log] _ in log.say("\(name) dragged") }
    }

    func play(_ stream: TouchStream, until time: Double) throws {
      try input.play(stream)
      try tree.timeline.advance(to: time)
    }

    /// A click in the middle of the child.
    func click(start: Double = 0) throws {
      try play(.tap(at: Point(x: 50, y: 50), start: start), until: start + 0.9)
    }

    /// A drag that begins there.
    func swipe(start: Double = 0) throws {
      try play(
        .drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50), start: start, duration: 0.2),
        until: start + 0.9)
    }
  }

  private static let outer = Rect(x: 0, y: 0, width: 200, height: 200)
  private static let inner = Rect(x: 25, y: 25, width: 50, height: 50)

  // MARK: - Preference, as measured

  @Test func `A child's tap beats the parent's`() throws {
    let board = Board()
    board.show(button: board.tap("child")) { $0.gesture(board.tap("parent")) }
    try board.click()
    #expect(board.log.lines == ["child tapped"])
    try board.play(.tap(at: Point(x: 150, y: 150), start: 1), until: 2)
    #expect(board.log.lines == ["child tapped", "parent tapped"])
  }

  @Test func `A parent's tap of high priority beats the child's`() throws {
    let board = Board()
    board.show(button: board.tap("child")) { $0.highPriorityGesture(board.tap("parent")) }
    try board.click()
    #expect(board.log.lines == ["parent tapped"])
  }

  @Test func `A simultaneous tap of the parent is told beside the child's, and before it`() throws {
    let board = Board()
    board.show(button: board.tap("child")) { $0.simultaneousGesture(board.tap("parent")) }
    try board.click()
    #expect(board.log.lines == ["parent tapped", "child tapped"])
  }

  @Test func `A button in a card that can be dragged: a click is the button's, a drag the card's`() throws {
    let board = Board()
    board.tree.update {
      Node("Card") { Node("Button").frame(Self.inner).onTapGesture { board.log.say("button") } }
        .frame(Self.outer).gesture(board.drag("card"))
    }
    try board.click()
    #expect(board.log.lines == ["button"])
    try board.swipe(start: 1)
    #expect(board.log.lines == ["button", "card on", "card off", "card dragged"])
  }

  @Test func `A child that is pressed at once keeps its press against a parent's drag`() throws {
    // A plain button follows the finger from where it comes down.
    let board = Board()
    board.show(button: board.drag("button", minimum: 0)) { $0.gesture(board.drag("card")) }
    try board.swipe()
    #expect(board.log.lines == ["button on", "button off", "button dragged"])
  }

  @Test func `A drag of high priority takes a press over, and the press is told no end`() throws {
    let board = Board()
    board.show(button: board.drag("button", minimum: 0)) { $0.highPriorityGesture(board.drag("card")) }
    try board.swipe()
    #expect(board.log.lines == ["button on", "card on", "button off", "card off", "card dragged"])
  }

  @Test func `A simultaneous drag of the card goes on beside the button's press`() throws {
    let board = Board()
    board.show(button: board.drag("button", minimum: 0)) { $0.simultaneousGesture(board.drag("card")) }
    try board.swipe()
    #expect(
      board.log.lines == ["button on", "card on", "card off", "card dragged", "button off", "button dragged"])
  }

  @Test func `Two taps that are attached before one win, and one waits for them`() throws {
    let board = Board()
    board.tree.update {
      Node("Star").frame(Self.outer).onTapGesture(count: 2) { board.log.say("two") }
        .onTapGesture { board.log.say("one") }
    }
    try board.play(.tap(at: Point(x: 5, y: 5), duration: 0.1), until: 0.4)
    #expect(board.log.lines.isEmpty)
    try board.tree.timeline.advance(to: 0.5)
    #expect(board.log.lines == ["one"])
    try board.play(.tap(at: Point(x: 5, y: 5), start: 1) + .tap(at: Point(x: 5, y: 5), start: 1.2), until: 2)
    #expect(board.log.lines == ["one", "two"])
  }

  @Test func `An end that waits for a second tap is told once, when it is decided`() throws {
    let board = Board()
    board.tree.update {
      Node("Star").frame(Self.outer).gesture(board.tap("two", count: 2).map { "two" })
        .gesture(board.tap("one").map { "one" })
    }
    var ends: [GestureChange] { board.changes.filter { $0.phase.isTerminal } }
    try board.play(.tap(at: Point(x: 50, y: 50)), until: 0.4)
    #expect(ends.isEmpty)
    try board.tree.timeline.advance(to: 1)
    #expect(ends.map(\.phase).sorted { $0.rawValue < $1.rawValue } == [.ended, .failed])
    #expect(ends.first { $0.phase == .ended }?.value as? String == "one")
    #expect(board.log.lines == ["one tapped"])
    board.changes = []
    try board.play(
      .tap(at: Point(x: 10, y: 10), start: 1) + .tap(at: Point(x: 190, y: 190), start: 1.2), until: 2)
    #expect(ends.map(\.phase).sorted { $0.rawValue < $1.rawValue } == [.ended, .failed])
    #expect(ends.first { $0.phase == .ended }?.value as? String == "two")
    #expect(board.log.lines == ["one tapped", "two tapped"])
  }

  @Test func `Two taps that are attached after one never come to be`() throws {
    let board = Board()
    board.tree.update {
      Node("Star").frame(Self.outer).onTapGesture { board.log.say("one") }
        .onTapGesture(count: 2) { board.log.say("two") }
    }
    try board.play(.tap(at: Point(x: 5, y: 5)) + .tap(at: Point(x: 5, y: 5), start: 0.2), until: 1)
    #expect(board.log.lines == ["one", "one"])
  }

  // MARK: - Masks

  private func said(_ mask: GestureMask) throws -> [String] {
    let board = Board()
    board.show(button: board.tap("child")) { $0.gesture(board.tap("parent"), including: mask) }
    try board.click()
    return board.log.lines
  }

  @Test func `A mask says which gestures can be recognised`() throws {
    #expect(try said(.all) == ["child tapped"])
    #expect(try said(.subviews) == ["child tapped"])
    #expect(try said(.gesture) == ["parent tapped"])
    #expect(try said(.none).isEmpty)
  }

  @Test func `A gesture that is switched off leaves those inside alone`() throws {
    let board = Board()
    for isEnabled in [true, false] {
      board.tree.update {
        Node("Card").frame(Self.outer).gesture(board.tap("inner"))
          .highPriorityGesture(board.tap("unused"), including: .subviews)
          .gesture(board.tap("outer"), isEnabled: isEnabled)
      }
      try board.click(start: isEnabled ? 0 : 1)
    }
    #expect(board.log.lines == ["inner tapped", "inner tapped"])
  }

  // MARK: - Hits

  private func path(_ tree: AnimationTree, _ x: Double, _ y: Double) -> String? {
    tree.hitTest(Point(x: x, y: y)).last?.path
  }

  @Test func `What is drawn in front is hit, with what is around it`() {
    let board = Board()
    board.tree.update {
      Node("Stack") {
        Node("Back").frame(Self.outer)
        Node("Front").frame(Self.inner)
        Node("Raised").frame(Rect(x: 0, y: 0, width: 30, height: 30)).zIndex(-1)
      }
    }
    #expect(path(board.tree, 50, 50) == "Stack/Front[1]")
    #expect(path(board.tree, 10, 10) == "Stack/Back[0]")
    #expect(path(board.tree, 500, 10) == nil)
    #expect(board.tree.hitTest(Point(x: 50, y: 50)).map(\.typeName) == ["Stack", "Front"])
  }

  @Test func `A child outside of its parent's frame is hit, and so is the parent`() {
    let board = Board()
    board.tree.update {
      Node("Parent") { Node("Child").frame(Rect(x: 300, y: 0, width: 10, height: 10)) }.frame(Self.outer)
    }
    #expect(board.tree.hitTest(Point(x: 305, y: 5)).map(\.typeName) == ["Parent", "Child"])
  }

  @Test func `Nodes that take no touches and nodes on their way out let them through`() throws {
    let board = Board()
    func show(_ isShown: Bool) {
      board.tree.update {
        Node("Stack") {
          Node("Back").frame(Self.outer)
          if isShown { Node("Cover").frame(Self.outer).transition(.opacity) }
          Node("Glass") { Node("Label").frame(Self.outer) }.frame(Self.outer).allowsHitTesting(false)
        }
      }
    }
    show(true)
    #expect(path(board.tree, 50, 50) == "Stack/Cover[1]")
    board.tree.timeline.withAnimation(.linear(duration: 1)) { show(false) }
    try board.tree.timeline.advance(to: 0.5)
    #expect(board.tree.allNodes.contains { $0.isBeingRemoved })
    #expect(path(board.tree, 50, 50) == "Stack/Back[0]")
  }

  @Test func `The content shape is what is hit`() {
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    // Of each shape: the corner, a point near the left side, the middle of the top, and the middle.
    let rows: [(ContentShape, [Bool])] = [
      (.rectangle, [true, true, true, true]),
      (.roundedRectangle(cornerRadius: 20), [false, true, true, true]),
      (.capsule, [false, true, true, true]),
      (.ellipse, [false, true, true, true]),
      (.circle, [false, false, true, true]),
      (.rect(Rect(x: 0, y: 0, width: 50, height: 50)), [true, false, false, false]),
      (ContentShape { point, frame in point.x > frame.center.x - 1 }, [false, false, true, true]),
    ]
    for (index, row) in rows.enumerated() {
      let points = [Point(x: 1, y: 1), Point(x: 2, y: 50), Point(x: 100, y: 1), Point(x: 100, y: 50)]
      #expect(points.map { row.0.contains($0, in: frame) } == row.1, "shape \(index)")
    }
    #expect(!ContentShape.circle.contains(.zero, in: Rect(x: 0, y: 0, width: 0, height: 10)))
  }

  @Test func `Of two frames side by side a point on the line between them is in one`() {
    let (left, right) = (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(!left.contains(Point(x: 10, y: 0)) && right.contains(Point(x: 10, y: 0)))
  }

  @Test func `A touch that hits nothing reaches nobody, and stays with what it has hit`() throws {
    let board = Board()
    board.tree.update { Node("Card").frame(Self.inner).gesture(board.drag("card")) }
    try board.play(.drag(from: Point(x: 150, y: 50), to: Point(x: 50, y: 50), duration: 0.2), until: 0.5)
    #expect(board.log.lines.isEmpty)
    // The finger leaves the card, and drags it all the same.
    try board.swipe(start: 1)
    #expect(board.log.lines.last == "card dragged")
  }

  @Test func `Locations are told in the node's own space, on the screen and in named spaces`() throws {
    let board = Board()
    var locations: [String: Point] = [:]
    board.tree.update {
      Node("Board") {
        Node("Card").frame(Self.inner)
          .simultaneousGesture(SpatialTapGesture().onEnded { locations["local"] = $0.location })
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { locations["global"] = $0.location }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("board")).onEnded { locations["board"] = $0.location })
      }.frame(Rect(x: 5, y: 10, width: 200, height: 200)).coordinateSpace(name: "board")
    }
    try board.click()
    #expect(
      locations == [
        "local": Point(x: 25, y: 25), "global": Point(x: 50, y: 50), "board": Point(x: 45, y: 40),
      ])
  }

  // MARK: - Several fingers

  @Test func `Two fingers on two children pinch the parent, and each taps its own`() throws {
    let board = Board()
    board.tree.update {
      Node("Photo") {
        Node("Left").frame(Rect(x: 0, y: 0, width: 100, height: 200)).gesture(board.tap("left"))
        Node("Right").frame(Rect(x: 100, y: 0, width: 100, height: 200)).gesture(board.tap("right"))
      }.frame(Self.outer).gesture(MagnifyGesture().onEnded { _ in board.log.say("pinched") })
    }
    try board.play(.pinch(center: Point(x: 100, y: 100), distance: 80, magnification: 1.5), until: 0.9)
    #expect(board.log.lines == ["pinched"])
    let taps =
      TouchStream.tap(id: 1, at: Point(x: 50, y: 50), start: 1)
      + .tap(id: 2, at: Point(x: 150, y: 50), start: 1)
    try board.play(taps, until: 2)
    #expect(board.log.lines == ["pinched", "left tapped", "right tapped"])
  }

  @Test func `A finger that comes while another rests begins an attempt of its own`() throws {
    let board = Board()
    board.tree.update {
      Node("Stack") {
        Node("Left").frame(Rect(x: 0, y: 0, width: 100, height: 200)).gesture(board.tap("left"))
        Node("Right").frame(Rect(x: 100, y: 0, width: 100, height: 200)).gesture(board.tap("right"))
      }
    }
    let resting = TouchStream.tap(id: 1, at: Point(x: 50, y: 50), duration: 3)
    let taps = [0.5, 1, 1.5].map { TouchStream.tap(id: 2, at: Point(x: 150, y: 50), start: $0) }
    try board.play(TouchStream(repairing: resting.touches + taps.flatMap(\.touches)), until: 4)
    #expect(board.log.lines == ["right tapped", "right tapped", "right tapped", "left tapped"])
  }

  @Test func `A thousand fingers on a node are a drag of the first`() throws {
    let board = Board()
    board.tree.update { Node("Card").frame(Self.outer).gesture(board.drag("card")) }
    let drags = (0..<1000).map {
      TouchStream.drag(id: $0, from: Point(x: 50, y: 50), to: Point(x: 90, y: 50), duration: 0.05)
    }
    try board.play(TouchStream(repairing: drags.flatMap(\.touches)), until: 1)
    #expect(board.log.lines == ["card on", "card off", "card dragged"])
  }

  // MARK: - Descriptions that change

  @Test func `A gesture at work calls the actions of the newest description`() throws {
    let board = Board()
    func show(_ number: Int) {
      board.tree.update {
        Node("Card").frame(Self.outer).gesture(
          DragGesture().onChanged { [log = board.log] _ in log.say("\(number)") })
      }
    }
    show(1)
    try board.input.play(.through([(0, 50, 50), (0.1, 80, 50), (0.2, 90, 50), (0.3, 95, 50)]))
    try board.tree.timeline.advance(to: 0.15)
    show(2)
    try board.tree.timeline.advance(to: 1)
    #expect(board.log.lines == ["1", "2"])
  }

  @Test func `A node that goes takes its gesture with it, and a gesture that is no longer described fails`()
    throws
  {
    for keepsNode in [true, false] {
      let board = Board()
      // Kept as it is, so that its state is the same one in both descriptions.
      let drag = board.drag("card")
      func show(_ isComplete: Bool) {
        board.tree.update {
          if isComplete { Node("Card").frame(Self.outer).gesture(drag) }
          if keepsNode, !isComplete { Node("Card").frame(Self.outer) }
        }
      }
      show(true)
      try board.input.play(.drag(from: Point(x: 50, y: 50), to: Point(x: 90, y: 50)))
      try board.tree.timeline.advance(to: 0.3)
      show(false)
      try board.tree.timeline.advance(to: 2)
      #expect(board.log.lines == ["card on", "card off"])
    }
  }

  @Test func `Changes are told with path, name and phase`() throws {
    let board = Board()
    board.tree.update {
      Node("Card") { Node("Button").frame(Self.inner).gesture(board.tap("child"), name: "press") }
        .frame(Self.outer).gesture(DragGesture(), name: "move")
    }
    try board.swipe()
    let last = board.changes.suffix(2).map { "\($0.path) \($0.name) \($0.phase)" }
    #expect(board.changes.first.map { "\($0.path) \($0.name) \($0.phase)" } == "Card/Button press possible")
    #expect(last.last == "Card move ended")
    #expect(board.changes.contains { $0.name == "press" && $0.phase == .failed })
  }

  @Test func `Pressing is told when it begins and when it is over`() throws {
    let board = Board()
    board.tree.update {
      Node("Card").frame(Self.outer).onLongPressGesture(minimumDuration: 0.5) {
        board.log.say("pressed")
      } onPressingChanged: {
        board.log.say("pressing \($0)")
      }
    }
    try board.play(.tap(at: Point(x: 50, y: 50), duration: 0.3), until: 1)
    try board.play(.tap(at: Point(x: 50, y: 50), start: 2, duration: 0.9), until: 3)
    #expect(
      board.log.lines == ["pressing true", "pressing false", "pressing true", "pressing false", "pressed"])
  }

  @Test func `A tree of ten thousand levels is hit at its bottom`() throws {
    let board = Board()
    var node = Node("Leaf").frame(Self.outer).gesture(board.tap("leaf"))
    for _ in 0..<10_000 {
      let inner = node
      node = Node("Group") { inner }
    }
    let whole = node.gesture(board.tap("top"))
    board.tree.update { whole }
    try board.click()
    #expect(board.log.lines == ["leaf tapped"])
  }
}
