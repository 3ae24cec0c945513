// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// The part of a view's frame that touches can hit.
public struct ContentShape {
  private let body: (Point, Rect) -> Bool

  /// A shape of one's own: whether a point on the screen lies in it, given the view's frame.
  public init(contains: @escaping (_ point: Point, _ frame: Rect) -> Bool) {
    body = contains
  }

  /// Whether a point on the screen lies in the shape of a frame.
  public func contains(_ point: Point, in frame: Rect) -> Bool { body(point, frame) }

  /// The whole frame.
  public static var rectangle: ContentShape { ContentShape { point, frame in frame.contains(point) } }

  /// A rectangle on the screen, whatever the frame.
  public static func rect(_ rect: Rect) -> ContentShape { ContentShape { point, _ in rect.contains(point) } }

  /// The largest circle in the middle of the frame.
  public static var circle: ContentShape {
    ContentShape { point, frame in
      let radius = min(frame.size.width, frame.size.height) / 2
      return isWithin(1, point.x - frame.center.x, point.y - frame.center.y, radius, radius)
    }
  }

  /// The ellipse that touches the frame's sides.
  public static var ellipse: ContentShape {
    ContentShape { point, frame in
      isWithin(
        1, point.x - frame.center.x, point.y - frame.center.y, frame.size.width / 2, frame.size.height / 2)
    }
  }

  /// The frame with its shorter sides as half circles.
  public static var capsule: ContentShape { roundedRectangle(cornerRadius: .infinity) }

  /// The frame with its corners rounded, by half of its shorter side at most.
  public static func roundedRectangle(cornerRadius: Double) -> ContentShape {
    ContentShape { point, frame in
      guard frame.contains(point) else { return false }
      let radius = min(max(0, cornerRadius), min(frame.size.width, frame.size.height) / 2)
      let across = max(0, (point.x - frame.center.x).magnitude - (frame.size.width / 2 - radius))
      let down = max(0, (point.y - frame.center.y).magnitude - (frame.size.height / 2 - radius))
      return across == 0 || down == 0 || isWithin(1, across, down, radius, radius)
    }
  }

  private static func isWithin(
    _ limit: Double, _ across: Double, _ down: Double, _ width: Double, _ height: Double
  ) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (first, second) = (across / width, down / height)
    return first * first + second * second <= limit
  }
}
