// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The fields of the sampling.
package enum SamplingField: String, DocumentField {
  case fps, at, until
}

/// The fields of an end that a change says.
package enum EndField: String, DocumentField {
  case afterSettle, afterPerceptualEnd, delay
}

extension ScenarioDecoder {
  mutating func decodeSampling(_ node: DocumentNode) throws(DocumentProblem) {
    scenario.source.sampling = node.place
    let fields: DocumentObject<SamplingField> = try node.object("an object with “fps” or “at”, and “until”")
    if let times = fields[.at] {
      try fields.refuse([.fps, .until], beside: .at)
      scenario.sampling.grid = .times(try risingTimes(times))
      return
    }
    scenario.sampling.grid = .rate(try fields[.fps]?.number(in: .rate) ?? 60)
    if let until = fields[.until] { scenario.sampling.end = try end(until) }
  }

  private func risingTimes(_ node: DocumentNode) throws(DocumentProblem) -> [Double] {
    var times: [Double] = []
    for element in try node.elements("a list of times") {
      let time = try element.number(in: .time)
      if let last = times.last, time <= last {
        throw element.problem("times must rise, and this one comes after \(NumberText.text(of: last))")
      }
      times.append(time)
    }
    if times.isEmpty { throw node.problem("there must be a time in the list") }
    return times
  }

  private func end(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioSampling.End {
    switch node.literal.kind {
    case .number: return .time(try node.number(in: .time))
    case .string("settled"): return .settled
    case .object: break
    default:
      throw node.mustBe(
        "a number of seconds, “settled”, or an object with “afterSettle” or “afterPerceptualEnd”")
    }
    let fields: DocumentObject<EndField> = try node.object("an end")
    let delay = try fields[.delay]?.number(in: .time) ?? 0
    if let label = fields[.afterSettle] {
      try fields.refuse([.afterPerceptualEnd], beside: .afterSettle)
      return .after(try self.label(label), .settled, delay: delay, at: label.place)
    }
    let label = try fields.required(.afterPerceptualEnd)
    return .after(try self.label(label), .perceptualEnd, delay: delay, at: label.place)
  }
}
