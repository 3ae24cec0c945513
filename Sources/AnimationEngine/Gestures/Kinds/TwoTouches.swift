// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The two fingers that a gesture for two follows: the first two that come down.
struct TwoTouches: Sendable {
  /// What there is of them.
  enum Stage: Sendable {
    /// Fewer than two have come down.
    case waiting
    /// Both are down.
    case together
    /// One was lifted.
    case parted
    /// One was taken away.
    case cancelled
  }

  private var firstID: Int?
  private var secondID: Int?
  private(set) var first = Point.zero
  private(set) var second = Point.zero
  private(set) var stage = Stage.waiting
  /// Whether both were down at the end of some frame.
  private(set) var hasMet = false

  /// Takes a frame; whether it says something about one of the two.
  mutating func receive(_ frame: TouchFrame) -> Bool {
    var isNews = false
    for touch in frame.touches {
      if touch.phase == .began, firstID == nil {
        (firstID, first) = (touch.id, touch.location)
      } else if touch.phase == .began, secondID == nil, touch.id != firstID {
        (secondID, second) = (touch.id, touch.location)
      } else if touch.id == firstID {
        first = touch.location
      } else if touch.id == secondID {
        second = touch.location
      } else {
        continue
      }
      isNews = true
      if touch.isLast, stage != .cancelled { stage = touch.phase == .ended ? .parted : .cancelled }
    }
    if stage == .waiting, secondID != nil {
      stage = .together
      hasMet = true
    }
    return isNews
  }

  /// From one to the other.
  var distance: Double {
    let (width, height) = (second.x - first.x, second.y - first.y)
    return (width * width + height * height).squareRoot()
  }

  var direction: Angle { Angle(from: first, to: second) }

  /// Half-way between them.
  var center: Point { Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
}
