// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// What every Swift target of the house is compiled with.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Hooke",
  products: [
    .library(name: "CurveMath", targets: ["CurveMath"]),
    .library(name: "CurveMathFoundation", targets: ["CurveMathFoundation"]),
    .library(name: "SwiftUIReplica", targets: ["SwiftUIReplica"]),
    .library(name: "AnimationEngine", targets: ["AnimationEngine"]),
    .library(name: "CurveNotation", targets: ["CurveNotation"]),
    .library(name: "CurveValidation", targets: ["CurveValidation"]),
    .executable(name: "hooke", targets: ["hooke"]),
  ],
  traits: [
    .default(enabledTraits: ["GSL"]),
    .trait(
      name: "GSL",
      description: "Judge live against the GNU Scientific Library (GPL-3.0), in the command and its tests."),
  ],
  targets: [
    // The maths: no Foundation, compiles in Embedded Swift.
    .systemLibrary(name: "CMaths"),
    .target(name: "CurveMath", dependencies: ["CMaths"], swiftSettings: house),
    .target(name: "CurveMathFoundation", dependencies: ["CurveMath"], swiftSettings: house),

    // SwiftUI's animation semantics without a screen and without a clock.
    .target(name: "AnimationEngine", dependencies: ["CurveMath"], swiftSettings: house),

    // What SwiftUI really returns; never truth for anything.
    .target(name: "SwiftUIReplica", dependencies: ["CMaths", "CurveMath"], swiftSettings: house),

    // Everything that is text.
    .target(name: "CurveNotation", dependencies: ["CurveMath"], swiftSettings: house),

    // Scripts of changes, played to frames.
    .target(
      name: "Scenarios", dependencies: ["AnimationEngine", "CurveMath", "CurveNotation", "SwiftUIReplica"],
      exclude: ["Examples", "scenario.schema.json"], swiftSettings: house),

    // Judging: metrics, budgets, stored tables, the oracle protocols.
    .target(
      name: "CurveValidation", dependencies: ["CurveMath", "CurveNotation"], swiftSettings: house),

    // The GPL side, behind the trait.
    .systemLibrary(
      name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(
      name: "GSLOracle",
      dependencies: [
        "CurveMath", "CurveValidation",
        .target(name: "CGSL", condition: .when(traits: ["GSL"])),
      ],
      swiftSettings: house),

    // The command.
    .target(
      name: "HookeCommands",
      dependencies: ["CurveMath", "CurveNotation", "CurveValidation", "Scenarios", "SwiftUIReplica"],
      swiftSettings: house),
    .executableTarget(
      name: "hooke",
      dependencies: [
        "HookeCommands",
        .target(name: "GSLOracle", condition: .when(traits: ["GSL"])),
      ],
      swiftSettings: house),

    // Tests mirror the rooms; TestSupport is the ruler they share.
    .target(
      name: "TestSupport",
      dependencies: ["CurveMath", "CurveNotation", "CurveValidation", "SwiftUIReplica"],
      path: "Tests/TestSupport", swiftSettings: house),
    // Counts heap allocations in the process of the tests, in C since it stands before the C library's own.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "CurveMathTests",
      dependencies: ["CurveMath", "CurveMathFoundation", "CurveValidation", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "AnimationEngineTests",
      dependencies: [
        "AllocationCounter", "AnimationEngine", "CurveMath", "CurveNotation", "CurveValidation",
        "TestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "SwiftUIReplicaTests",
      dependencies: ["CurveMath", "CurveNotation", "SwiftUIReplica", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "CurveNotationTests", dependencies: ["CurveMath", "CurveNotation", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "AnimationEngine", "CurveMath", "CurveNotation", "Scenarios", "SwiftUIReplica", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: house),
    .testTarget(
      name: "CurveValidationTests",
      dependencies: ["CurveMath", "CurveNotation", "CurveValidation", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "GSLOracleTests",
      dependencies: ["CurveMath", "CurveValidation", "GSLOracle", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "HookeCommandsTests",
      dependencies: [
        "CurveMath", "CurveNotation", "CurveValidation", "HookeCommands", "Scenarios", "SwiftUIReplica",
        "TestSupport", "hooke",
      ],
      swiftSettings: house),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: house),
  ]
)
