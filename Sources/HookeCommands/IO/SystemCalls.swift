// SPDX-License-Identifier: Apache-2.0

// The C library, by whatever name the platform has for it. Foundation is not used in this room: it would
// cost most of the time that the command takes to start.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system said no with.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the call that just failed.
  static var latest: SystemError { SystemError(code: errno) }

  package static let brokenPipe = SystemError(code: EPIPE)
  package static let exists = SystemError(code: EEXIST)

  /// The system's words, such as "Permission denied".
  package var words: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

/// The calls that the command needs, each with its failure as a typed error.
enum SystemCalls {
  static let standardInput: Int32 = STDIN_FILENO
  static let standardOutput: Int32 = STDOUT_FILENO
  static let standardError: Int32 = STDERR_FILENO

  /// What a path leads to.
  enum FileKind {
    case regular, folder, other
  }

  /// Writes all bytes.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      #if canImport(Darwin)
      let written = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
      let written = Musl.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Android)
      let written = rest.baseAddress.map { Android.write(descriptor, $0, rest.count) } ?? 0
      #else
      let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if written >= 0 {
        offset += written
      } else if mustWait() {
        wait(for: descriptor, events: Int16(POLLOUT))
      } else if errno != EINTR {
        throw .latest
      }
    }
  }

  /// Whether the last call failed only because the other end of a non-blocking stream is not ready.
  private static func mustWait() -> Bool { errno == EAGAIN || errno == EWOULDBLOCK }

  /// Waits until a descriptor is ready, however long that takes.
  private static func wait(for descriptor: Int32, events: Int16) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Reads everything, up to a limit; `nil` when there is more.
  static func readAll(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(descriptor, $0, buffer.count) } ?? 0
      }
      if count > 0 {
        result += chunk[..<count]
        if result.count > limit { return nil }
      } else if count == 0 {
        return result
      } else if mustWait() {
        wait(for: descriptor, events: Int16(POLLIN))
      } else if errno != EINTR {
        throw .latest
      }
    }
  }

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try check(open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Opens what is there already, such as a device or a pipe.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try check(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Makes a new file with a mode that the process's mask applies to; fails when the name is taken.
  static func create(_ path: String, mode: UInt32) throws(SystemError) -> Int32 {
    try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)))
  }

  static func setMode(_ mode: UInt32, of descriptor: Int32) { _ = fchmod(descriptor, mode_t(mode)) }

  static func closeFile(_ descriptor: Int32) throws(SystemError) { _ = try check(close(descriptor)) }

  static func rename(_ source: String, to target: String) throws(SystemError) {
    #if canImport(Darwin)
    _ = try check(Darwin.rename(source, target))
    #elseif canImport(Musl)
    _ = try check(Musl.rename(source, target))
    #elseif canImport(Android)
    _ = try check(Android.rename(source, target))
    #else
    _ = try check(Glibc.rename(source, target))
    #endif
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// The kind and the mode of what a path leads to, or `nil` when there is nothing.
  static func status(of path: String) -> (kind: FileKind, mode: UInt32)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    return (kind, UInt32(status.st_mode & 0o777))
  }

  /// The path without links; `nil` when it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Where a path leads through links to nothing yet: the path of what could be made there; nil for links in a circle.
  static func destination(_ path: String) -> String? {
    var path = path
    // More links than this in a row are a circle to the system, too.
    for _ in 0..<40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { return path }
      let target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = target.hasPrefix("/") ? target : FilePath.split(path).folder + target
    }
    return nil
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  /// Where a standard stream is closed, puts something in its place, so that no file that is opened later
  /// gets its number. What stands in for an output refuses to be written.
  static func holdStandardDescriptors() {
    for descriptor in [standardInput, standardOutput, standardError] where !isOpen(descriptor) {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  static var processIdentifier: Int32 { getpid() }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of the running program, without links.
  static var executablePath: String? {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var bytes = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
    let text = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return resolved(text)
    #else
    return resolved("/proc/self/exe")
    #endif
  }

  /// Seconds on a clock that never goes back; for progress lines only.
  static var clockSeconds: Double {
    var time = timespec()
    _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func end(_ code: Int32) -> Never { exit(code) }

  private static func check(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw .latest }
    return result
  }
}

// MARK: - Signals

/// The file that a signal must remove; written before a handler is set and after it is taken back.
///
/// Plain memory is all that a signal handler may touch.
nonisolated(unsafe) private var fileToRemove: UnsafeMutablePointer<CChar>?

extension SystemCalls {
  private static let endingSignals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  /// A write to a pipe without a reader, and one beyond the largest file that is allowed, fail instead of killing
  /// the process.
  static func ignoreFailingWrites() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// From now on a signal that ends the process removes the file first. A signal that was ignored when the
  /// process started stays ignored.
  static func removeWhenInterrupted(_ path: String) {
    keepWhenInterrupted()
    fileToRemove = strdup(path)
    for number in endingSignals {
      let previous = signal(number) { number in
        if let path = fileToRemove { _ = unlink(path) }
        // Die of the same signal, so that the caller sees what happened.
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
      if isIgnored(previous) { _ = signal(number, SIG_IGN) }
    }
  }

  /// Takes `removeWhenInterrupted` back.
  static func keepWhenInterrupted() {
    guard let path = fileToRemove else { return }
    for number in endingSignals {
      let previous = signal(number, SIG_DFL)
      if isIgnored(previous) { _ = signal(number, SIG_IGN) }
    }
    fileToRemove = nil
    free(path)
  }

  /// Whether a handler is the one that ignores. Handlers compare by their address only.
  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    let ignoring = SIG_IGN
    return withUnsafeBytes(of: handler) { handler in
      withUnsafeBytes(of: ignoring) { handler.elementsEqual($0) }
    }
  }
}
