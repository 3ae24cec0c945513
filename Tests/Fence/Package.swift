// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A user of the libraries who wants nothing of GSL: `make fence` builds this package and looks for
// traces of GSL in the result.
let package = Package(
  name: "Fence",
  dependencies: [.package(name: "Hooke", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "consumer",
      dependencies: [
        .product(name: "CurveMath", package: "Hooke"),
        .product(name: "CurveNotation", package: "Hooke"),
        .product(name: "CurveValidation", package: "Hooke"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
