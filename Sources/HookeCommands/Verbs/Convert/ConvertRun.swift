// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// What `hooke convert` prints.
struct ConvertRun {
  let expression: CurveExpression
  let options: WritingOptions

  // MARK: One dialect

  /// The curve in one dialect.
  func text(in dialect: Dialect, _ arguments: ParsedArguments) throws(CommandFailure) -> String {
    let conversion: Conversion
    do {
      conversion = try expression.text(as: dialect, options: options)
    } catch {
      throw refusal(error, arguments)
    }
    switch arguments[DialectOptions.format] {
    case .text:
      for remark in conversion.remarks where dialect.notation.comment(remark) == nil { Messages.note(remark) }
      let comments = conversion.remarks.compactMap { dialect.notation.comment($0) }
      return ([conversion.text] + [conversion.variant].compactMap { $0 } + comments).joined(separator: "\n")
        + "\n"
    case .json: return conversion.json.text() + "\n"
    case .csv: return try csv(of: conversion, arguments)
    }
  }

  private func refusal(_ refusal: WritingRefusal, _ arguments: ParsedArguments) -> CommandFailure {
    if refusal.needsTravel, options.travel == nil {
      return arguments.refusal(
        refusal.message, at: arguments.place(of: DialectOptions.target.name),
        allowed: "Say the way with --travel, such as --travel 300.")
    }
    let isHopeless = refusal.approximations.isEmpty || options.allowsApproximation
    return arguments.refusal(
      refusal.message, at: arguments.place(of: DialectOptions.target.name),
      allowed: isHopeless
        ? nil : "With --approximate the nearest that \(refusal.dialect.title) has is written, with its error."
    )
  }

  /// The stops of a curve of straight pieces.
  private func csv(
    of conversion: Conversion, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> String {
    guard case .linearCurve(let curve, let duration) = conversion.readBack?.curve else {
      throw arguments.refusal(
        "--format csv is for linear(), and this curve is written otherwise",
        at: arguments.place(of: DialectOptions.format.option.name), allowed: "Ask for it: --form linear")
    }
    // A table has no place for remarks; of what is exact there are none.
    if !conversion.loss.isExact || !conversion.comments.isEmpty {
      for remark in conversion.remarks { Messages.note(remark) }
    }
    if conversion.variant != nil { Messages.note("the variant for less motion is not in the table") }
    if let duration { Messages.note("progress 1 is at \(NumberText.text(of: duration)) s") }
    let rows = curve.points.map { "\(NumberText.text(of: $0.x)),\(NumberText.text(of: $0.y))\n" }
    return "progress,value\n" + rows.joined()
  }

  // MARK: All dialects

  /// The curve in every dialect, one below the other.
  func table(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
    let results = Dialect.allCases.map { dialect -> (Dialect, Result<Conversion, WritingRefusal>) in
      do throws(WritingRefusal) {
        return (dialect, .success(try expression.text(as: dialect, options: options)))
      } catch {
        return (dialect, .failure(error))
      }
    }
    switch arguments[DialectOptions.format] {
    case .text:
      let layout = ColumnLayout(fitting: Dialect.allCases.map { [$0.rawValue] })
      let indentation = layout.line([""]) + String(repeating: " ", count: 2)
      let width = (Dialect.allCases.map(\.rawValue.count).max() ?? 0) + indentation.count
      var lines: [String] = []
      for (dialect, result) in results {
        let (texts, remark) =
          switch result {
          case .success(let conversion):
            (conversion.text.split(separator: "\n").map(String.init), conversion.summary)
          case .failure(let refusal): ([], "refused: \(refusal.message)")
          }
        for (index, text) in (texts + [remark]).enumerated() {
          let head = index == 0 ? dialect.rawValue : ""
          let shown = index == texts.count ? "(\(text))" : text
          lines.append(head + String(repeating: " ", count: max(0, width - head.count)) + shown)
        }
      }
      return lines.joined(separator: "\n") + "\n"
    case .json:
      let objects = results.map { dialect, result -> JSONValue in
        switch result {
        case .success(let conversion): conversion.json
        case .failure(let refusal):
          ["dialect": .string(dialect.rawValue), "refusal": .string(refusal.message)]
        }
      }
      return JSONValue.array(objects).text() + "\n"
    case .csv:
      throw arguments.refusal(
        "--format csv is for one dialect, not for all",
        at: arguments.place(of: DialectOptions.format.option.name))
    }
  }
}

extension Conversion {
  /// Everything its user should know, each in a sentence without full stop.
  var remarks: [String] {
    var remarks = [summary] + comments
    if let roundingLoss, !roundingLoss.isExact {
      remarks.append("the rounding alone: \(roundingLoss)")
    }
    return remarks
  }

  /// What is lost, and why.
  var summary: String {
    guard let approximated else { return "\(loss)" }
    return "approximated, \(loss): \(approximated.message)"
  }

  /// The conversion as an object.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("dialect", .string(dialect.rawValue)), JSONValue.Member("text", .string(text)),
      JSONValue.Member("isExact", .bool(loss.isExact)),
      JSONValue.Member("loss", loss.json),
    ]
    if let approximated { members.append(JSONValue.Member("approximated", .string(approximated.message))) }
    if let roundingLoss { members.append(JSONValue.Member("roundingLoss", roundingLoss.json)) }
    if let variant { members.append(JSONValue.Member("variant", .string(variant))) }
    members.append(JSONValue.Member("comments", .array(comments.map { .string($0) })))
    return .object(members)
  }
}

extension ConversionLoss {
  /// The loss in words and numbers.
  fileprivate var json: JSONValue {
    var members = [JSONValue.Member("words", .string("\(self)"))]
    if let difference {
      members += [
        JSONValue.Member("value", .number(difference.value.magnitude)),
        JSONValue.Member("valueTime", .number(difference.value.time)),
        JSONValue.Member("velocity", .number(difference.velocity.magnitude)),
        JSONValue.Member("velocityTime", .number(difference.velocity.time)),
        JSONValue.Member("settlingDifference", .number(difference.settlingDifference)),
      ]
    } else if isExact {
      members += [
        JSONValue.Member("value", 0), JSONValue.Member("velocity", 0),
        JSONValue.Member("settlingDifference", 0),
      ]
    }
    if passDifference != 0 { members.append(JSONValue.Member("passDifference", .number(passDifference))) }
    if let lostJump {
      members.append(
        JSONValue.Member(
          "lostJump", ["time": .number(lostJump.time), "change": .number(lostJump.change)]))
    }
    members.append(JSONValue.Member("lostModifiers", .array(lostModifiers.map { .string($0.words) })))
    return .object(members)
  }
}
