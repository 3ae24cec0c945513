// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs programs to their end, with everything they say.
///
/// Output goes to files, so that no pipe can fill and block; a program that takes too long is killed.
struct CommandProcess {
  /// How a program ended and what it said.
  struct Outcome {
    /// The exit code; 128 and the signal's number when a signal ended it.
    let code: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The cells of the output, row by row, without the header.
    var rows: [[Double]] {
      lines.dropFirst().map { $0.split(separator: ",").map { Double($0) ?? .nan } }
    }
  }

  struct Failure: Error {
    let message: String
  }

  /// The folder with the built programs: the test bundle stands in it.
  static let products: String = {
    #if os(Linux)
    let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #else
    let bundle =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    #endif
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }()

  /// The folder of the package.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Longer than any test needs, also on a slow machine under load.
  static let patience = 120.0

  /// Runs `hooke` with arguments.
  static func hooke(
    _ arguments: [String], input: String = "", folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      products + "/hooke", arguments, input: input, folder: folder, environment: environment)
  }

  static func hooke(_ arguments: String...) throws -> Outcome { try hooke(arguments) }

  /// Runs a script in bash, with `hooke` in its path.
  static func shell(
    _ script: String, folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run("/bin/bash", ["-c", script], input: "", folder: folder, environment: environment)
  }

  /// A process that is ready to run, with its output in files of the given folder.
  static func prepared(
    _ program: String, _ arguments: [String], folder: String?, environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let own = ProcessInfo.processInfo.environment
    var all = ["PATH": products + ":" + (own["PATH"] ?? "/usr/bin:/bin"), "LC_ALL": "C.UTF-8"]
    all.merge(environment) { $1 }
    process.environment = all
    return process
  }

  private static func run(
    _ program: String, _ arguments: [String], input: String, folder: String?,
    environment: [String: String]
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    let process = prepared(program, arguments, folder: folder, environment: environment)
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: streams.file("input")))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.file("output")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.file("errors")))
    try start(process)
    let code = try end(of: process)
    return Outcome(
      code: code, output: try streams.text(of: "output"), errors: try streams.text(of: "errors"))
  }

  /// Starts a process that signals can reach: threads of a pool block them, and a child inherits that.
  static func start(_ process: Process) throws {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try process.run()
  }

  /// Waits for the end of a process and returns its code.
  static func end(of process: Process) throws -> Int32 {
    let deadline = Date().addingTimeInterval(patience)
    while process.isRunning {
      guard Date() < deadline else {
        kill(process.processIdentifier, SIGKILL)
        throw Failure(message: "\(process.arguments ?? []) did not end within \(patience) s")
      }
      usleep(2_000)
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }
}
