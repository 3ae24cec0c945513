// SPDX-License-Identifier: Apache-2.0

/// When something is due: by time, and at one time in the order in which it was asked for.
struct TimelineKey: Comparable {
  static let never = TimelineKey(time: .infinity, order: .max)

  let time: Double
  let order: Int

  static func < (lhs: TimelineKey, rhs: TimelineKey) -> Bool {
    lhs.time < rhs.time || (lhs.time == rhs.time && lhs.order < rhs.order)
  }
}

/// Something that is waiting in the queue of a timeline.
package protocol TimelineNode: AnyObject {
  /// Its place in the queue.
  var queuePlace: TimelineQueuePlace { get set }
  /// Does the first of what is due.
  func process()
}

extension TimelineNode {
  // The place is taken out and put back whole: changing it where it is would ask the heap for room.

  /// Notes where the node stands in the heap.
  fileprivate func stand(at index: Int) {
    var place = queuePlace
    place.index = index
    queuePlace = place
  }

  /// Notes when the node is due next.
  fileprivate func wait(until key: TimelineKey) {
    var place = queuePlace
    place.key = key
    queuePlace = place
  }
}

/// What a node of the queue keeps for it.
package struct TimelineQueuePlace {
  /// When the node is due next.
  var key = TimelineKey.never
  /// Where it stands in the heap; −1 outside.
  var index = -1
}

/// A heap of all that waits.
///
/// A node that is put off stays where it is and is moved when its turn comes, so that an animation which is
/// retargeted again and again costs nothing here. The key of an entry is therefore at or before its node's.
struct AnimationTimelineQueue {
  private struct Entry {
    var key: TimelineKey
    let node: any TimelineNode
  }

  private var entries: [Entry] = []

  /// The key of the node that is due first.
  mutating func firstKey() -> TimelineKey? {
    while let first = entries.first {
      let key = first.node.queuePlace.key
      if key == first.key { return key }
      if key == .never {
        remove(first.node)
      } else {
        entries[0].key = key
        siftDown(0)
      }
    }
    return nil
  }

  /// The node that is due first, which stays in the queue.
  mutating func first() -> (any TimelineNode)? {
    firstKey().flatMap { _ in entries.first?.node }
  }

  /// Says when a node is due next.
  mutating func schedule(_ node: any TimelineNode, at key: TimelineKey) {
    let index = node.queuePlace.index
    node.wait(until: key)
    if index < 0 {
      guard key != .never else { return }
      entries.append(Entry(key: key, node: node))
      node.stand(at: entries.count - 1)
      siftUp(entries.count - 1)
    } else if key < entries[index].key {
      entries[index].key = key
      siftUp(index)
    }
  }

  /// Takes a node out.
  mutating func remove(_ node: any TimelineNode) {
    let index = node.queuePlace.index
    node.queuePlace = TimelineQueuePlace()
    guard index >= 0, let last = entries.popLast(), index < entries.count else { return }
    entries[index] = last
    last.node.stand(at: index)
    siftDown(index)
    siftUp(index)
  }

  /// Takes out everything.
  mutating func removeAll() {
    for entry in entries { entry.node.queuePlace = TimelineQueuePlace() }
    entries.removeAll()
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    let entry = entries[index]
    while index > 0 {
      let parent = (index - 1) / 2
      guard entry.key < entries[parent].key else { break }
      entries[index] = entries[parent]
      entries[index].node.stand(at: index)
      index = parent
    }
    entries[index] = entry
    entry.node.stand(at: index)
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    let entry = entries[index]
    while true {
      var child = 2 * index + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].key < entries[child].key { child += 1 }
      guard entries[child].key < entry.key else { break }
      entries[index] = entries[child]
      entries[index].node.stand(at: index)
      index = child
    }
    entries[index] = entry
    entry.node.stand(at: index)
  }
}
