// SPDX-License-Identifier: Apache-2.0

/// What a description says about a property, and by which transaction it goes there.
package struct PropertySetting {
  package let name: String
  package let value: any PropertyValue
  package var transaction: Transaction
  /// Whether several `.animation` modifiers of the node, or of one around it, asked for different animations.
  package let isContested: Bool
}

extension ModifierList {
  /// The properties, the innermost first, each with the transaction that reaches it through the modifiers.
  ///
  /// - Parameters:
  ///   - transaction: what reaches the outermost modifier; afterwards, what reaches the inside.
  ///   - previous: the list of the description before.
  ///   - prefix: what names begin with.
  package func settings(
    by transaction: inout Transaction, after previous: ModifierList?, prefix: String = ""
  ) -> [PropertySetting] {
    guard !items.isEmpty else { return [] }
    var settings: [PropertySetting] = []
    var way = Way(transaction: transaction)
    collect(on: &way, after: previous, into: &settings)
    transaction = way.transaction
    transaction.isContested = way.isContested
    guard settings.count > 1 || !prefix.isEmpty else { return settings }
    var counts: [String: Int] = [:]
    return settings.reversed().map { setting in
      let count = counts[setting.name, default: 0] + 1
      counts[setting.name] = count
      return PropertySetting(
        name: prefix + setting.name + (count > 1 ? ".\(count)" : ""), value: setting.value,
        transaction: setting.transaction, isContested: setting.isContested)
    }
  }

  /// The way from the outside in.
  private struct Way {
    var transaction: Transaction
    private var chosen: Animation??
    private(set) var isContested: Bool

    init(transaction: Transaction) {
      self.transaction = transaction
      isContested = transaction.isContested
    }

    mutating func pass(_ modifier: TransactionModifier, after previous: TransactionModifier?) {
      guard modifier.apply(to: &transaction, previous: previous), modifier.isAnimation else { return }
      // What was contested outside of the node is settled by the node's own first modifier.
      isContested = chosen.map { isContested || $0 != transaction.animation } ?? false
      chosen = .some(transaction.animation)
    }
  }

  private func collect(
    on way: inout Way, after previous: ModifierList?, into settings: inout [PropertySetting]
  ) {
    var older = previous?.items[...] ?? []
    for item in items.reversed() {
      switch item {
      case .property(let name, let value):
        settings.append(
          PropertySetting(
            name: name, value: value, transaction: way.transaction, isContested: way.isContested))
      case .transaction(let modifier):
        way.pass(modifier, after: ModifierList.popTransaction(&older)?.modifier)
      case .scope(let modifier, let list):
        let before = ModifierList.popTransaction(&older)
        var scoped = way
        scoped.pass(modifier, after: before?.modifier)
        list.collect(on: &scoped, after: before?.list, into: &settings)
      }
    }
  }

  /// Takes the last transaction modifier and what it acts on, where that is a list of its own.
  private static func popTransaction(
    _ items: inout ArraySlice<Item>
  ) -> (modifier: TransactionModifier, list: ModifierList?)? {
    while let item = items.popLast() {
      switch item {
      case .property: continue
      case .transaction(let modifier): return (modifier, nil)
      case .scope(let modifier, let list): return (modifier, list)
      }
    }
    return nil
  }
}
