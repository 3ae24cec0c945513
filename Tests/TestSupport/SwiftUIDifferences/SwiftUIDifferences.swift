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

    Springs are written by duration and bounce, times are in seconds, and unless it is said otherwise a spring moves from 0 to 1.

    """
}
