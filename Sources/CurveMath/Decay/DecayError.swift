// SPDX-License-Identifier: Apache-2.0

/// Why a decay's parameter was refused: which one, what it was, what is allowed.
public struct DecayError: Error, Hashable, Sendable {
  /// The parameter that was refused, as it was given.
  public let refused: Decay.Parameter

  /// An error about one parameter.
  public init(refused: Decay.Parameter) {
    self.refused = refused
  }

  /// The parameter's name, spelled as its argument label is.
  public var name: StaticString {
    switch refused {
    case .ratePerMillisecond: "ratePerMillisecond"
    case .timeConstant: "timeConstant"
    }
  }

  /// What the parameter was.
  public var value: Double {
    switch refused {
    case .ratePerMillisecond(let value), .timeConstant(let value): value
    }
  }

  /// The rule in words, to follow “must be”.
  public var requirement: StaticString {
    switch refused {
    case .ratePerMillisecond: "above 0 and below 1"
    case .timeConstant: "a finite number of seconds above 0"
    }
  }
}

#if !hasFeature(Embedded)
extension DecayError: CustomStringConvertible {
  /// One sentence: the parameter, what it must be, what it was.
  public var description: String { "\(name) must be \(requirement), but is \(value)" }
}
#endif
