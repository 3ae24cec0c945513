// SPDX-License-Identifier: Apache-2.0

/// A property whose values can't be interpolated, such as a text, the name of an image or a whole number.
///
/// It changes at once, whatever animation is asked for, and its events say so. Made by
/// ``AnimationTimeline/discreteProperty(_:_:)``.
public final class DiscreteProperty<Value: Equatable>: TimelineProperty {
  private var written: Value
  private var shown: Value

  init(name: String, value: Value, core: AnimationTimelineCore) {
    written = value
    shown = value
    super.init(name: name, core: core)
  }

  /// What the program has set.
  public var model: Value {
    get { written }
    set {
      guard newValue != written else { return }
      written = newValue
      if isRemoved { shown = newValue } else { noteWrite(isChange: true) }
    }
  }

  /// What is shown now.
  public var value: Value {
    core.applyChanges()
    return shown
  }

  /// What is shown since the last update; changes that wait for the next one go on waiting.
  package var handed: Value { shown }

  /// A binding to the model.
  public var binding: Binding<Value> {
    Binding(
      get: { self.model },
      set: { value, transaction in self.core.perform(in: transaction) { self.model = value } })
  }

  override func change(in transaction: Transaction) {
    guard written != shown else { return }
    shown = written
    if let animation = transaction.animation {
      core.record(.jumped, name, animation, note: "values of type \(Value.self) can't be interpolated")
    } else {
      core.record(.jumped, name)
    }
  }
}
