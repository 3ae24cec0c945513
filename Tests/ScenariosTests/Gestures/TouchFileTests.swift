// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import Testing

/// Touches in files of their own.
struct TouchFileTests {
  private static let list = """
    [{"time": 0, "phase": "began", "x": 1, "y": 2}, {"time": 0.5, "phase": "moved", "x": 3, "y": 4, "id": 0},
     {"time": 1, "phase": "ended", "x": 5, "y": 6}]
    """

  private func message(_ text: String, mends: Bool = false) -> String? {
    do {
      _ = try TouchFile(parsing: text, name: "touches", mends: mends)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `a list in JSON and a table are the same touches`() throws {
    let table = "time,id,phase,x,y\n0,0,began,1,2\n0.5,0,moved,3,4\n1,0,ended,5,6\n"
    let streams = try [Self.list, table].map { try TouchFile(parsing: $0, name: "touches").stream }
    #expect(streams[0] == streams[1])
    #expect(streams[0].touches.count == 3)
  }

  @Test func `a list may hold synthetic fingers`() throws {
    let text = #"[{"flick": {"from": {"x": 0, "y": 0}, "velocity": {"width": 800, "height": 0}}, "at": 1}]"#
    let stream = try TouchFile(parsing: text, name: "touches").stream
    #expect(stream == .flick(from: .zero, velocity: Size(width: 800, height: 0), start: 1))
  }

  @Test func `synthetic fingers of a list are those of the engine`() throws {
    let text = """
      [{"pinch": {"center": {"x": 50, "y": 60}, "distance": 40, "magnification": 2, "rotation": {"degrees": 30}},
        "sampling": {"rate": 60, "noise": 1, "jitter": 0.002, "seed": 7}},
       {"drag": {"from": {"x": 0, "y": 0}, "to": {"x": 30, "y": 0}}, "at": 1, "isCancelled": true, "id": 4},
       {"tap": {"x": 9, "y": 9}, "at": 2, "duration": 0}]
      """
    let pinch = TouchStream.pinch(
      center: Point(x: 50, y: 60), distance: 40, magnification: 2, rotation: .degrees(30),
      sampling: TouchSampling(rate: 60, noise: 1, jitter: 0.002, seed: 7))
    let drag = TouchStream.drag(
      id: 4, from: .zero, to: Point(x: 30, y: 0), start: 1, isCancelled: true)
    let tap = TouchStream.tap(at: Point(x: 9, y: 9), start: 2, duration: 0)
    let stream = try TouchFile(parsing: text, name: "touches").stream
    #expect(stream.touches == pinch.touches + drag.touches + tap.touches)
  }

  @Test func `a path goes from place to place and rests where two are the same`() throws {
    let text = """
      [{"path": [{"x": 0, "y": 0}, {"after": 0.5, "x": 0, "y": 0}, {"after": 0.25, "x": 30, "y": 60}],
        "sampling": {"rate": 8}}]
      """
    let touches = try TouchFile(parsing: text, name: "touches").stream.touches
    #expect(touches.map(\.time) == [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75])
    #expect(touches.map(\.location.x) == [0, 0, 0, 0, 0, 15, 30])
    #expect(touches.map(\.location.y) == [0, 0, 0, 0, 0, 30, 60])
  }

  private static let unreadable: [(String, String)] = [
    ("time,phase,x,y\n-1,began,0,0\n0,ended,0,0\n", "touches:2:1: a touch comes at -1"),
    ("time,phase,x,y\n0,began,nan,0\n0,ended,0,0\n", "touches:2:1: touch 0"),
    ("time,phase,x,y\n0,began,0,0\n", "touches:2:1: touch 0 (id 0, began at 0.0): the finger is down"),
    ("[{\"time\": 0}]", "touches:1:2: [0]: the field “phase” is missing"),
    ("[{\"time\": -2, \"phase\": \"began\", \"x\": 0, \"y\": 0}]", "touches:1:11: [0].time: must be"),
    ("[", "touches:1:2: "), ("", "touches:1:1: "),
    ("{\"touches\": []}", "touches:1:1: must be a list of touches"),
    (" {\"time\": 0}", "touches:1:2: must be a list of touches"),
  ]

  @Test(arguments: unreadable)
  func `what can't be read is shown where it stands`(text: String, start: String) throws {
    let said = try #require(message(text))
    #expect(said.hasPrefix(start), "\(said)")
  }

  @Test func `a table with other columns and no id is told of, and so is one without touches`() throws {
    func warnings(_ text: String) throws -> [String] {
      try TouchFile(parsing: text, name: "touches").warnings
    }
    let rows = "\n0,5,began,0,0\n1,5,ended,0,0\n"
    #expect(
      try warnings("time,Id,phase,x,y" + rows) == [
        "touches:1:1: there is no column “id”, so that all touches are those of finger 0; “Id” is not read"
      ])
    #expect(try warnings("time,id,phase,x,y" + rows).isEmpty)
    #expect(try warnings("time,phase,x,y\n0,began,0,0\n1,ended,0,0\n").isEmpty)
    for empty in ["time,phase,x,y\n", "[]"] {
      #expect(try warnings(empty) == ["touches:1:1: there are no touches"])
    }
  }

  @Test func `touches that can't be right are mended, and it is said how`() throws {
    let table = """
      time,id,phase,x,y
      -1,0,began,0,0
      0.5,0,moved,10,0
      0.25,0,moved,5,0
      1,0,ended,20,0
      2,0,ended,20,0
      3,1,began,0,0
      """
    let file = try TouchFile(parsing: table, name: "touches", mends: true)
    #expect(file.stream.touches.map(\.time) == [0.25, 0.5, 1, 3, 3])
    #expect(file.stream.touches.map(\.phase) == [.began, .moved, .ended, .began, .cancelled])
    let starts = [
      "touches:2:1: touch 0 (id 0, began at -1.0): time begins at 0.0",
      "touches:4:1: touch 2 (id 0, moved at 0.25): the finger is not down",
      "touches:6:1: touch 4 (id 0, ended at 2.0): the finger has gone",
      "touches:7:1: touch 5 (id 1, began at 3.0): the finger is down at the end",
    ]
    let repairs = file.repairs()
    #expect(repairs.count == starts.count && file.repairCount == starts.count)
    for (repair, start) in zip(repairs, starts) { #expect(repair.hasPrefix(start), "\(repair)") }
    #expect(repairs.map { $0.hasSuffix("; left out") } == [true, false, true, false])
    #expect(file.repairs(upTo: 1) == [repairs[0]])
    let list =
      #"[{"time": 1, "phase": "began", "x": 0, "y": 0}, {"time": 0.5, "phase": "moved", "x": 1, "y": 0}]"#
    #expect(message(list) != nil)
    #expect(
      try TouchFile(parsing: list, name: "touches", mends: true).stream.touches.map(\.time) == [0.5, 1, 1])
  }

  @Test func `a touch that is only put in order is told of, in a table and in a list`() throws {
    let table = "time,phase,x,y\n0,began,0,0\n0.3,moved,3,0\n0.1,moved,1,0\n0.4,ended,4,0\n"
    let list = """
      [{"time": 0, "phase": "began", "x": 0, "y": 0}, {"time": 0.3, "phase": "moved", "x": 3, "y": 0},
       {"tap": {"x": 5, "y": 5}, "at": 0.05, "id": 3},
       {"time": 0.1, "phase": "moved", "x": 1, "y": 0}, {"time": 0.4, "phase": "ended", "x": 4, "y": 0}]
      """
    for (text, place) in [(table, "touches:4:1: "), (list, "touches:3:2: ")] {
      let file = try TouchFile(parsing: text, name: "touches", mends: true)
      #expect(file.stream.touches.filter { $0.id == 0 }.map(\.location.x) == [0, 1, 3, 4])
      let repairs = file.repairs()
      #expect(repairs.count == 1)
      #expect(repairs.first?.hasPrefix(place) == true, "\(repairs)")
      #expect(
        repairs.first?.hasSuffix("it comes after one at 0.3; times must not decrease; put in order") == true)
    }
  }

  @Test func `a list may begin before 0 if it is mended`() throws {
    let list = """
      [{"time": -1, "phase": "began", "x": 0, "y": 0},
       {"time": 0.5, "phase": "moved", "x": 1, "y": 0}, {"time": 1, "phase": "ended", "x": 1, "y": 0}]
      """
    let file = try TouchFile(parsing: list, name: "touches", mends: true)
    #expect(file.stream.touches.map(\.time) == [0.5, 1])
    let repairs = file.repairs()
    #expect(repairs.count == 2 && repairs[0].hasPrefix("touches:1:2: touch 0 (id 0, began at -1.0)"))
  }

  @Test func `a file's touches stand in the place of a scenario's`() throws {
    var scenario = try Samples.example("draggable-square")
    let table = "time,phase,x,y\n0,began,140,140\n0.1,moved,170,150\n0.2,ended,190,155\n"
    try TouchFile(parsing: table, name: "touches").replaceTouches(of: &scenario)
    let values = try Samples.values(scenario, "Square", "offset.width", at: [0.05, 0.15, 3])
    #expect(values == [0, 30, 50])
  }
}
