// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// A spring without bounce: duration 0.5 s, bounce 0.
  public static var smooth: Spring { smooth() }

  /// A spring with a small bounce: duration 0.5 s, bounce 0.15.
  public static var snappy: Spring { snappy() }

  /// A spring that bounces: duration 0.5 s, bounce 0.3.
  public static var bouncy: Spring { bouncy() }

  /// The spring that follows a finger: duration 0.15 s, bounce 0.15.
  public static var interactive: Spring { interactive() }

  /// ``smooth`` with another duration or more bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` with another duration or more bounce; the bounce is `0.15 + extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` with another duration or more bounce; the bounce is `0.3 + extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// ``interactive`` with another duration or more bounce; the bounce is `0.15 + extraBounce`.
  public static func interactive(duration: Double = 0.15, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
