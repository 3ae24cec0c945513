// SPDX-License-Identifier: Apache-2.0

/// One line on the terminal that says how far long work is; nothing where there is no terminal.
///
/// Nothing is shown in the first half second, so that short work stays quiet.
package final class ProgressLine {
  private let isActive: Bool
  private let start: Double
  private var latest: Double
  private var isShown = false

  /// - Parameter isWanted: Whether there is anything to show; on a terminal that gets the results
  ///   themselves there is not.
  package init(isWanted: Bool = true) {
    isActive = isWanted && SystemCalls.isTerminal(SystemCalls.standardError)
    start = isActive ? SystemCalls.clockSeconds : 0
    latest = start
  }

  /// Whether standard output is a terminal.
  package static var isOutputTerminal: Bool { SystemCalls.isTerminal(SystemCalls.standardOutput) }

  /// Shows a text in the place of the one before.
  package func show(_ text: @autoclosure () -> String) {
    guard isActive else { return }
    let now = SystemCalls.clockSeconds
    guard now - start > 0.5, now - latest > 0.1 else { return }
    latest = now
    isShown = true
    Messages.say("\r\u{1B}[K\(Quotation.visible(text()))")
  }

  /// Takes the line away.
  package func clear() {
    guard isShown else { return }
    isShown = false
    Messages.say("\r\u{1B}[K")
  }
}
