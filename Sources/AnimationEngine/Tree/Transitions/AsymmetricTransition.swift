// SPDX-License-Identifier: Apache-2.0

/// One transition on the way in, another on the way out.
///
/// Both are there all the time, each at rest in the other's phase, so that a removal that interrupts an insertion
/// lets the insertion's effects go on to their rest.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: TransitionGroup {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Things move where they do in one of both.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// One transition for each way.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The removal around the insertion.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    let inserted = insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
    return removal.apply(content: inserted, phase: phase == .willAppear ? .identity : phase)
  }
}
