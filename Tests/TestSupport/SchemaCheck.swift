// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// Judges a document by a JSON Schema, draft 2020-12, as far as the schemas of this project go.
///
/// A keyword that is not known here is a fault of the schema's, so that none is passed over.
package struct SchemaCheck {
  package let schema: JSONValue

  /// A check by a schema.
  package init(schema: JSONValue) { self.schema = schema }

  private static let annotations: Set<String> = ["$schema", "$defs", "title", "description", "default"]

  /// What is wrong with a document, one sentence each.
  package func complaints(about value: JSONValue) -> [String] { complaints(value, schema, "") }

  private func complaints(_ value: JSONValue, _ rules: JSONValue, _ path: String) -> [String] {
    guard case .object(let members) = rules else {
      return ["\(path): the schema has a rule that is no object"]
    }
    return members.flatMap { complaints(value, $0, rules, path) }
  }

  private func complaints(
    _ value: JSONValue, _ rule: JSONValue.Member, _ rules: JSONValue, _ path: String
  ) -> [String] {
    switch rule.name {
    case let name where Self.annotations.contains(name): return []
    case "$ref":
      guard case .string(let reference) = rule.value, let target = definition(reference) else {
        return ["\(path): the schema refers to nothing"]
      }
      return complaints(value, target, path)
    case "anyOf":
      let all = elements(rule.value).map { complaints(value, $0, path) }
      return all.contains([]) ? [] : ["\(path): none of the alternatives fits"]
    case "type":
      let names = strings(rule.value)
      return names.contains { hasType(value, $0) } ? [] : ["\(path): \(type(of: value)) is not \(names)"]
    case "enum": return elements(rule.value).contains(value) ? [] : ["\(path): not one of the words"]
    case "const": return rule.value == value ? [] : ["\(path): not the word"]
    case "minimum": return bound(value, rule.value, path) { $0 >= $1 }
    case "maximum": return bound(value, rule.value, path) { $0 <= $1 }
    case "exclusiveMinimum": return bound(value, rule.value, path) { $0 > $1 }
    case "exclusiveMaximum": return bound(value, rule.value, path) { $0 < $1 }
    case "minLength", "minItems", "minProperties":
      guard case .number(let least) = rule.value else {
        return ["\(path): the schema has a length that is none"]
      }
      return Double(length(of: value) ?? .max) >= least ? [] : ["\(path): too short"]
    case "maxItems":
      guard case .number(let most) = rule.value else {
        return ["\(path): the schema has a length that is none"]
      }
      return Double(elements(value).count) <= most ? [] : ["\(path): too long"]
    case "pattern":
      guard case .string(let text) = value else { return [] }
      guard case .string(let pattern) = rule.value, let expression = try? Regex(pattern) else {
        return ["\(path): the schema has a pattern that is none"]
      }
      return text.contains(expression) ? [] : ["\(path): not of the pattern"]
    case "if":
      let holds = complaints(value, rule.value, path).isEmpty
      return rules[holds ? "then" : "else"].map { complaints(value, $0, path) } ?? []
    case "then", "else": return []
    case "items":
      return elements(value).enumerated().flatMap { complaints($1, rule.value, "\(path)[\($0)]") }
    case "properties":
      return members(value).flatMap { member in
        rule.value[member.name].map { complaints(member.value, $0, "\(path).\(member.name)") } ?? []
      }
    case "required":
      return strings(rule.value).filter { name in !members(value).contains { $0.name == name } }
        .map { "\(path): \($0) is missing" }
    case "additionalProperties":
      let known = Set(members(rules["properties"] ?? .null).map(\.name))
      let others = members(value).filter { !known.contains($0.name) }
      if rule.value == .bool(false) { return others.map { "\(path): \($0.name) is not known" } }
      return others.flatMap { complaints($0.value, rule.value, "\(path).\($0.name)") }
    default: return ["\(path): the schema has the keyword \(rule.name), which is not known here"]
    }
  }

  /// What stands at a reference within the schema.
  package func definition(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/$defs/") else { return nil }
    return schema["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
  }

  private func bound(
    _ value: JSONValue, _ limit: JSONValue, _ path: String, _ isAllowed: (Double, Double) -> Bool
  ) -> [String] {
    guard case .number(let number) = value else { return [] }
    guard case .number(let limit) = limit else {
      return ["\(path): the schema has a bound that is no number"]
    }
    return isAllowed(number, limit) ? [] : ["\(path): \(number) is beyond \(limit)"]
  }

  private func hasType(_ value: JSONValue, _ name: String) -> Bool {
    if name == "integer", case .number(let number) = value { return number == number.rounded() }
    return type(of: value) == name
  }

  private func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private func length(of value: JSONValue) -> Int? {
    switch value {
    case .string(let text): text.unicodeScalars.count
    case .array(let elements): elements.count
    case .object(let members): members.count
    default: nil
    }
  }

  private func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value { elements } else { [] }
  }

  private func members(_ value: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = value { members } else { [] }
  }

  private func strings(_ value: JSONValue) -> [String] {
    if case .string(let text) = value { return [text] }
    return elements(value).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
