// SPDX-License-Identifier: Apache-2.0

/// Why a scenario was not written to its end.
package enum ScenarioOutputError<Sink: Error>: Error {
  /// The scenario could not be played.
  case scenario(ScenarioRunError)
  /// The sink threw.
  case sink(Sink)

  /// Runs what may fail as a scenario does.
  static func playing<Result>(
    _ body: () throws(ScenarioRunError) -> Result
  ) throws(ScenarioOutputError) -> Result {
    do {
      return try body()
    } catch {
      throw .scenario(error)
    }
  }
}
