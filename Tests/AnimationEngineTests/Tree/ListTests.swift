// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Lists by ids that go with the data, and by ids that go with the place.
struct ListTests {
  private struct Item: Identifiable {
    let id: String
    var title: String { "Title \(id)" }
  }

  private let stage = Stage()
  private let items = ["a", "b", "c"].map(Item.init)

  private func row(_ item: Item) -> Node {
    Node("Row").state("isExpanded", false).property("title", item.title)
  }

  private func showByID(_ items: [Item], by animation: Animation? = nil) {
    stage.animate(animation) { Node("List") { ForEach(items) { row($0) } } }
  }

  private func showByOffset(_ items: [Item]) {
    stage.show {
      Node("List") {
        ForEach(Array(items.enumerated()), id: \.offset) { row($0.element) }
      }
    }
  }

  /// The titles of the rows that are expanded.
  private var expanded: [String] {
    stage.tree.allNodes.filter { $0.state("isExpanded") == true }.compactMap { $0.value("title") }
  }

  private func expand(_ path: String) throws {
    stage.tree.setState("isExpanded", to: true, of: try #require(stage.tree.node(path)))
  }

  @Test func `By a stable id the state stays with its data when a row is deleted`() throws {
    showByID(items)
    try expand("List/Row[#c]")
    showByID([items[0], items[2]])
    #expect(expanded == ["Title c"])
    #expect(stage.tree.node("List/Row[#c]")?.state("isExpanded") == true)
  }

  @Test func `By the offset the state strays to another row when a row is deleted`() throws {
    showByOffset(items)
    // The second row is expanded and deleted; the third one now stands in its place, expanded.
    try expand("List/Row[#1]")
    showByOffset([items[0], items[2]])
    #expect(expanded == ["Title c"])
  }

  @Test func `By the offset the state of the last row is lost when a row before it is deleted`() throws {
    showByOffset(items)
    try expand("List/Row[#2]")
    showByOffset([items[0], items[2]])
    #expect(expanded.isEmpty)
  }

  @Test func `By the offset it is always the last row that is removed, and the others change their titles`() {
    showByOffset(items)
    _ = stage.takeEvents()
    showByOffset([items[1], items[2]])
    let events = stage.takeEvents()
    #expect(events.filter { $0.event == .removed }.map(\.path) == ["List/Row[#2]"])
    let change = NodeChange(typeName: "Row", reasons: [.itself, .property("title")])
    #expect(events.filter { $0.event == .changed(change) }.map(\.path) == ["List/Row[#0]", "List/Row[#1]"])
  }

  @Test func `By a stable id it is the deleted row that is removed, and the others do not change`() {
    showByID(items)
    _ = stage.takeEvents()
    showByID([items[1], items[2]])
    let events = stage.takeEvents()
    #expect(events.map(\.path) == ["List/Row[#a]", "List/Row[#a]"])
    #expect(events.map(\.event) == [.removalStarted, .removed])
  }

  @Test func `A row that is moved by its stable id is the same row, and only it has moved`() throws {
    showByID(items)
    let nodes = stage.tree.nodes[0].children
    try expand("List/Row[#c]")
    _ = stage.takeEvents()
    showByID([items[2], items[0], items[1]])
    #expect(stage.tree.nodes[0].children.map(\.path) == ["List/Row[#c]", "List/Row[#a]", "List/Row[#b]"])
    #expect(stage.tree.nodes[0].children[0] === nodes[2])
    #expect(expanded == ["Title c"])
    let events = stage.takeEvents()
    #expect(events.map(\.path) == ["List/Row[#c]"])
    #expect(events.map(\.event) == [.moved(from: 2, to: 0)])
  }

  @Test func `Rows that are moved by their offset change their contents, and keep their states`() throws {
    showByOffset(items)
    try expand("List/Row[#2]")
    showByOffset([items[2], items[0], items[1]])
    #expect(expanded == ["Title b"])
  }

  @Test func `Ids that occur twice are told apart by their order, with a warning`() throws {
    let twins = [Item(id: "a"), Item(id: "b"), Item(id: "a")]
    showByID(twins)
    #expect(stage.paths == ["List", "List/Row[#a]", "List/Row[#b]", "List/Row[#a(2)]"])
    let warnings = stage.takeWarnings()
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("id a") == true)
    // The first of both goes, so the second is the first now: what is gone is the second's place.
    try expand("List/Row[#a(2)]")
    showByID([twins[1], twins[2]])
    #expect(stage.paths == ["List", "List/Row[#b]", "List/Row[#a]"])
    #expect(expanded.isEmpty)
  }

  @Test func `Rows of several nodes are known by element and position`() {
    stage.show {
      ForEach(0..<2) { _ in
        Node("Title")
        Node("Line")
      }
    }
    #expect(stage.paths == ["Title[#0.0]", "Line[#0.1]", "Title[#1.0]", "Line[#1.1]"])
  }

  @Test func `A row that leaves stays behind the row that it followed`() throws {
    showByID(items)
    showByID([items[2], items[0]], by: Stage.second)
    #expect(
      stage.tree.nodes[0].children.map(\.path) == ["List/Row[#c]", "List/Row[#a]", "List/Row[#b]"])
    #expect(stage.tree.nodes[0].children.map(\.isBeingRemoved) == [false, false, true])
    try stage.advance(to: 1)
    #expect(stage.tree.nodes[0].children.map(\.path) == ["List/Row[#c]", "List/Row[#a]"])
  }
}
