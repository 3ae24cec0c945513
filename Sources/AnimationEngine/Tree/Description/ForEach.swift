// SPDX-License-Identifier: Apache-2.0

/// Nodes for the elements of a collection, each known by the id of its element.
///
/// An id should go with its data. Where it goes with the place, `id: \.offset` for example, the nodes behind a
/// deleted element take over the state of the element before them.
///
/// Where an id occurs more than once each occurrence is a node of its own, known by id and count, and the tree
/// says so in a warning.
public struct ForEach {
  package let content: NodeContent

  /// Nodes for elements that are known by a part of theirs.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @NodeBuilder content: (Data.Element) -> NodeContent
  ) {
    self.init(data.map { (AnyHashable($0[keyPath: id]), content($0)) })
  }

  /// Nodes for elements that know their ids.
  public init<Data: Sequence>(_ data: Data, @NodeBuilder content: (Data.Element) -> NodeContent)
  where Data.Element: Identifiable {
    self.init(data.map { (AnyHashable($0.id), content($0)) })
  }

  /// Nodes for the numbers of a range, known by their number.
  public init(_ range: Range<Int>, @NodeBuilder content: (Int) -> NodeContent) {
    self.init(range.map { (AnyHashable($0), content($0)) })
  }

  package init(_ elements: [(id: AnyHashable, content: NodeContent)]) {
    var content = NodeContent()
    var occurrences: [AnyHashable: Int] = [:]
    for element in elements {
      let occurrence = occurrences[element.id, default: 0]
      occurrences[element.id] = occurrence + 1
      if occurrence == 1 { content.duplicates.append(element.id) }
      content.append(element.content.behind(.element(element.id, occurrence: occurrence)))
    }
    self.content = content
  }
}
