// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

struct `Descriptions` {
  @Test func `a spring has every parameterisation`() throws {
    let object = try Described.object("spring(duration: 0.5, bounce: 0.3)")
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(object["kind"] as? String == "spring")
    #expect(object["duration"] as? Double == 0.5)
    #expect(object["bounce"] as? Double == 0.3)
    #expect(object["mass"] as? Double == 1)
    #expect(object["stiffness"] as? Double == spring.stiffness)
    #expect(object["damping"] as? Double == spring.damping)
    #expect(object["response"] as? Double == 0.5)
    #expect(object["dampingRatio"] as? Double == spring.dampingRatio)
    #expect(object["regime"] as? String == "underDamped")
    #expect(object["settlingDuration"] as? Double == spring.settlingDuration)
    #expect(object["initialVelocity"] as? Double == 0)
    #expect(object["from"] as? Double == 0)
    #expect(object["to"] as? Double == 1)
    #expect(object["epsilon"] as? Double == 0.001)
  }

  @Test func `a long curve is cut in the heading, and whole in JSON`() throws {
    let text = "linear(\(Array(repeating: "0.5", count: 2000).joined(separator: ", ")), 1)"
    let outcome = try CommandProcess.hooke("describe", text)
    #expect(
      outcome.lines[0].hasPrefix("linear(0.5, 0.5, ")
        && outcome.lines[0].hasSuffix("… (\(text.utf8.count) bytes)"))
    #expect(outcome.lines[0].utf8.count < 300)
    #expect(try Described.object(text)["curve"] as? String == text)
  }

  @Test func `two settling durations have two names`() throws {
    let outcome = try CommandProcess.hooke(
      "describe", "Spring(distance: 300, settlingDuration: 0.6, epsilon: 0.5)")
    let labels = outcome.lines.dropFirst().map { $0.split(separator: "  ").first ?? "" }.filter {
      $0.contains("settling")
    }
    #expect(labels == ["settling duration within 0.5 over a way of 300", "settling duration"])
  }

  @Test(arguments: [
    ("Spring(overshoot: 0.1, peakTime: 0.3)", ["overshoot": 0.1, "peakTime": 0.3]),
    (
      ".spring(Spring(settlingDuration: 0.5, overshoot: 0.05))",
      ["settlingDuration": 0.5, "overshoot": 0.05]
    ),
    ("spring(settlingDuration: 0.5, dampingRatio: 0.7)", ["settlingDuration": 0.5, "dampingRatio": 0.7]),
    ("Spring(response: 0.5, settlingDuration: 0.8)", ["response": 0.5, "settlingDuration": 0.8]),
    (
      "Spring(distance: 300, settlingDuration: 0.6, epsilon: 0.5)",
      ["settlingDuration": 0.6, "dampingRatio": 1]
    ),
    ("Spring(reaching: 0.5, at: 0.2, then: 0.9, at: 0.4)", ["0.5": 0.2, "0.9": 0.4]),
    ("Spring(response: 0.3, withoutOvershootAt: 40)", ["response": 0.3, "overshoot": 0]),
  ])
  func `goals stand beside what is reached, whatever the travel is`(
    curve: String, goals: [String: Double]
  ) throws {
    let object = try Described.object(curve, "--from", "7", "--to", "3", "--initial-velocity", "50")
    let rows = try #require(object["goals"] as? [[String: Any]])
    #expect(rows.count == goals.count)
    for row in rows {
      let name = (row["value"] as? Double).map { "\($0)" } ?? row["name"] as? String ?? ""
      #expect(row["asked"] as? Double == goals[name])
      let reached = try #require(row["reached"] as? Double)
      #expect(abs(reached - (goals[name] ?? .nan)) <= 1e-12 * abs(reached))
    }
    let text = try CommandProcess.hooke("describe", curve)
    #expect(text.output.contains("As it was asked for\n"))
  }

  @Test func `a curve in steps says where it jumps`() throws {
    let object = try Described.object("2s steps(4, start)", "--to", "3")
    #expect(object["kind"] as? String == "steps")
    #expect(object["stepCount"] as? Double == 4 && object["riseCount"] as? Double == 4)
    #expect(object["jumps"] as? String == "jump-start")
    #expect(object["valueRange"] as? [String: Double] == ["minimum": 0.25, "maximum": 1])
    #expect(object["duration"] as? Double == 2 && object["to"] as? Double == 3)
    let asked = try CommandProcess.hooke("describe", "steps(4)", "--crossings", "0.5")
    #expect(asked.code == 64)
    #expect(asked.errors.contains("--crossings is not for curves in steps"))
  }

  @Test func `a curve of straight pieces has its points and answers`() throws {
    let object = try Described.object(
      "2s linear(0, 0.3 50%, 0.7 50%)", "--to", "10", "--time-to", "2", "--crossings", "7")
    #expect(object["kind"] as? String == "pieces")
    #expect((object["points"] as? [[String: Double]])?.last == ["progress": 0.5, "value": 0.7])
    let first = try #require((object["timeTo"] as? [String: Double])?["first"])
    #expect(abs(first - 2.0 / 3) < 1e-15)
    #expect(object["crossings"] as? [Double] == [1, 2])
    #expect(try Described.object("linear(0, 1)")["duration"] == nil)
  }

  @Test func `a curve without goals has none`() throws {
    #expect(try Described.object("Spring(duration: 0.5)")["goals"] == nil)
    #expect(!(try CommandProcess.hooke("describe", "bouncy").output.contains("asked for")))
  }

  @Test(arguments: [
    ("spring(duration: 1, bounce: 1)", "undamped", "undamped: it swings for ever"),
    ("spring(duration: 1, bounce: 0.5)", "underDamped", "under-damped"),
    ("spring(duration: 1, bounce: 0)", "criticallyDamped", "critically damped"),
    ("spring(duration: 1, bounce: -0.5)", "overDamped", "over-damped"),
    ("Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)", "overDamped", "over-damped"),
  ])
  func `the regime has its name in JSON and its words for a person`(
    curve: String, name: String, words: String
  ) throws {
    #expect(try Described.object(curve)["regime"] as? String == name)
    let text = try CommandProcess.hooke("describe", curve)
    #expect(text.code == 0)
    #expect(text.output.contains(words))
  }

  @Test(arguments: [
    // Mass, stiffness, damping, and when each has settled within 0.001, from public reports.
    (0.5, 4.0, 35.0, 60.358, 1e-3), (0.6, 27, 100, 25.549, 1e-3), (1, 71.2633, 15.8273644, 0.848737, 1e-6),
    (1, 100, 10, 1.270165, 1e-6), (1, 100, 20, 0.923341348, 1e-9),
  ])
  func `the settling duration is the last crossing`(
    mass: Double, stiffness: Double, damping: Double, settling: Double, tolerance: Double
  ) throws {
    let curve = "Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), allowOverDamping: true)"
    let described = try #require(try Described.object(curve)["settlingDuration"] as? Double)
    #expect(abs(described - settling) < tolerance)
  }

  @Test func `settling follows epsilon, travel and velocity`() throws {
    let object = try Described.object(
      "Spring(mass: 1, stiffness: 100, damping: 10)", "--from", "10", "--to", "-10", "--initial-velocity",
      "-50", "--epsilon", "0.5")
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(
      object["settlingDuration"] as? Double
        == spring.settlingDuration(target: -20.0, initialVelocity: -50.0, epsilon: 0.5))
    #expect(object["initialVelocity"] as? Double == -50)
  }

  @Test func `a target that is the start has a settling time of its own`() throws {
    let object = try Described.object(
      "Spring(mass: 1, stiffness: 100, damping: 10)", "--to", "0", "--initial-velocity", "5")
    let settling = try #require(object["settlingDuration"] as? Double)
    #expect(abs(settling - 1.271660) < 1e-6)
  }

  @Test func `settling scales with travel, velocity and epsilon`() throws {
    let curve = "Spring(mass: 1, stiffness: 100, damping: 10)"
    let once = try #require(
      try Described.object(curve, "--to", "1", "--initial-velocity", "3", "--epsilon", "0.001")[
        "settlingDuration"]
        as? Double)
    let scaled = try #require(
      try Described.object(curve, "--to", "0.125", "--initial-velocity", "0.375", "--epsilon", "0.000125")[
        "settlingDuration"] as? Double)
    #expect(abs(once - scaled) < 1e-12)
  }

  @Test func `an initial velocity in the curve is per travel and shown in value units`() throws {
    let object = try Described.object(
      "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)", "--to", "50")
    #expect(object["initialVelocity"] as? Double == 100)
  }

  @Test func `what never settles is the word Infinity in JSON and never for a person`() throws {
    #expect(
      try Described.object("spring(duration: 1, bounce: 1)")["settlingDuration"] as? String == "Infinity")
    let lines = try CommandProcess.hooke("describe", "spring(duration: 1, bounce: 1)").lines
    let settling = try #require(lines.first { $0.contains("settling duration") })
    #expect(settling.contains("never") && !settling.contains("inf"))
  }

  @Test func `damping above critical is clamped, with a warning and exit 0`() throws {
    let outcome = try CommandProcess.hooke(
      "describe", "Spring(mass: 3, stiffness: 1000, damping: 500)", "--format", "json")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("hooke: warning: "))
    #expect(outcome.output.contains("\"criticallyDamped\""))
  }

  @Test func `a curve has its kind, control points, value range and slopes`() throws {
    let object = try Described.object("cubic-bezier(0.34, 1.56, 0.64, 1)")
    #expect(object["kind"] as? String == "bezier")
    #expect(
      object["controlPoints"] as? [[String: Double]] == [["x": 0.34, "y": 1.56], ["x": 0.64, "y": 1]])
    let range = try #require(object["valueRange"] as? [String: Double])
    #expect(range["minimum"] == 0)
    // Y(s) = 4.68·s·(1−s)² + 3·s²·(1−s) + s³ is largest where 4.68 − 12.72·s + 8.04·s² is 0.
    let place = (12.72 - (12.72 * 12.72 - 4 * 8.04 * 4.68).squareRoot()) / (2 * 8.04)
    let rest = 1 - place
    let top = 4.68 * place * rest * rest + 3 * place * place * rest + place * place * place
    #expect(abs(try #require(range["maximum"]) - top) < 1e-14)
    #expect(abs(try #require(object["startSlope"] as? Double) - 1.56 / 0.34) < 1e-14)
    #expect(object["endSlope"] as? Double == 0)
    #expect(object["duration"] == nil)
  }

  @Test(arguments: [
    ("linear", "linear"), ("ease", "bezier"), ("circularEaseIn", "circularEaseIn"),
    ("circularEaseInOut", "circularEaseInOut"),
  ])
  func `a preset has its kind`(curve: String, kind: String) throws {
    #expect(try Described.object(curve)["kind"] as? String == kind)
  }

  @Test func `a timed curve has its duration`() throws {
    let object = try Described.object("easeInOut(duration: 0.3)")
    #expect(object["duration"] as? Double == 0.3)
    #expect(object["settlingDuration"] as? Double == 0.3)
  }

  @Test func `a slope without bound is the word Infinity in JSON`() throws {
    #expect(try Described.object("circularEaseOut")["startSlope"] as? String == "Infinity")
  }

  @Test func `the text stands in columns`() throws {
    let lines = try CommandProcess.hooke("describe", "spring(duration: 0.5, bounce: 0.3)").lines
    let values = lines.filter { $0.hasPrefix("  ") }.map(Array.init)
    #expect(values.count == 22)
    // The longest label and the three spaces behind it end where every value begins.
    let column = 2 + "overshoot, absolute".count + 3
    for line in values {
      #expect(line[(column - 3)..<column].allSatisfy { $0 == " " }, "\(String(line))")
      #expect(line[column] != " ", "\(String(line))")
    }
  }

  @Test(arguments: [
    (["describe", "sprung()"], "did you mean “spring”?"),
    (["describe", "linear", "--fps", "9"], "“hooke sample”"),
    (["describe", "linear", "--format", "csv"], "text or json"), (["describe"], "CURVE is missing"),
  ])
  func `bad input is refused`(arguments: [String], words: String) throws {
    let outcome = try CommandProcess.hooke(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
