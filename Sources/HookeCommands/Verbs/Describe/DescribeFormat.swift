// SPDX-License-Identifier: Apache-2.0

/// How a description is printed: for a person, or as JSON.
package enum DescribeFormat: String, Hashable, Sendable, CaseIterable {
  case text, json
}
