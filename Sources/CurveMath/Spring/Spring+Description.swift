// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Spring: CustomStringConvertible {
  /// The spring by its response and its damping ratio, and its mass where that is not 1.
  public var description: String {
    let mass = mass == 1 ? "" : ", mass: \(mass)"
    return "Spring(response: \(response), dampingRatio: \(dampingRatio)\(mass))"
  }
}
#endif
