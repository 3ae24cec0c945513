// SPDX-License-Identifier: Apache-2.0

extension SwiftUISpring {
  /// Duration 0.5 s, bounce 0. `[R]`
  public static var smooth: SwiftUISpring { smooth() }

  /// Duration 0.5 s, bounce 0.15. `[R]`
  public static var snappy: SwiftUISpring { snappy() }

  /// Duration 0.5 s, bounce 0.3. `[R]` `[F]`
  public static var bouncy: SwiftUISpring { bouncy() }

  /// ``smooth`` with another duration or more bounce. `[R]` `[F]`
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` with another duration or more bounce; the bounce is `0.15 + extraBounce`. `[R]` `[F]`
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` with another duration or more bounce; the bounce is `0.3 + extraBounce`. `[R]` `[F]`
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> SwiftUISpring {
    SwiftUISpring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
