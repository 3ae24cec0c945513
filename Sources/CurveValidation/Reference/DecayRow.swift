// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/decay.csv`: decay, friction, decay between bounds and the rubber band.
package struct DecayRow: Sendable {
  /// What is asked.
  package enum Subject: Sendable {
    case decay(DecayMotion<Double>)
    case bounded(BoundedDecayMotion)
    case friction(FrictionMotion<Double>)
    case rubberBand(RubberBand)
  }

  package let id: String
  package let subject: Subject
  package let query: String
  /// The time, value, speed, distance or offset that the query is about; 0 where it has none.
  package let argument: Double
  package let result: CertifiedNumber
}

extension DecayRow: CertifiedRow {
  package static let columns = [
    "id", "model", "parameter", "coefficient", "from", "initialVelocity", "lower", "upper", "response",
    "dampingRatio", "query", "argument", "result", "resultLow",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    self.init(
      id: try reader.name(row, "id"), subject: try reader.slowing(row),
      query: try reader.name(row, "query"), argument: try reader.argument(row),
      result: try reader.certified(row, "result"))
  }
}

extension RowReader {
  fileprivate func slowing(_ row: Int) throws(TableError) -> DecayRow.Subject {
    let parameter = try finite(row, "parameter")
    let model = text(row, "model")
    if model == "rubberBand" {
      return .rubberBand(RubberBand(dimension: parameter, coefficient: try finite(row, "coefficient")))
    }
    let from = try finite(row, "from")
    let velocity = try finite(row, "initialVelocity")
    let decay: Decay
    switch model {
    case "friction":
      return .friction(FrictionMotion(deceleration: parameter, from: from, initialVelocity: velocity))
    case "ratePerMillisecond": decay = Decay(ratePerMillisecond: parameter)
    case "timeConstant": decay = Decay(timeConstant: parameter)
    default:
      throw error(
        row, "model",
        "the model must be ratePerMillisecond, timeConstant, friction or rubberBand, but is “\(model)”")
    }
    guard !text(row, "lower").isEmpty else {
      return .decay(DecayMotion(decay: decay, from: from, initialVelocity: velocity))
    }
    let lower = try finite(row, "lower")
    let upper = try finite(row, "upper")
    guard lower <= upper else { throw error(row, "upper", "upper must not be below lower") }
    let spring = Spring(
      response: try finite(row, "response"), dampingRatio: try finite(row, "dampingRatio"))
    return .bounded(
      BoundedDecayMotion(
        decay: decay, from: from, initialVelocity: velocity, range: lower...upper, spring: spring))
  }
}
