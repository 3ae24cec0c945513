// SPDX-License-Identifier: Apache-2.0

extension Modifiable {
  /// An animation for what is written before and for the children, where `value` is not what it was in the last
  /// update; nil takes an animation away.
  ///
  /// It has no say where the transaction disables animations.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self {
    modified(by: .transaction(.animation(animation, value: value)))
  }

  /// An animation for the modifiers of the body alone, which may throw.
  public func animation<Failure: Error>(
    _ animation: Animation?, body: (PlaceholderContent) throws(Failure) -> PlaceholderContent
  ) throws(Failure) -> Self {
    modified(by: .scope(.animation(animation), try body(PlaceholderContent()).modifiers))
  }

  /// A change of the transaction for what is written before and for the children, in every update.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    modified(by: .transaction(.transaction(transform)))
  }

  /// A change of the transaction for what is written before and for the children, where `value` is not what it
  /// was in the last update.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self {
    modified(by: .transaction(.transaction(value: value, transform)))
  }

  /// A change of the transaction for the modifiers of the body alone, which may throw.
  public func transaction<Failure: Error>(
    _ transform: @escaping (inout Transaction) -> Void,
    body: (PlaceholderContent) throws(Failure) -> PlaceholderContent
  ) throws(Failure) -> Self {
    modified(by: .scope(.transaction(transform), try body(PlaceholderContent()).modifiers))
  }
}
