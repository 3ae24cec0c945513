// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Time beside error. A package of its own, so that nothing of it reaches users of the libraries.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Hooke", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "AnimationEngine", package: "Hooke"),
        .product(name: "CurveMath", package: "Hooke"),
        .product(name: "CurveNotation", package: "Hooke"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
