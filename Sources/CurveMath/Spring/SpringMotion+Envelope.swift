// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SpringMotion where Value == Double {
  /// The size to which the displacement from the target has decayed: a bound that it touches at best.
  ///
  /// Below critical damping the amplitude times `e^(−γt)`; at and above it the slow mode's `e^(−slow·t)` times
  /// what the start and the velocity can have made of it by then.
  package func envelope(at time: Double) -> Double {
    let gamma = spring.decay.high
    let signed = spring.signedSquaredFrequency.high
    let start = (from - to).magnitude
    let swing = initialVelocity.magnitude
    let frequency = signed.magnitude.squareRoot()
    if signed > 0 {
      let tilt = (swing + gamma * start) / frequency
      return (start * start + tilt * tilt).squareRoot() * exp(-gamma * time)
    }
    let fast = gamma + frequency
    let slow = spring.angularFrequency * (spring.angularFrequency / fast)
    let reach = frequency == 0 ? time : min(time, 1 / (2 * frequency))
    return (start + (swing + fast * start) * reach) * exp(-slow * time)
  }
}
