// SPDX-License-Identifier: Apache-2.0

/// Something in a text that was understood, but may mean less than its author hoped.
public struct NotationWarning: Hashable, Sendable, CustomStringConvertible {
  /// What was made of the text, and how to get the other meaning.
  public let message: String
  /// The place the message is about, in UTF-8 offsets of the text.
  public let range: Range<Int>
  /// Whether it says that the way from start to target is not known; with a travel it is void.
  package let concernsTravel: Bool
  /// Whether it says that a number was replaced by one that is allowed.
  package let isReplacement: Bool

  /// A warning about a place in a text.
  public init(message: String, range: Range<Int>) {
    self.init(message: message, range: range, concernsTravel: false)
  }

  package init(
    message: String, range: Range<Int>, concernsTravel: Bool = false, isReplacement: Bool = false
  ) {
    self.message = message
    self.range = range
    self.concernsTravel = concernsTravel
    self.isReplacement = isReplacement
  }

  /// The message.
  public var description: String { message }
}
