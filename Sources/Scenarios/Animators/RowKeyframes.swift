// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// The tracks of an animator, each at its place of a row.
struct RowKeyframes: Keyframes {
  typealias Value = AnimatedRow

  let row: AnimatedRow
  /// For each place of the row its keyframes.
  let tracks: [[ScenarioAnimator.Keyframe]]

  var body: RowKeyframes { self }

  func resolve(into resolved: inout ResolvedKeyframes<AnimatedRow>) {
    for (index, keyframes) in tracks.enumerated() where !keyframes.isEmpty {
      func track<Value: AnimatorValue>(_ type: Value.Type) {
        let path: any WritableKeyPath<AnimatedRow, Value> & Sendable = \.[index]
        KeyframeTrack(path) { Track<Value>(keyframes: keyframes) }.resolve(into: &resolved)
      }
      track(row.type(at: index))
    }
  }
}

/// The keyframes of one track.
private struct Track<Value: AnimatorValue>: KeyframeTrackContent {
  let keyframes: [ScenarioAnimator.Keyframe]

  var body: Track { self }

  func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    for keyframe in keyframes {
      let target = Value(of: keyframe.target)
      switch keyframe.shape {
      case .linear(let duration, let curve):
        LinearKeyframe(target, duration: duration, timingCurve: curve).resolve(into: &resolved)
      case .cubic(let duration, let start, let end):
        CubicKeyframe(
          target, duration: duration, startVelocity: start.map(Value.init), endVelocity: end.map(Value.init)
        ).resolve(into: &resolved)
      case .spring(let duration, let spring, let start):
        SpringKeyframe(target, duration: duration, spring: spring, startVelocity: start.map(Value.init))
          .resolve(into: &resolved)
      case .move: MoveKeyframe(target).resolve(into: &resolved)
      }
    }
  }
}
