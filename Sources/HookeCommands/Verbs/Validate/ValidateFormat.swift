// SPDX-License-Identifier: Apache-2.0

/// How the report of `hooke validate` is printed: as a table for a person, or as JSON.
package enum ValidateFormat: String, Hashable, Sendable, CaseIterable {
  case text, json
}
