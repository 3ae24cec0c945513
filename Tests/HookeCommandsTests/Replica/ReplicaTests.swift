// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

struct `Replicas` {
  private static let creeping = "spring(duration: 0.7, bounce: -0.2)"

  @Test(arguments: [
    "spring(duration: 0.5, bounce: 0.3)", creeping, "smooth",
    "Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)",
    "Spring(mass: 3, stiffness: 1000, damping: 500)",
  ])
  func `the rows of a spring are SwiftUI's to the bit`(curve: String) throws {
    let spring: SwiftUISpring =
      switch curve {
      case Self.creeping: SwiftUISpring(duration: 0.7, bounce: -0.2)
      case "smooth": .smooth
      case "spring(duration: 0.5, bounce: 0.3)": SwiftUISpring(duration: 0.5, bounce: 0.3)
      case "Spring(mass: 3, stiffness: 1000, damping: 500)":
        SwiftUISpring(mass: 3, stiffness: 1000, damping: 500)
      default: SwiftUISpring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)
      }
    let motion = SwiftUISpringMotion(spring: spring, from: 10.0, to: 110, initialVelocity: 50)
    let outcome = try CommandProcess.hooke(
      "sample", curve, "--replica", "swiftui", "--from", "10", "--to", "110", "--initial-velocity", "50",
      "--count", "50", "--until", "2", "--columns", "time,value,velocity,acceleration")
    #expect(outcome.code == 0)
    #expect(outcome.rows.count == 50)
    for row in outcome.rows {
      let time = row[0]
      #expect(
        row == [time, motion.value(at: time), motion.velocity(at: time), motion.acceleration(at: time)])
    }
  }

  @Test func `the rows of a curve are SwiftUI's to the bit`() throws {
    let rows = try CommandProcess.hooke("sample", "easeOut", "--replica", "swiftui").rows
    #expect(rows.count == 101)
    let curve = SwiftUIUnitCurve.easeOut
    for row in rows { #expect(row == [row[0], curve.value(at: row[0]), curve.velocity(at: row[0])]) }
  }

  @Test func `the rows of a timed curve are SwiftUI's to the bit`() throws {
    let rows = try CommandProcess.hooke(
      "sample", "easeInOut(duration: 0.3)", "--replica", "swiftui", "--to", "200"
    ).rows
    let motion = SwiftUICurveMotion(curve: .easeInOut, duration: 0.3, from: 0, to: 200)
    #expect(rows.count == 19)
    for row in rows { #expect(row == [row[0], motion.value(at: row[0]), motion.velocity(at: row[0])]) }
  }

  @Test func `the rows stand at the times of the true ones`() throws {
    let times = try CommandProcess.hooke("sample", Self.creeping).rows.map { $0[0] }
    let replicated = try CommandProcess.hooke("sample", Self.creeping, "--replica", "swiftui").rows
    #expect(replicated.map { $0[0] } == times)
  }

  @Test func `a description has the replica's numbers beside the true ones`() throws {
    let object = try Described.object(Self.creeping, "--replica", "swiftui")
    let spring = SwiftUISpring(duration: 0.7, bounce: -0.2)
    let replica = try #require(object["replica"] as? [String: Any])
    #expect(replica["name"] as? String == "swiftui")
    #expect(replica["stiffness"] as? Double == spring.stiffness)
    #expect(replica["bounce"] as? Double == spring.bounce)
    #expect(replica["settlingDuration"] as? Double == spring.settlingDuration)
    #expect(replica["initialVelocity"] as? Double == 1)
    #expect(object["stiffness"] as? Double == Spring(duration: 0.7, bounce: -0.2).stiffness)
    #expect(object["initialVelocity"] as? Double == 0)
  }

  @Test func `a person sees both columns`() throws {
    let outcome = try CommandProcess.hooke("describe", Self.creeping, "--replica", "swiftui")
    #expect(outcome.code == 0)
    let titles = try #require(outcome.lines.first { $0.hasSuffix(" SwiftUI") })
    #expect(titles.contains(" Hooke "))
    let stiffness = try #require(outcome.lines.first { $0.hasPrefix("  stiffness ") })
    #expect(stiffness.contains(" 80.5681") && stiffness.contains(" 171.2074"))
  }

  @Test func `two curves with a replica are four columns`() throws {
    let lines = try CommandProcess.hooke("describe", "easeOut", "smooth", "--replica", "swiftui").lines
    let titles = try #require(lines.first { $0.hasSuffix("B, SwiftUI") })
    #expect(titles.split(separator: " ").joined(separator: " ") == "A A, SwiftUI B B, SwiftUI")
    let slope = try #require(lines.first { $0.hasPrefix("  slope at the start ") })
    #expect(slope.contains("1.724137931034482") && slope.hasSuffix(" 1"))
  }

  /// SwiftUI's search for its frequency fails.
  private static let hopeless = "Spring(settlingDuration: 1, dampingRatio: 1e-10)"

  static let refusals = [
    Refusal(["sample", "smooth", "--replica", "swifui"], ["did you mean “swiftui”?"], marked: "swifui"),
    Refusal(["describe", "smooth", "--replica", "SwiftUI"], ["did you mean “swiftui”?"], marked: "SwiftUI"),
    Refusal(["sample", "smooth", "--replica", "uikit"], ["must be swiftui"], marked: "uikit"),
    Refusal(["sample", "smooth", "--replca", "swiftui"], ["did you mean “--replica”?"], marked: "--replca"),
    Refusal(
      ["sample", "ease", "--replica", "swiftui", "--columns", "value,acceleration"],
      ["no second derivative", "Leave out"], marked: "value,acceleration"),
    Refusal(
      ["sample", hopeless, "--replica", "swiftui"], ["SwiftUI makes no spring", "Without --replica"],
      marked: hopeless),
  ]

  @Test(arguments: refusals)
  func `what the replica can't do is refused`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(refusal.arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    for words in refusal.words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    #expect(Refusal.marked(in: outcome.errors) == refusal.marked, "\(outcome.errors)")
  }
}
