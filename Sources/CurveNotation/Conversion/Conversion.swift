// SPDX-License-Identifier: Apache-2.0

/// A curve in another dialect, with what was lost on the way.
public struct Conversion: Hashable, Sendable {
  /// The dialect it is in.
  public let dialect: Dialect
  /// The curve in the dialect, without a line break at its end.
  public let text: String
  /// The variant for people who want less motion; nil where none was asked for, or the dialect knows none.
  public let variant: String?
  /// What the text is read back as; nil where it was not understood.
  public let readBack: CurveExpression?
  /// What its user should know, each in a sentence without full stop.
  public let comments: [String]
  /// What the dialect could not express and was approximated; nil where nothing had to be.
  public let approximated: WritingRefusal?
  /// How far what was written is from what was given.
  public let loss: ConversionLoss
  /// How far the rounding to digits alone takes it from what would have been written; nil without rounding.
  public let roundingLoss: ConversionLoss?
}
