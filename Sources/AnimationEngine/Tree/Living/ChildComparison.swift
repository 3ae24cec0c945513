// SPDX-License-Identifier: Apache-2.0

/// The children of a node compared with a new description of them.
struct ChildComparison {
  /// A child that is described.
  enum Child {
    case kept(TreeNode, Node)
    case new(TreeNode, Predecessor?)
  }

  /// What is described, in its order.
  private(set) var described: [Child] = []
  /// What was described before and is no longer.
  private(set) var departing: [TreeNode] = []
  /// What has changed its place among those that were there before and are still.
  private(set) var moved: [(node: TreeNode, from: Int, to: Int)] = []
  /// What is in the tree from now on: the described in their order, and each that leaves behind the one it followed.
  private(set) var children: [TreeNode] = []

  init(_ items: [NodeContent.Item], with parent: TreeNode) {
    let older = parent.children
    var kept = ChildComparison.pairs(items, older)
    let stays = Set(kept.compactMap { $0.map(ObjectIdentifier.init) })
    departing = older.filter { !$0.isBeingRemoved && !stays.contains(ObjectIdentifier($0)) }
    moved = ChildComparison.moves(in: kept)
    var vacancies = Vacancies(departing)
    var nodes: [TreeNode] = []
    nodes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if let node = kept[index] {
        described.append(.kept(node, item.node))
        nodes.append(node)
      } else {
        let node = TreeNode(item, parent: parent)
        described.append(.new(node, vacancies.predecessor(of: node)))
        nodes.append(node)
      }
      nodes[index].index = index
    }
    kept.removeAll()
    children = ChildComparison.interleave(nodes, older, stays)
  }

  /// For each description the child that it describes, if there is one already.
  private static func pairs(_ items: [NodeContent.Item], _ older: [TreeNode]) -> [TreeNode?] {
    let identities = items.map(NodeIdentity.init)
    if older.count == items.count, zip(identities, older).allSatisfy({ $0 == $1.identity }) { return older }
    // Of several of the same identity, one that is described and others on their way out, the first is preferred.
    var byIdentity: [NodeIdentity: TreeNode] = [:]
    for node in older {
      if let other = byIdentity[node.identity], !other.isBeingRemoved { continue }
      byIdentity[node.identity] = node
    }
    return identities.map { byIdentity.removeValue(forKey: $0) }
  }

  /// The described, with those that leave behind the nodes that they followed.
  private static func interleave(
    _ described: [TreeNode], _ older: [TreeNode], _ stays: Set<ObjectIdentifier>
  ) -> [TreeNode] {
    guard older.count > stays.count else { return described }
    var first: [TreeNode] = []
    var followers: [ObjectIdentifier: [TreeNode]] = [:]
    var leader: ObjectIdentifier?
    for node in older {
      let id = ObjectIdentifier(node)
      if stays.contains(id) {
        leader = id
      } else if let leader {
        followers[leader, default: []].append(node)
      } else {
        first.append(node)
      }
    }
    return first + described.flatMap { [$0] + (followers[ObjectIdentifier($0)] ?? []) }
  }

  /// The smallest set of nodes whose moves make the new order from the old one.
  private static func moves(in kept: [TreeNode?]) -> [(node: TreeNode, from: Int, to: Int)] {
    var places: [(node: TreeNode, from: Int, to: Int)] = []
    var isOrdered = true
    for (index, node) in kept.enumerated() {
      guard let node, !node.isBeingRemoved else { continue }
      if let last = places.last, last.from > node.index { isOrdered = false }
      places.append((node, node.index, index))
    }
    guard !isOrdered else { return [] }
    let resting = LongestRun.indices(of: places.map(\.from))
    return places.indices.filter { !resting.contains($0) }.map { places[$0] }
  }
}

/// The nodes that have left, by their places and by their explicit ids.
private struct Vacancies {
  private struct Name: Hashable {
    let typeName: String
    let ids: [AnyHashable]
  }

  private var byPlace: [[StructuralStep]: TreeNode] = [:]
  private var byName: [Name: TreeNode] = [:]

  init(_ departing: [TreeNode]) {
    for node in departing {
      if byPlace[node.identity.place] == nil { byPlace[node.identity.place] = node }
      let name = Name(typeName: node.identity.typeName, ids: node.identity.ids)
      if !name.ids.isEmpty, byName[name] == nil { byName[name] = node }
    }
  }

  /// What a new node is in the place of.
  mutating func predecessor(of node: TreeNode) -> Predecessor? {
    if let old = byPlace.removeValue(forKey: node.identity.place) { return Predecessor(of: node, old: old) }
    guard !node.identity.ids.isEmpty else { return nil }
    let name = Name(typeName: node.identity.typeName, ids: node.identity.ids)
    return byName.removeValue(forKey: name).flatMap { Predecessor(of: node, old: $0) }
  }
}
