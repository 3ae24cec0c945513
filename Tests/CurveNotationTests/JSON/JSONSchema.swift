// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The part of JSON Schema, draft 2020-12, that the schemas of this project use.
///
/// Unknown keywords make every document invalid, so that no rule is skipped unseen.
struct JSONSchema {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What is wrong with a document, each with its path; empty where it is valid.
  func complaints(about document: JSONValue) -> [String] { complaints(document, root, "$") }

  private static let known: Set<String> = [
    "$schema", "title", "description", "type", "required", "properties", "additionalProperties", "$defs",
    "$ref",
    "const", "items", "minItems", "maxItems", "minimum", "maximum", "if", "then", "else",
  ]

  private func complaints(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let rules) = schema else { return ["\(path): the schema is no object"] }
    var found: [String] = []
    for rule in rules {
      if !Self.known.contains(rule.name) { found.append("\(path): unknown keyword \(rule.name)") }
      found += check(value, rule, schema, path)
    }
    return found
  }

  private func check(_ value: JSONValue, _ rule: JSONValue.Member, _ schema: JSONValue, _ path: String)
    -> [String]
  {
    switch (rule.name, rule.value) {
    case ("type", .string(let type)): return hasType(value, type) ? [] : ["\(path): is no \(type)"]
    case ("const", let constant):
      return value == constant ? [] : ["\(path): is not \(constant.text(indentation: 0))"]
    case ("$ref", .string(let reference)):
      let names = reference.split(separator: "/").dropFirst()
      let target = names.reduce(Optional(root)) { $0?[String($1)] }
      return target.map { complaints(value, $0, path) } ?? ["\(path): \(reference) leads nowhere"]
    case ("if", let condition):
      let holds = complaints(value, condition, path).isEmpty
      return schema[holds ? "then" : "else"].map { complaints(value, $0, path) } ?? []
    case ("minimum", .number(let least)), ("maximum", .number(let least)):
      guard case .number(let number) = value else { return [] }
      let fits = rule.name == "minimum" ? number >= least : number <= least
      return fits ? [] : ["\(path): \(rule.name) is \(least), but it is \(number)"]
    default: return checkStructure(value, rule, schema, path)
    }
  }

  private func checkStructure(
    _ value: JSONValue, _ rule: JSONValue.Member, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch (rule.name, rule.value, value) {
    case ("required", .array(let names), .object):
      return names.compactMap { name in
        guard case .string(let name) = name, value[name] == nil else { return nil }
        return "\(path): \(name) is missing"
      }
    case ("properties", .object(let properties), .object):
      return properties.flatMap { property in
        value[property.name].map { complaints($0, property.value, "\(path).\(property.name)") } ?? []
      }
    case ("additionalProperties", .bool(false), .object(let members)):
      return members.compactMap { member in
        schema["properties"]?[member.name] == nil ? "\(path): \(member.name) is unknown" : nil
      }
    case ("items", let inner, .array(let elements)):
      return elements.enumerated().flatMap { complaints($0.element, inner, "\(path)[\($0.offset)]") }
    case ("minItems", .number(let count), .array(let elements)):
      return Double(elements.count) >= count ? [] : ["\(path): has less than \(count) items"]
    case ("maxItems", .number(let count), .array(let elements)):
      return Double(elements.count) <= count ? [] : ["\(path): has more than \(count) items"]
    default: return []
    }
  }

  private func hasType(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("number", .number), ("string", .string), ("boolean", .bool):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
