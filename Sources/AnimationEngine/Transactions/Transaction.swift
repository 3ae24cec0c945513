// SPDX-License-Identifier: Apache-2.0

/// What a change carries with it: how it is animated, and values of one's own by key.
///
/// A transaction remembers which of its values were set. Within another one it is merged into that: what it
/// does not set stays.
public struct Transaction {
  private enum Setting<Value> {
    case inherited
    case set(Value)
  }

  private var animationSetting: Setting<Animation?> = .inherited
  private var flags = Flags()
  private var setFlags = Flags()
  private var values: [ObjectIdentifier: Any] = [:]
  package private(set) var completions: [AnimationCompletion] = []

  /// A transaction that sets nothing.
  public init() {}

  /// Whether several `.animation` modifiers of one node around asked for different animations, and none since.
  package var isContested = false

  /// A transaction with an animation; nil asks for a change at once.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// How the change is animated; nil is at once.
  public var animation: Animation? {
    get { if case .set(let animation) = animationSetting { animation } else { nil } }
    set { animationSetting = .set(newValue) }
  }

  /// Whether `.animation` modifiers are without effect.
  ///
  /// It does nothing to the animation of the transaction itself, nor to what a `.transaction` modifier sets.
  public var disablesAnimations: Bool {
    get { flags.contains(.disablesAnimations) }
    set { set(.disablesAnimations, newValue) }
  }

  /// Whether the change is one of many in a continuous interaction, such as a drag.
  public var isContinuous: Bool {
    get { flags.contains(.isContinuous) }
    set { set(.isContinuous, newValue) }
  }

  /// Whether properties that are changed without an animation measure how fast they change.
  ///
  /// A spring that animates such a property next starts with that velocity. Where the transaction has an
  /// animation it counts, and nothing is measured.
  public var tracksVelocity: Bool {
    get { flags.contains(.tracksVelocity) }
    set { set(.tracksVelocity, newValue) }
  }

  /// Whether a scroll position that is set keeps the velocity of the scrolling.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { flags.contains(.scrollPositionUpdatePreservesVelocity) }
    set { set(.scrollPositionUpdatePreservesVelocity, newValue) }
  }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Has something called once, when the animations that are started with this transaction are complete.
  ///
  /// Where none is started it is called after the update.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// This transaction with all that another one sets.
  package func merging(_ other: Transaction) -> Transaction {
    var merged = self
    if case .set = other.animationSetting { merged.animationSetting = other.animationSetting }
    merged.flags = flags.subtracting(other.setFlags).union(other.flags)
    merged.setFlags = setFlags.union(other.setFlags)
    for (key, value) in other.values { merged.values[key] = value }
    for completion in other.completions where !completions.contains(where: { $0 === completion }) {
      merged.completions.append(completion)
    }
    return merged
  }

  private mutating func set(_ flag: Flags, _ value: Bool) {
    setFlags.insert(flag)
    if value { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension Transaction {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let disablesAnimations = Flags(rawValue: 1)
    static let isContinuous = Flags(rawValue: 2)
    static let tracksVelocity = Flags(rawValue: 4)
    static let scrollPositionUpdatePreservesVelocity = Flags(rawValue: 8)
  }
}
