// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Scenarios
import Testing

/// States that are thrown, and what gestures ask of what is shown, beside the examples.
struct ThrowTests {
  /// A node whose property follows a state, which a drag of 0.1 s at 500 points a second leaves at a start.
  private func scenario(
    ended: String, more: String = "", start: Double = 0, properties: String = #""x": {"state": "x"}"#
  ) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"x": \(start), "y": 0, "n": 0}, "nodes": [
          {"name": "A", "properties": {\(properties)}, "frame": {"x": 0, "y": 0, "width": 100, "height": 100},
           "gestures": [{"DragGesture": {}, "onEnded": \(ended)}]}],
         "touches": [{"drag": {"from": {"x": 10, "y": 10}, "to": {"x": 60, "y": 10}}, "duration": 0.1}]\(more)}
        """, name: "throw.json")
  }

  /// While all of them still move.
  private let times = [0.1, 0.15, 0.3, 0.6]

  private func expect(_ values: [Double], _ motion: (Double) -> Double) {
    #expect(values.count == times.count)
    for (value, time) in zip(values, times) {
      let truth = motion(time - 0.1)
      #expect(abs(value - truth) < 1e-9 * max(1, abs(truth)), "\(value), not \(truth), at \(time)")
    }
  }

  @Test func `without bounds it slows down for good, by the decay that it is given`() throws {
    for (decay, rate) in [("", 0.998), (#", "decay": "fast""#, 0.99), (#", "decay": 0.995"#, 0.995)] {
      let scenario = try scenario(ended: #"{"throw": {"x": {"velocity": 300\#(decay)}}}"#, start: 20)
      let motion = DecayMotion(decay: Decay(ratePerMillisecond: rate), from: 20, initialVelocity: 300.0)
      expect(try Samples.values(scenario, "A", at: times)) { motion.value(at: $0) }
      #expect(try Samples.values(scenario, "A", at: [50]) == [motion.finalValue])
    }
  }

  @Test func `thrown outwards at its bound it swings about that, and inwards it leaves it`() throws {
    let bounds = #""from": 200, "to": 0, "spring": "Spring(duration: 0.5)""#
    let outwards = try scenario(ended: #"{"throw": {"x": {"velocity": 300, \#(bounds)}}}"#, start: 200)
    let spring = Spring(duration: 0.5)
    expect(try Samples.values(outwards, "A", at: times)) {
      spring.state(from: 200, to: 200, velocity: 300, at: $0).value
    }
    let inwards = try scenario(ended: #"{"throw": {"x": {"velocity": -300, \#(bounds)}}}"#, start: 200)
    let motion = DecayMotion(decay: .normal, from: 200, initialVelocity: -300.0)
    expect(try Samples.values(inwards, "A", at: times)) { motion.value(at: $0) }
  }

  @Test func `a throw onto a spring that never rests is refused where the rows are to end with it`() throws {
    let spring = "Spring(duration: 0.5, bounce: 1)"
    let ended = #"{"throw": {"x": {"velocity": 1e6, "to": 10, "spring": "\#(spring)"}}}"#
    let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(try scenario(ended: ended)) }
    let text = try #require(error?.description)
    #expect(text.contains("“A.x” never comes to rest; say where the rows end"), "\(text)")
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 1e6, range: -.infinity...10,
      spring: Spring(duration: 0.5, bounce: 1))
    expect(try Samples.values(try scenario(ended: ended), "A", at: times)) { motion.value(at: $0) }
  }

  @Test func `a throw that takes hours is no more work than one that takes a second`() throws {
    let slow = #"{"throw": {"x": {"velocity": 1, "decay": 0.99999999}}}"#
    let motion = DecayMotion(
      decay: Decay(ratePerMillisecond: 0.99999999), from: 0, initialVelocity: 1.0)
    let value = try #require(try Samples.values(try scenario(ended: slow), "A", at: [20_000.1]).first)
    #expect(abs(value - motion.value(at: 20_000)) < 1e-9 * value)
    let lively =
      #"{"throw": {"x": {"velocity": 1e6, "to": 10, "spring": "Spring(duration: 0.5, bounce: 0.9999)"}}}"#
    let plan = try ScenarioPlan(
      try scenario(ended: lively, more: #", "sampling": {"fps": 0.01, "until": "settled"}"#))
    #expect(plan.times.count > 100)
  }

  @Test func `from beyond a bound the spring pulls it back at once, and at rest nothing happens`() throws {
    let beyond = try scenario(
      ended: #"{"throw": {"x": {"velocity": -100, "to": 0, "spring": "Spring(duration: 0.3)"}}}"#, start: 40)
    let spring = Spring(duration: 0.3)
    // The last thousandth of the way is left out.
    let values = try Samples.values(beyond, "A", at: times)
    for (value, time) in zip(values, times) {
      #expect(abs(value - spring.state(from: 40, to: 0, velocity: -100, at: time - 0.1).value) <= 0.04)
    }
    let resting = try scenario(ended: #"{"throw": {"x": {"velocity": 0, "from": 0}}}"#, start: 40)
    #expect(try Samples.values(resting, "A", at: times) == [40, 40, 40, 40])
  }

  @Test func `several states are thrown side by side`() throws {
    let scenario = try scenario(
      ended: #"{"throw": {"x": {"velocity": 300}, "y": {"velocity": -200, "decay": "fast"}}}"#,
      properties: #""x": {"state": "x"}, "y": {"state": "y"}"#)
    let (x, y) = (
      DecayMotion(decay: .normal, from: 0, initialVelocity: 300.0),
      DecayMotion(decay: .fast, from: 0, initialVelocity: -200.0)
    )
    expect(try Samples.values(scenario, "A", "x", at: times)) { x.value(at: $0) }
    expect(try Samples.values(scenario, "A", "y", at: times)) { y.value(at: $0) }
  }

  @Test func `a change waits for what a gesture has thrown, each time`() throws {
    let scenario = try scenario(
      ended: #"{"label": "thrown", "throw": {"x": {"velocity": 300, "decay": "fast"}}}"#,
      more: #"""
        , "changes": [{"afterSettle": "thrown", "delay": 0.25, "add": {"n": 1}}],
        "sampling": {"fps": 10, "until": {"afterPerceptualEnd": "thrown", "delay": 1}}
        """#)
    let events = try Samples.events(scenario)
    let settled = try #require(events.first { $0.kind == "settled" && $0.subject == "thrown" })
    #expect(events.contains { $0.kind == "perceptualEnd" && $0.subject == "thrown" })
    let made = try #require(events.first { $0.kind == "changeMade" && $0.subject == "changes[0]" })
    #expect(made.time == settled.time + 0.25)
    // The fast decay keeps a thousandth of its way after ln(1000) of its time constants.
    #expect(abs(settled.time - 0.1 - 6.907755 * 0.0994992) < 1e-5)
    #expect(try abs((ScenarioPlan(scenario).times.last ?? 0) - (settled.time + 1)) < 0.1)
  }

  @Test func `a band is undone, and a throw projected and inverted`() throws {
    func value(_ expression: String) throws -> Double {
      let scenario = try scenario(ended: #"{"set": {"x": \#(expression)}}"#, start: 3)
      return try Samples.values(scenario, "A", at: [1])[0]
    }
    let band = #""from": 0, "to": 100, "dimension": 50"#
    let inverse = #"{"inverseRubberBand": {"rubberBand": 130, \#(band)}, \#(band)}"#
    #expect(try abs(value(inverse) - 130) < 1e-12)
    #expect(try value(#"{"inverseRubberBand": {"shown": "x"}, \#(band)}"#) == 3)
    // A fast scroll at 1000 goes 99.4992 points, and one that goes so far has that velocity.
    #expect(try abs(value(#"{"scrollEnd": 10, "velocity": 1000, "decay": "fast"}"#) - 109.4992) < 5e-5)
    let landing = #"{"landingVelocity": 109.49916, "from": 10, "decay": "fast"}"#
    #expect(try abs(value(landing) - 1000) < 0.001)
  }
}
