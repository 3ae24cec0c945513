// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Where the view is that a gesture is attached to, and where the named spaces around it begin.
///
/// It is as it was when the gesture's first finger came down: a view that moves with the finger does not move what
/// the finger's way is measured from.
public struct GestureSpace: Hashable, Sendable {
  /// The view on the screen; nil where it has no place of its own.
  public var frame: Rect?
  /// The origins of named spaces.
  public var named: [String: Point]

  /// A place on the screen.
  public init(frame: Rect? = nil, named: [String: Point] = [:]) {
    self.frame = frame
    self.named = named
  }

  /// A place on the screen as a space sees it.
  public func convert(_ location: Point, to space: CoordinateSpace) -> Point {
    let origin =
      switch space {
      case .global: Point.zero
      case .local: frame?.origin ?? .zero
      case .named(let name): named[name] ?? .zero
      }
    return Point(x: location.x - origin.x, y: location.y - origin.y)
  }

  /// Where a place on the screen lies in the view; its middle for a view without a place.
  public func anchor(of location: Point) -> UnitPoint { frame?.unitPoint(of: location) ?? .center }
}
