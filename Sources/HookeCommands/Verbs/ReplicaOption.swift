// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
package import SwiftUIReplica

/// Something whose results can be shown in the place of the true ones.
package enum Replica: String, Hashable, Sendable, CaseIterable {
  case swiftui

  /// The name for a person.
  package var title: String {
    switch self {
    case .swiftui: "SwiftUI"
    }
  }
}

/// What a replica makes of a curve.
package enum ReplicaMotion: Sendable {
  case spring(SwiftUISpringMotion<Double>)
  /// A timing curve; one without a duration takes 1, so that its time is its progress.
  case curve(SwiftUICurveMotion)

  /// Whether the replica's original has accelerations.
  package var hasAcceleration: Bool {
    switch self {
    case .spring: true
    case .curve: false
    }
  }
}

/// The option that asks for a replica.
package enum ReplicaOption {
  static let replica = Option(
    "--replica", .choice("NAME") as ValueKind<Replica>,
    help: "Whose results to show: what SwiftUI returns, right or wrong.")

  static let section = OptionSection("Replica", [replica.row])

  /// What the replica makes of a curve; `nil` where none is asked for.
  ///
  /// - Parameter motion: the same curve with its true results.
  package static func motion(
    _ arguments: ParsedArguments, of curve: CurveOperand, like motion: MotionKind
  ) throws(CommandFailure) -> ReplicaMotion? {
    guard let name = arguments[replica] else { return nil }
    switch (curve.expression.curve, motion) {
    case (.spring(let parameters, _), .spring(let motion)):
      let spring = SwiftUISpring(parameters)
      guard spring.isNumber else {
        throw arguments.refusal(
          "\(name.title) makes no spring of these numbers: its frequency or its decay is no finite number",
          at: curve.place, allowed: "Without --replica the true results are shown.")
      }
      return .spring(
        SwiftUISpringMotion(
          spring: spring, from: motion.from, to: motion.to, initialVelocity: motion.initialVelocity))
    case (_, .timed(let motion)), (_, .untimed(let motion)):
      let curveMotion = SwiftUICurveMotion(
        curve: SwiftUIUnitCurve(motion.curve), duration: motion.duration, from: motion.from, to: motion.to)
      guard curveMotion.isNumber else {
        throw arguments.refusal(
          "\(name.title) makes no curve of these numbers: its coefficients are no finite numbers",
          at: curve.place, allowed: "Without --replica the true results are shown.")
      }
      return .curve(curveMotion)
    case (_, .spring), (_, .steps), (_, .pieces), (_, .keyframes):
      throw arguments.refusal("\(name.title) has no curve like this", at: curve.place)
    }
  }
}

extension SwiftUICurveMotion {
  /// Whether its values are numbers: a coefficient that is none makes them all NaN.
  fileprivate var isNumber: Bool { value(at: duration / 2).isFinite }
}

extension SwiftUISpring {
  fileprivate var isNumber: Bool {
    angularFrequency.isFinite && decayConstant.isFinite && mass.isFinite && mass > 0
  }
}
