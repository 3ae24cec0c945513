// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Testing

struct `What a description says about the motion` {
  private static let bouncy = "spring(duration: 0.5, bounce: 0.3)"

  @Test func `the overshoot is the textbook's`() throws {
    let object = try Described.object(Self.bouncy, "--from", "10", "--to", "-30")
    // e^(−πζ/√(1−ζ²)) with ζ = 0.7, and the first turn after half a damped period.
    let share = (1 - 0.7 * 0.7).squareRoot()
    let overshoot = exp(-Double.pi * 0.7 / share)
    #expect(abs(try #require(object["overshoot"] as? Double) - overshoot) < 1e-14)
    #expect(abs(try #require(object["overshootAbsolute"] as? Double) - 40 * overshoot) < 1e-12)
    #expect(abs(try #require(object["peakTime"] as? Double) - 0.25 / share) < 1e-14)
    #expect(abs(try #require(object["peakValue"] as? Double) - (-30 - 40 * overshoot)) < 1e-12)
  }

  @Test func `without an overshoot there is no peak`() throws {
    let object = try Described.object("spring(duration: 1, bounce: 0)")
    #expect(object["overshoot"] as? Double == 0)
    #expect(object["overshootAbsolute"] as? Double == 0)
    #expect(object["peakTime"] is NSNull)
    #expect(object["peakValue"] is NSNull)
    #expect((object["extrema"] as? [Any])?.isEmpty == true)
  }

