// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The finger that a gesture for one finger follows: the first that comes down.
struct SingleTouch: Sendable {
  /// What a frame says about that finger.
  struct Change {
    /// Whether it came down in this frame.
    var began = false
    /// Whether the frame is about this finger at all, and not only about others.
    var isAboutFinger = false
    /// How it went in this frame, if it did.
    var last: Touch.Phase?
    /// Whether another one came down while it was down.
    var hasCompany = false
  }

  private(set) var id: Int?
  /// Where it came down, and where it is.
  private(set) var start = Point.zero
  private(set) var location = Point.zero

  /// Takes a frame; nil where it says nothing about the finger.
  mutating func receive(_ frame: TouchFrame) -> Change? {
    var change: Change?
    for touch in frame.touches {
      if touch.phase == .began, id == nil {
        guard change == nil else {
          // It came and went, or went and came, within a moment: what comes then is another one.
          change?.hasCompany = true
          continue
        }
        (id, start, location) = (touch.id, touch.location, touch.location)
        change = Change(began: true, isAboutFinger: true)
      } else if touch.id == id {
        location = touch.location
        if change == nil { change = Change() }
        change?.isAboutFinger = true
        if touch.isLast {
          change?.last = touch.phase
          id = nil
        }
      } else if touch.phase == .began {
        if change == nil { change = Change() }
        change?.hasCompany = true
      }
    }
    return change
  }

  /// How far it is from where it came down.
  var distance: Double {
    let (width, height) = (location.x - start.x, location.y - start.y)
    return (width * width + height * height).squareRoot()
  }
}
