// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// The tracks of an animator, each at its place of a row.
struct RowKeyframes: Keyframes {
  typealias Value = AnimatedRow

  let tracks: [(place: AnimatedRow.Place, keyframes: [ScenarioAnimator.Keyframe])]

  var body: RowKeyframes { self }

  func resolve(into resolved: inout ResolvedKeyframes<AnimatedRow>) {
    for track in tracks where !track.keyframes.isEmpty {
      let keyframes = track.keyframes
      switch track.place {
      case .number(let index):
        KeyframeTrack(\.[number: index]) { Track(keyframes: keyframes) { $0.double } }.resolve(
          into: &resolved)
      case .point(let index):
        KeyframeTrack(\.[point: index]) { Track(keyframes: keyframes, value: Self.point) }
          .resolve(into: &resolved)
      case .size(let index):
        KeyframeTrack(\.[size: index]) { Track(keyframes: keyframes, value: Self.size) }
          .resolve(into: &resolved)
      case .angle(let index):
        KeyframeTrack(\.[angle: index]) { Track(keyframes: keyframes, value: Self.angle) }
          .resolve(into: &resolved)
      case .color(let index):
        KeyframeTrack(\.[color: index]) { Track(keyframes: keyframes, value: Self.color) }
          .resolve(into: &resolved)
      }
    }
  }

  private static func point(_ value: ScenarioValue) -> Point {
    if case .point(let point) = value { point } else { Point(x: 0, y: 0) }
  }

  private static func size(_ value: ScenarioValue) -> Size {
    if case .size(let size) = value { size } else { Size(width: 0, height: 0) }
  }

  private static func angle(_ value: ScenarioValue) -> Angle {
    if case .angle(let angle) = value { angle } else { .radians(0) }
  }

  private static func color(_ value: ScenarioValue) -> Color {
    if case .color(let color) = value { color } else { Color(white: 0) }
  }
}

/// The keyframes of one track.
private struct Track<Value: Animatable>: KeyframeTrackContent {
  let keyframes: [ScenarioAnimator.Keyframe]
  let value: (ScenarioValue) -> Value

  var body: Track { self }

  func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    for keyframe in keyframes {
      let target = value(keyframe.target)
      switch keyframe.shape {
      case .linear(let duration, let curve):
        LinearKeyframe(target, duration: duration, timingCurve: curve).resolve(into: &resolved)
      case .cubic(let duration, let start, let end):
        CubicKeyframe(
          target, duration: duration, startVelocity: start.map(value), endVelocity: end.map(value)
        ).resolve(into: &resolved)
      case .spring(let duration, let spring, let start):
        SpringKeyframe(target, duration: duration, spring: spring, startVelocity: start.map(value))
          .resolve(into: &resolved)
      case .move: MoveKeyframe(target).resolve(into: &resolved)
      }
    }
  }
}
