// SPDX-License-Identifier: Apache-2.0

/// The text of `Documentation/SwiftUIDifferences.md`, with every number computed anew.
package enum SwiftUIDifferences {
  /// Where the document stands, from the top folder.
  package static let path = "Documentation/SwiftUIDifferences.md"

  static var all: [Difference] { motions + parameters + settling + curves + animations }

  /// The whole document.
  package static func markdown() -> String {
    introduction + "\n" + all.map(\.markdown).joined(separator: "\n")
  }

  private static let introduction = """
    # Where SwiftUI's numbers differ from the true ones

    <!-- Written by a test. HOOKE_RECORD=1 swift test --disable-xctest --filter SwiftUIDifferencesTests writes it anew. -->

    Hooke has SwiftUI's signatures, defaults and units, and SwiftUI's results wherever those are right: on the recorded springs the values agree
    with the true ones to the last bit or two. This page lists where they are not right, what Hooke returns there, and how to get the other.

    - **Hooke's API** is `Spring` and `UnitCurve` of the module `CurveMath`. Its numbers stand in the columns “true”; `hooke validate` judges them.
    - **SwiftUI's results** come from `SwiftUISpring` and `SwiftUIUnitCurve` of the module `SwiftUIReplica`, which reproduce the shipping types. Their
      numbers stand in the columns “SwiftUI”. `SwiftUISpring(parameters)` and `SwiftUIUnitCurve(curve)` take what Hooke's types take, and
      `SwiftUISpringMotion`, `SwiftUIUnitCurve` and `SwiftUICurveMotion` are motions, so they can be sampled and compared.
      What an *animation* shows depends on the frames that are drawn before: `SwiftUIAnimatedValue` draws them. (`hooke sample --replica swiftui`
      shows the types `Spring` and `UnitCurve`, which have a value at any time.)

    How a difference is known: **F** a fixture of shipping springs at full precision, **P** probes of the shipping framework, **R** a reconstruction
    whose tests demand equality with the shipping type, **Ot** tests that run against SwiftUI and its open reimplementation alike, **O** that
    reimplementation alone, **A** Apple's documentation, **M** computed here from one of these. The sources stand in `Reference/observed/README.md`.

    **Gestures** have SwiftUI's names, parameters, defaults and values, and differ from it in these points, known by O:

    - A velocity is fitted to the samples of 0.1 s, which is right for a finger that gathers speed. SwiftUI's weights of three samples are
      `VelocitySampling.swiftUI`. [Gestures.md](Gestures.md#velocity) has the errors of both. A finger that is held for 40 ms before it is lifted
      has no velocity; by SwiftUI's rule it keeps most of it.
    - A finger's way is measured from where its view was as it came down. In SwiftUI a view that moves with the finger moves its local space, too.
    - A reset and what `onEnded` does are one update, so that no frame shows one without the other.
    - Taps have the limits that were measured with a pointer; those of a finger are `TapLimits.touch`.
    - `onChanged` and `updating` track velocity, as SwiftUI's do, and a spring takes it over at any time. With `--replica swiftui` velocities
      are estimated by SwiftUI's rule, unless a scenario says otherwise by `velocitySampling`.

    Springs are written by duration and bounce, times are in seconds, and unless it is said otherwise a spring moves from 0 to 1.

    """
}
