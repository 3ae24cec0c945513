// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// What each transition looks like in each phase, and what of it moves.
struct TransitionTableTests {
  private struct Row: CustomTestStringConvertible {
    let name: String
    let transition: AnyTransition
    /// Each effect with its values before, during and after.
    let effects: [(name: String, values: [[Double]])]

    var testDescription: String { name }

    init(_ name: String, _ transition: AnyTransition, _ effects: KeyValuePairs<String, [[Double]]>) {
      self.name = name
      self.transition = transition
      self.effects = effects.map { ($0.key, $0.value) }
    }
  }

  private static func scale(_ values: Double...) -> [[Double]] { values.map { [$0, $0, 0.5, 0.5] } }
  private static let fade = [[0.0], [1.0], [0.0]]

  private static var rows: [Row] {
    [
      Row("identity", .identity, [:]),
      Row("opacity", .opacity, ["opacity": fade]),
      Row("scale", .scale, ["scale": scale(1e-5, 1, 1e-5)]),
      Row(
        "scale(scale:anchor:)", .scale(scale: 0.5, anchor: .topLeading),
        ["scale": [[0.5, 0.5, 0, 0], [1, 1, 0, 0], [0.5, 0.5, 0, 0]]]),
      Row("offset(x:y:)", .offset(x: 30, y: 5), ["offset": [[30, 5], [0, 0], [30, 5]]]),
      Row("offset", .offset(Size(width: -3, height: 1)), ["offset": [[-3, 1], [0, 0], [-3, 1]]]),
      Row("move(.leading)", .move(edge: .leading), ["relativeOffset": [[-1, 0], [0, 0], [-1, 0]]]),
      Row("move(.trailing)", .move(edge: .trailing), ["relativeOffset": [[1, 0], [0, 0], [1, 0]]]),
      Row("move(.top)", .move(edge: .top), ["relativeOffset": [[0, -1], [0, 0], [0, -1]]]),
      Row("move(.bottom)", .move(edge: .bottom), ["relativeOffset": [[0, 1], [0, 0], [0, 1]]]),
      Row("slide", .slide, ["relativeOffset": [[-1, 0], [0, 0], [1, 0]]]),
      Row(
        "push(from: .leading)", .push(from: .leading),
        ["relativeOffset": [[-1, 0], [0, 0], [1, 0]], "opacity": fade]),
      Row(
        "push(from: .bottom)", .push(from: .bottom),
        ["relativeOffset": [[0, 1], [0, 0], [0, -1]], "opacity": fade]),
      Row(
        "blurReplace", AnyTransition(.blurReplace),
        ["scale": scale(0.9, 1, 0.9), "blur": [[7], [0], [7]], "opacity": fade]),
      Row(
        "blurReplace(.upUp)", AnyTransition(.blurReplace(.upUp)),
        ["scale": scale(0.9, 1, 1.1), "blur": [[7], [0], [7]], "opacity": fade]),
      Row(
        "asymmetric", .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)),
        ["opacity": [[0], [1], [1]], "relativeOffset": [[0, 0], [0, 0], [1, 0]]]),
      Row(
        "combined", .opacity.combined(with: .move(edge: .bottom)),
        ["opacity": fade, "relativeOffset": [[0, 1], [0, 0], [0, 1]]]),
    ]
  }

  private static func numbers(_ value: Any) -> [Double] {
    switch value {
    case let number as Double: [number]
    case let size as Size: [size.width, size.height]
    case let scale as ScaleEffect: [scale.scale.width, scale.scale.height, scale.anchor.x, scale.anchor.y]
    default: []
    }
  }

  /// The effects that are shown: before a way in, at its end, and after a way out, with their names.
  private func effects(of transition: AnyTransition, in environment: EnvironmentValues = .init()) throws
    -> [(name: String, values: [[Double]])]
  {
    let stage = Stage(environment: environment)
    stage.show { Node("ZStack") {} }
    stage.animate { Node("ZStack") { Node("View").transition(transition) } }
    guard let node = stage.tree.node("ZStack/View") else { return [] }
    let before = node.values
    try stage.advance(to: 1)
    let during = node.values
    // An animation that holds still for a second shows the end of the way out.
    stage.animate(.linear(duration: 1).delay(-1 + 1e-9)) { Node("ZStack") {} }
    let after = node.values.map(\.model)
    return zip(zip(before, during), after).map { states, after in
      (
        String(states.0.name.dropFirst("transition.".count)),
        [Self.numbers(states.0.shown), Self.numbers(states.1.shown), Self.numbers(after)]
      )
    }
  }

  @Test(arguments: rows.indices) func `Each phase has the effects of the table`(index: Int) throws {
    let row = Self.rows[index]
    let effects = try effects(of: row.transition)
    #expect(effects.map(\.name) == row.effects.map(\.name), "\(row.name)")
    #expect(effects.map(\.values) == row.effects.map(\.values), "\(row.name)")
  }

  @Test func `A phase has the values −1, 0 and 1`() {
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }

  @Test func `Only identity and opacity have no motion, unless a transition says so itself`() {
    #expect(!IdentityTransition.properties.hasMotion)
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(ScaleTransition.properties.hasMotion)
    #expect(AsymmetricTransition<OpacityTransition, ScaleTransition>.properties.hasMotion)
    #expect(!AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion)
    #expect(TransitionProperties().hasMotion)
  }

  @Test(arguments: rows.indices)
  func `Where motion is reduced every transition but identity is a fade, inside of others too`(
    index: Int
  ) throws {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let row = Self.rows[index]
    let effects = try effects(of: row.transition, in: environment)
    let count = ["identity": 0, "asymmetric": 2, "combined": 2][row.name] ?? 1
    #expect(effects.map(\.name) == ["opacity", "opacity.2"].prefix(count).map(\.self), "\(row.name)")
    for effect in effects where row.name != "asymmetric" { #expect(effect.values == Self.fade) }
    if row.name == "asymmetric" {
      #expect(effects.map(\.values) == [[[0], [1], [1]], [[1], [1], [0]]])
    }
  }

  private struct Tilt: ViewModifier {
    let degrees: Double
    func body(content: Content) -> Content { content.property("tilt", degrees).blur(radius: degrees / 10) }
  }

  @Test func `A pair of modifiers is gone through from the active one to the identity and back`() throws {
    let effects = try effects(of: .modifier(active: Tilt(degrees: 40), identity: Tilt(degrees: 0)))
    #expect(effects.map(\.name) == ["tilt", "blur"])
    #expect(effects.map(\.values) == [[[40], [0], [40]], [[4], [0], [4]]])
  }

  private struct Grow: Transition {
    func body(content: Content, phase: TransitionPhase) -> Content { content.offset(x: phase.value * 10) }
  }

  @Test func `A transition of one's own goes by the value of the phase`() throws {
    let effects = try effects(of: AnyTransition(Grow()))
    #expect(effects.map(\.values) == [[[-10, 0], [0, 0], [10, 0]]])
    let combined = try self.effects(of: AnyTransition(Grow().combined(with: .opacity)))
    #expect(combined.map(\.name) == ["offset", "opacity"])
  }
}
