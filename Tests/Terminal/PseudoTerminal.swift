import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program on a pseudo-terminal, seen from the controlling end.
final class PseudoTerminal {
  /// An error of opening the terminal or of starting the program.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
      description = "\(what): \(String(cString: strerror(errno)))"
    }
  }

  /// The way in which the program ended.
  nonisolated enum ExitStatus: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  let process: pid_t
  private(set) var exit: ExitStatus?
  private let controllingEnd: Int32
  /// The program's end, which stays open so that the terminal's state can be read after the program's end.
  private let programEnd: Int32
  private var received: [UInt8] = []

  init(
    _ program: String, arguments: [String] = [], environment: [String: String], rows: Int,
    columns: Int
  ) throws {
    var ends = pseudo_terminal()
    guard pseudo_terminal_open(&ends, Int32(rows), Int32(columns)) else {
      throw Failure("there is no pseudo-terminal")
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    process = pseudo_terminal_spawn(ends, program, &words, &variables)
    controllingEnd = ends.controlling_end
    programEnd = ends.program_end
    if process < 0 { throw Failure("\(program) does not start") }
  }

  deinit {
    if exit == nil && process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controllingEnd)
    close(programEnd)
  }

  /// Sends bytes, and receives the program's output meanwhile.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      _ = wait(for: POLLIN | POLLOUT, milliseconds: -1)
      received += available()
      let sent = rest.withUnsafeBytes { write(controllingEnd, $0.baseAddress, $0.count) }
      guard sent >= 0 || errno == EAGAIN else { throw Failure("the program reads no keys") }
      rest = rest.dropFirst(max(0, sent))
    }
  }

  /// Returns the program's output, at least one byte; empty after its end, nil after a time without output.
  func receive(guardSeconds: Int) -> [UInt8]? {
    // The program's end is also open here, so the end of the output shows only in the exit status.
    for _ in 0..<guardSeconds * 50 where received.isEmpty {
      let isOver = hasExited
      if wait(for: POLLIN, milliseconds: isOver ? 0 : 20) { received = available() }
      if isOver { break }
    }
    defer { received = [] }
    return received.isEmpty && exit == nil ? nil : received
  }

  func resize(rows: Int, columns: Int) {
    pseudo_terminal_resize(controllingEnd, Int32(rows), Int32(columns))
  }

  /// Whether the terminal has the state from before the program.
  var isRestored: Bool { pseudo_terminal_is_cooked(programEnd) }

  private var hasExited: Bool {
    if exit != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    let signal = status & 0x7F
    exit = signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
    return true
  }

  private func wait(for events: Int32, milliseconds: Int32) -> Bool {
    var waits = pollfd(fd: controllingEnd, events: Int16(events), revents: 0)
    return poll(&waits, 1, milliseconds) > 0
  }

  private func available() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let got = bytes.withUnsafeMutableBytes { read(controllingEnd, $0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(0, got)))
  }
}
