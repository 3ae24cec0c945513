// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A file of design tokens, of which those that say how something moves are looked at.
///
/// `cubicBezier`, `duration` and `transition` are types of the format; `spring` is this project's: both sets of
/// parameters, and a fallback in CSS.
public struct TokenFile: Sendable {
  /// What is wrong with a token, and where.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The token's path: the names of its groups and its own, with points between them.
    public let path: String
    /// The place and what is wrong there.
    public let error: TableError

    /// `tokens.json:17:4: motion.sheet: what is wrong`.
    public var description: String {
      "\(error.name):\(error.line):\(error.column): \(path.isEmpty ? "" : "\(path): ")\(error.message)"
    }
  }

  /// The file's name, for messages.
  public let name: String
  /// The paths of the tokens that say how something moves, in the order of the file.
  public let paths: [String]

  private let text: String
  private let root: ObjectLiteral

  private static let types: Set<String> = ["cubicBezier", "duration", "transition", "spring"]

  /// The other types that the format has.
  private static let others: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "number", "strokeStyle", "border", "shadow", "gradient",
    "typography",
  ]

  /// The type of motion that was probably meant by a name that is none.
  private static func type(meantBy name: String) -> String? {
    guard !others.contains(name) else { return nil }
    let known = types.union(others).sorted()
    let meant =
      known.first { $0.lowercased() == name.lowercased() } ?? NearestName.suggestion(for: name, among: known)
    return meant.flatMap { types.contains($0) ? $0 : nil }
  }

  /// Reads a file.
  ///
  /// - Throws: ``TableError`` with line and column for anything that is not strict JSON, and for a document that is
  ///   no object. What is wrong with a token is found by ``check()``.
  public init(parsing text: String, name: String) throws(TableError) {
    self.text = text
    self.name = name
    root = try ObjectLiteralReader.read(text, name: name)
    guard case .object = root.kind else {
      throw TableError(name: name, line: 1, column: 1, message: "a file of design tokens must be an object")
    }
    let tree = TokenTree(root)
    let reading = LiteralReading(text)
    paths = tree.tokens.filter { token in
      ((try? tree.type(of: token, in: reading)) ?? nil).map {
        Self.types.contains($0) || Self.type(meantBy: $0) != nil
      } ?? false
    }.map(\.path)
  }

  /// What is wrong with the tokens that say how something moves, in the order of the file.
  ///
  /// A spring's two sets of parameters have to describe one motion, and its fallback has to stay within the token's
  /// tolerance of it; both as fractions of the way, over the whole motion.
  public func check() -> [Finding] {
    let tree = TokenTree(root)
    let values = TokenReading(tree: tree, reading: LiteralReading(text), isStrict: true)
    var findings = tree.complaints.map { finding($0.message, $0.range, $0.path) }
    for token in tree.tokens {
      do throws(NotationError) {
        guard let type = try tree.type(of: token, in: values.reading) else { continue }
        guard Self.types.contains(type) else {
          if let meant = Self.type(meantBy: type) {
            findings.append(
              finding("“\(type.prefix(40))” is no type; did you mean “\(meant)”?", token.range, token.path))
          }
          continue
        }
        if type == "duration" {
          _ = try values.duration(token.value, "duration", above: false)
        } else {
          _ = try values.curve(token.value, type: type)
        }
        guard type == "spring" else { continue }
        findings += check(try values.spring(token.value), token).map {
          finding($0.message, $0.range, token.path)
        }
      } catch {
        findings.append(finding(error.message, error.range, token.path))
      }
    }
    return findings
  }

  private func check(
    _ spring: TokenReading.SpringToken, _ token: TokenTree.Token
  ) -> [(message: String, range: Range<Int>)] {
    var complaints: [(message: String, range: Range<Int>)] = []
    let curve = CurveExpression(.spring(spring.parameters, initialVelocity: spring.velocity))
    if let distance = spring.disagreement {
      complaints.append(
        (
          "duration and bounce describe another spring than mass, stiffness and damping: the values differ by up "
            + "to \(distance) of the way", token.value.headRange
        ))
    }
    if let fallback = spring.fallback {
      let loss = ConversionLoss(from: curve, to: CurveExpression(fallback.curve))
      if let distance = TokenFile.distance(loss, beyond: spring.tolerance) {
        complaints.append(
          (
            "the fallback is up to \(distance) of the way from the spring, but may be "
              + "\(NumberText.text(of: spring.tolerance))", fallback.range
          ))
      }
    }
    return complaints
  }

  /// The largest difference of the values in words, where it is beyond a tolerance or unknown.
  static func distance(_ loss: ConversionLoss, beyond tolerance: Double) -> String? {
    switch loss.outcome {
    case .same, .sameToRounding: return nil
    case .different(let difference):
      guard difference.value.magnitude > tolerance * (1 + 1e-6) else { return nil }
      return NumberText.text(of: NumberText.rounded(difference.value.magnitude, toSignificant: 3))
    case .unknown(let reason): return "an unknown part (\(reason))"
    }
  }

  private func finding(_ message: String, _ range: Range<Int>, _ path: String) -> Finding {
    Finding(
      path: path,
      error: TableError(
        name: name, position: TextPosition(of: range.lowerBound, in: text.utf8), message: message))
  }
}
