// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Estimated velocities against the true ones.
struct VelocityTableTests {
  private let samplings = VelocityTable.estimators.map(\.sampling)

  @Test(arguments: VelocitySampling.allCases)
  func `Without noise an even flick has its velocity, by every rule`(_ sampling: VelocitySampling) throws {
    let errors = try VelocityTable.errors(.even, rate: 120, sampling, noise: 0, jitter: 0)
    #expect(errors.spread < 1e-9)
  }

  @Test
  func `Without noise a flick that gathers speed has its velocity by the default alone`()
    throws
  {
    func bias(_ sampling: VelocitySampling) throws -> Double {
      try VelocityTable.errors(
        .gathering, rate: 120, sampling, noise: 0, jitter: 0, isLiftedAtSample: true
      ).bias
    }
    #expect(try bias(.fitted).magnitude < 1e-9)
    #expect(try bias(.swiftUI) < -0.04)
    #expect(try bias(.fittedLine) < -0.2)
  }

  @Test func `With noise the default is nearest to flicks that gather speed`() throws {
    for rate in VelocityTable.rates {
      let errors = try VelocityTable.errors(.gathering, rate: rate, samplings).map(\.spread)
      #expect(errors[0] < errors[1] && errors[0] < errors[2])
    }
  }

  @Test
  func `At an even speed the straight line passes on the least noise, and SwiftUI's rule the most`()
    throws
  {
    for rate in VelocityTable.rates {
      let errors = try VelocityTable.errors(.even, rate: rate, samplings).map(\.spread)
      #expect(errors[2] < errors[0] && errors[0] < errors[1])
    }
  }

  @Test(arguments: [(60.0, 5.0 / 6), (120.0, 11.0 / 12)])
  func `A property that follows the finger hands over what speed that had gathered a sample before the lift`(
    _ rate: Double, _ share: Double
  ) throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    let drag = DragGesture().onChanged { offset.model = $0.translation.width }
      .onEnded { value in
        #expect(abs(value.velocity.width - 1000) < 1e-6)
        timeline.withAnimation(.spring) { offset.model = 0 }
      }
    let input = TouchInput(timeline: timeline, gesture: drag)
    let velocity = Size(width: 1000, height: 0)
    try input.play(
      .flick(from: .zero, velocity: velocity, duration: 0.1, sampling: TouchSampling(rate: rate)))
    try timeline.advance(to: 0.1)
    #expect(abs(offset.velocity - 1000 * share) < 1e-6)
  }
}
