// SPDX-License-Identifier: Apache-2.0

import HookeCommands
import Testing

struct `Paths` {
  @Test func `a path is split into folder and name`() {
    #expect(FilePath.split("a/b/c.csv") == ("a/b/", "c.csv"))
    #expect(FilePath.split("c.csv") == ("", "c.csv"))
    #expect(FilePath.split("/c.csv") == ("/", "c.csv"))
  }

  @Test func `ancestors go from the inside out to the root`() {
    #expect(FilePath.ancestors(of: "/a/b") == ["/a/b", "/a", "/"])
    #expect(FilePath.ancestors(of: "/a/b/") == ["/a/b", "/a", "/"])
    #expect(FilePath.ancestors(of: "/") == ["/"])
  }

  @Test func `joining puts one slash between`() {
    #expect(FilePath.joined("/a", "b") == "/a/b")
    #expect(FilePath.joined("/", "b") == "/b")
  }
}