  @Test func `an overshoot below the least number is said to be there, with its peak`() throws {
    // e^(−π·2²⁶) of the way, half a swing of 2²⁶ seconds after the start.
    let curve = "spring(response: 1, dampingFraction: \(1.0.nextDown))"
    let object = try Described.object(curve)
    #expect(object["overshoot"] as? Double == 0)
    #expect(object["overshootAbsolute"] as? Double == 0)
    #expect(object["peakTime"] as? Double == 0x1p25)
    #expect(object["peakValue"] as? Double == 1)
    let line = try #require(
      CommandProcess.hooke("describe", curve).lines.first { $0.hasPrefix("  overshoot ") })
    #expect(line.contains("it goes beyond its end, by less than the least number above 0"))
    #expect(!line.contains("none"))
  }

  @Test func `every modifier has a row, in the order of writing`() throws {
    let lines = try CommandProcess.hooke("describe", "spring.delay(1).speed(2).delay(3).speed(4)").lines
    let rows = lines.filter { $0.hasPrefix("  delay ") || $0.hasPrefix("  speed ") }
    #expect(
      rows.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "delay 1", "speed 2", "delay 3", "speed 4",
      ])
  }

  @Test(arguments: ["linear", "spring", "linear(0, 1)"])
  func `a value at which the motion stands all the time is passed at no time, and the question refused`(
    curve: String
  ) throws {
    for option in ["--time-to", "--crossings"] {
      let run = try CommandProcess.hooke("describe", curve, "--from", "1", "--to", "1", option, "1")
      #expect(run.code == 64)
      #expect(run.errors.contains("\(option) asks when the value passes 1, but it stands there all the time"))
    }
  }

  @Test func `a throw makes a critically damped spring overshoot`() throws {
    let object = try Described.object("spring(duration: 1, bounce: 0)", "--initial-velocity", "20")
    #expect(try #require(object["overshoot"] as? Double) > 0)
    #expect((object["extrema"] as? [Any])?.count == 1)
  }

  @Test func `the first eight turns are listed, each half a damped period after the one before`() throws {
    let object = try Described.object(Self.bouncy)
    let turns = try #require(object["extrema"] as? [[String: Double]])
    #expect(turns.count == 8)
    let half = 0.25 / (1 - 0.7 * 0.7).squareRoot()
    for (index, turn) in turns.enumerated() {
      #expect(abs(try #require(turn["time"]) - half * Double(index + 1)) < 1e-13)
      #expect((try #require(turn["value"]) > 1) == (index % 2 == 0))
    }
    #expect(object["extremumCount"] as? Double == 2)
  }

  @Test func `the peak velocity of a critically damped move is the frequency over e`() throws {
    let object = try Described.object("Spring(mass: 1, stiffness: 100, damping: 20)")
    #expect(abs(try #require(object["peakVelocity"] as? Double) - 10 / exp(1)) < 1e-13)
    #expect(abs(try #require(object["peakVelocityTime"] as? Double) - 0.1) < 1e-15)
  }

  @Test func `the envelope is never shorter than the exact settling`() throws {
    let object = try Described.object(Self.bouncy)
    let settling = try #require(object["settlingDuration"] as? Double)
    let envelope = try #require(object["envelopeDuration"] as? Double)
    #expect(abs(settling - 0.818747) < 1e-6)
    #expect(abs(envelope - 0.823562) < 1e-6)
  }

  @Test func `a person reads three durations`() throws {
    let lines = try CommandProcess.hooke("describe", Self.bouncy).lines
    for name in ["perceptual duration", "envelope duration", "settling duration"] {
      #expect(lines.filter { $0.contains("  \(name)  ") }.count == 1)
    }
  }

  @Test(arguments: [
    // Damping, value, first time: from public reports, with mass 1 and stiffness 100.
    (20.0, "0.5", 0.16783469900), (20, "0.9", 0.38897201699), (10, "1", 0.24183991524),
  ])
  func `the time to a value is the known one`(damping: Double, value: String, time: Double) throws {
    let object = try Described.object(
      "Spring(mass: 1, stiffness: 100, damping: \(damping))", "--time-to", value)
    let answer = try #require(object["timeTo"] as? [String: Any])
    #expect(answer["value"] as? Double == Double(value))
    #expect(abs(try #require(answer["first"] as? Double) - time) < 1e-11)
  }

  @Test func `first and last differ where the spring comes back`() throws {
    let answer = try #require(
      try Described.object("Spring(mass: 1, stiffness: 100, damping: 10)", "--time-to", "1.1")["timeTo"]
        as? [String: Any])
    let motion = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1.0)
    #expect(answer["first"] as? Double == motion.firstCrossing(of: 1.1))
    #expect(answer["last"] as? Double == motion.lastCrossing(of: 1.1))
    #expect(answer["first"] as? Double != answer["last"] as? Double)
  }

  @Test func `a value that is never reached has no times`() throws {
    let object = try Described.object(Self.bouncy, "--time-to", "2", "--crossings", "2")
    let answer = try #require(object["timeTo"] as? [String: Any])
    #expect(answer["first"] is NSNull)
    #expect(answer["last"] is NSNull)
    #expect(object["crossingCount"] as? Double == 0)
    #expect((object["crossings"] as? [Double]) == [])
    let text = try CommandProcess.hooke("describe", Self.bouncy, "--time-to", "2", "--crossings", "2")
    #expect(text.lines.filter { $0.hasSuffix("never") }.count == 2)
    #expect(text.lines.contains { $0.contains("crossings of 2") && $0.hasSuffix("none") })
  }

  @Test func `crossings are counted and listed`() throws {
    let object = try Described.object("Spring(mass: 1, stiffness: 100, damping: 10)", "--crossings", "1.1")
    #expect(object["crossingValue"] as? Double == 1.1)
    #expect(object["crossingCount"] as? Double == 2)
    let times = try #require(object["crossings"] as? [Double])
    let motion = SpringMotion(spring: Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1.0)
    #expect(times == Array(motion.crossings(of: 1.1)))
  }

  @Test(arguments: ["spring(duration: 1, bounce: 1)", "spring(duration: 1, bounce: 0.5)"])
  func `crossings without an end are cut at a hundred and said to be endless`(curve: String) throws {
    let object = try Described.object(curve, "--crossings", "1", "--time-to", "1")
    #expect(object["crossingCount"] as? String == "Infinity")
    let times = try #require(object["crossings"] as? [Double])
    #expect(times.count == 100)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect((object["timeTo"] as? [String: Any])?["last"] as? String == "Infinity")
    let text = try CommandProcess.hooke("describe", curve, "--crossings", "1", "--time-to", "1").output
    #expect(text.contains("endless"))
    #expect(text.contains("crossing 8") && !text.contains("crossing 9"))
  }

  @Test func `a timing curve has its turns and the progresses of a value`() throws {
    let object = try Described.object("cubic-bezier(0.34, 1.56, 0.64, -0.5)", "--crossings", "0.5")
    let curve = UnitCurve(
      startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: -0.5))
    let turns = try #require(object["extrema"] as? [[String: Double]])
    #expect(turns == curve.extrema.map { ["progress": $0.time, "value": curve.value(at: $0.time)] })
    #expect(object["crossingCount"] as? Double == 3)
    #expect(object["crossings"] as? [Double] == curve.progresses(for: 0.5))
  }

  @Test func `a timed curve answers in seconds and in value units`() throws {
    let object = try Described.object(
      "linear(duration: 4)", "--from", "100", "--to", "300", "--time-to", "150")
    let answer = try #require(object["timeTo"] as? [String: Double])
    #expect(answer == ["value": 150, "first": 1, "last": 1])
  }

  @Test(arguments: [
    "Spring(mass: 0.6, stiffness: 27, damping: 100, allowOverDamping: true)",
    "Spring(mass: 0.5, stiffness: 4, damping: 35, allowOverDamping: true)",
  ])
  func `a spring that takes more than ten seconds is noted`(curve: String) throws {
    for verb in ["describe", "sample"] {
      let outcome = try CommandProcess.hooke(verb, curve)
      #expect(outcome.code == 0)
      #expect(outcome.errors.hasPrefix("hooke: note: this spring takes "), "\(verb): \(outcome.errors)")
    }
    #expect(try CommandProcess.hooke("sample", curve, "--until", "1").errors == "")
    #expect(try CommandProcess.hooke("describe", curve, "--epsilon", "0.9").errors == "")
  }

  @Test func `the note names the spring among two`() throws {
    let slow = "Spring(mass: 0.6, stiffness: 27, damping: 100, allowOverDamping: true)"
    let outcome = try CommandProcess.hooke("describe", "smooth", slow)
    #expect(outcome.errors.hasPrefix("hooke: note: spring B takes 25.549 s until"))
  }

  static let refusals = [
    Refusal(["describe", bouncy, "--epsilon", "0"], ["--epsilon", "above 0", "“0”"], marked: "0"),
    Refusal(["describe", bouncy, "--epsilon", "-1"], ["--epsilon", "above 0", "“-1”"], marked: "-1"),
    Refusal(["describe", bouncy, "--epsilon", "nan"], ["--epsilon", "finite"], marked: "nan"),
    Refusal(
      ["describe", bouncy, "--initial-velocity", "nan"], ["--initial-velocity", "finite"], marked: "nan"),
    Refusal(
      ["describe", "interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: nan)"],
      ["initialVelocity", "finite"], marked: "nan"),
    Refusal(["describe", bouncy, "--crossings", "inf"], ["--crossings", "finite", "“inf”"], marked: "inf"),
    Refusal(["describe", bouncy, "--crossings=-inf"], ["--crossings", "finite", "“-inf”"], marked: "-inf"),
    Refusal(["describe", bouncy, "--time-to", "nan"], ["--time-to", "finite", "“nan”"], marked: "nan"),
    Refusal(["describe", bouncy, "--time-to"], ["--time-to needs a value"], marked: "--time-to"),
    Refusal(["describe", bouncy, "--crosings", "1"], ["did you mean “--crossings”?"], marked: "--crosings"),
    Refusal(["sample", bouncy, "--crossings", "1"], ["“hooke describe”"], marked: "--crossings"),
    Refusal(
      ["describe", "Spring(settlingDuration: 1, dampingRatio: 0)"], ["dampingRatio", "above 0"], marked: "0"),
  ]

  @Test(arguments: refusals)
  func `a question that has no answer is refused`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(refusal.arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    for words in refusal.words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    #expect(Refusal.marked(in: outcome.errors) == refusal.marked, "\(outcome.errors)")
  }
}
