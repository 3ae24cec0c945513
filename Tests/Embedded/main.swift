// SPDX-License-Identifier: Apache-2.0

// Samples springs and curves without Foundation, without the full runtime, and compares with values that
// were computed at 40 digits. Ends with exit code 1 where one is wrong.

import CProgram
import CurveMath

struct Checks {
  private(set) var failures = 0

  mutating func check(_ name: String, _ number: Double, expected: Double, scale: Double) {
    let units = (number - expected).magnitude / (scale * 0x1p-53)
    // Written so that NaN fails.
    let isRight = units <= 4
    print("\(isRight ? "right" : "WRONG") \(name): \(number)")
    if !isRight {
      print("  expected \(expected), \(units) units of scale away")
      failures += 1
    }
  }

  mutating func fail(_ reason: String) {
    print("WRONG " + reason)
    failures += 1
  }
}

func failures() -> Int {
  var checks = Checks()

  let smooth = SpringMotion(spring: Spring(duration: 1, bounce: 0), from: 0.0, to: 1.0)
  let smoothState = smooth.state(at: 0.25)
  checks.check("smooth spring, value", smoothState.value, expected: 0.465583948701782025758, scale: 1)
  checks.check(
    "smooth spring, velocity", smoothState.velocity, expected: 2.05168918164807108412, scale: 2 * .pi)

  let bouncy = SpringMotion(spring: Spring(duration: 0.5, bounce: 0.3), from: 0.0, to: 1.0)
  let bouncyState = bouncy.state(at: 0.125)
  checks.check("bouncy spring, value", bouncyState.value, expected: 0.561375893231661803826, scale: 1)
  checks.check(
    "bouncy spring, velocity", bouncyState.velocity, expected: 5.27905135055843213657, scale: 4 * .pi)

  let creeping = SpringMotion(
    spring: Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true), from: 0.0, to: 1.0)
  let creepingState = creeping.state(at: 0.25)
  checks.check("over-damped spring, value", creepingState.value, expected: 0.549661304801248106315, scale: 1)
  checks.check(
    "over-damped spring, velocity", creepingState.velocity, expected: 1.71465128095628737907, scale: 10)

  let ease = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
  checks.check("ease, value", ease.value(at: 0.25), expected: 0.408510591355395872975, scale: 1)
  checks.check("ease, velocity", ease.velocity(at: 0.25), expected: 2.20788294565892712660, scale: 2)

  let pieces = LinearCurve(stops: [.init(0), .init(0.3, at: 0.5), .init(0.7, at: 0.5)])
  checks.check("straight pieces, value", pieces.value(at: 0.25), expected: 0.15, scale: 1)
  checks.check("steps, value", StepCurve(count: 4).value(at: 0.6), expected: 0.5, scale: 1)

  if let times = try? SampleTimes.count(5, until: 1) {
    for time in times { print("  \(time) \(smooth.value(at: time))") }
  } else {
    checks.fail("a grid of five times is refused")
  }

  return checks.failures
}

exit(failures() == 0 ? 0 : 1)
