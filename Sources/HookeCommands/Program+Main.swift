// SPDX-License-Identifier: Apache-2.0

package import CurveValidation

extension Program {
  /// The whole process: prepares it, runs its command line and ends it.
  package static func main(oracles: OracleSet) -> Never {
    SystemCalls.ignoreFailingWrites()
    SystemCalls.holdStandardDescriptors()
    SystemCalls.end(Program(oracles: oracles).run(CommandLine.arguments).rawValue)
  }
}
