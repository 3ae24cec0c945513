// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension DragGesture.Value {
  /// What a view hands over that has followed the finger, from where it was when that came down.
  public func release(from committed: Size = .zero) -> GestureRelease<AnimatablePair<Double, Double>> {
    let value = Size(
      width: committed.width + translation.width, height: committed.height + translation.height)
    return GestureRelease(value: value, velocity: velocity)
  }
}
