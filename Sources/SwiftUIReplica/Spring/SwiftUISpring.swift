// SPDX-License-Identifier: Apache-2.0

/// The spring that SwiftUI really ships, digit for digit, with what is wrong in it.
///
/// `CurveMath.Spring` has SwiftUI's signatures and right results. This type has SwiftUI's results: to test
/// a port against what an application does, to explain a recording, to know what changes. It is never truth
/// for anything.
///
/// SwiftUI holds three numbers and derives everything else from them on demand, in plain double precision; so
/// what was given reads back only approximately. Times are seconds, velocities value units per second.
///
/// Every fact in this module is marked with how it is known:
///
/// - `[A]` a page of Apple's documentation: what is promised;
/// - `[R]` Respring (ktiays/Respring, commit 7e5c49ce), whose tests on Apple's systems demand `==` with the
///   shipping type for values, velocities, force and settling durations;
/// - `[F]` a fixture of six shipping springs at full precision (Euswbnix/pagelamp, commit 9b12029f,
///   `design/tokens/test/fixtures/swiftui-springs.json`);
/// - `[P]` output of probes of the shipping framework (mburger89/MetalUI, commit ba672bea,
///   `docs/probes/swiftui-controls-looks.swift`), printed to 3 or 6 decimals;
/// - `[Ot]` OpenSwiftUI's compatibility tests (OpenSwiftUIProject/OpenSwiftUI, commit 069dd80b), whose
///   expectations hold against SwiftUI 6.5.4 too;
/// - `[O]` OpenSwiftUI's own implementation: probable, not confirmed;
/// - `[M]` measured or computed here from one of the above.
public struct SwiftUISpring: Hashable, Sendable {
  /// `√|1 − ζ²|·ω₀` in radians per second: above 0 below critical damping, 0 at it, and *negative* above.
  /// `[R]`
  public var angularFrequency: Double
  /// `ζ·ω₀`, per second. `[R]`
  public var decayConstant: Double
  /// The mass that was given; 1 where none was. `[R]`
  public var mass: Double

  /// A spring from what SwiftUI holds.
  public init(angularFrequency: Double, decayConstant: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    self.mass = mass
  }

  /// 2π as SwiftUI forms it.
  static var tau: Double { 2 * Double.pi }
}
