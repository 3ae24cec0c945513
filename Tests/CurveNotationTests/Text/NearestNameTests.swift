// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CurveNotation

@Suite struct NearestNameTests {
  private let names = ["spring", "smooth", "snappy", "bouncy", "easeInOut", "duration", "bounce", "fps"]

  @Test(arguments: [
    ("sprung", "spring"), ("Spring", "spring"), ("sping", "spring"), ("srping", "spring"),
    ("springg", "spring"), ("duratoin", "duration"), ("bounse", "bounce"), ("easeinout", "easeInOut"),
    ("fpd", "fps"), ("dur", "duration"),
  ])
  func `a slip is recognised`(written: String, meant: String) {
    #expect(NearestName.suggestion(for: written, among: names) == meant)
  }

  @Test(arguments: [
    "", "x", "stiffness", "withAnimation", "xyz", "fx", String(repeating: "spring", count: 20),
  ])
  func `a name that is near nothing stays alone`(written: String) {
    #expect(NearestName.suggestion(for: written, among: names) == nil)
  }

  @Test func `of equally near names the first is taken`() {
    #expect(NearestName.suggestion(for: "bat", among: ["cat", "rat"]) == "cat")
  }

  @Test func `the nearer name wins over the first`() {
    #expect(NearestName.suggestion(for: "smoothh", among: ["smoother", "smooth"]) == "smooth")
  }

  @Test func `a name is not suggested for itself`() {
    #expect(NearestName.suggestion(for: "spring", among: ["spring", "sprint"]) == "sprint")
  }

  @Test func `letters of other scripts are compared too`() {
    #expect(NearestName.suggestion(for: "ѕpring", among: names) == "spring")
  }
}
