import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program on a terminal of its own: the near end, where a person would sit.
final class PseudoTerminal {
  /// Why there is no terminal, or no program on it.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
      description = "\(what): \(String(cString: strerror(errno)))"
    }
  }

  /// How the program ended.
  nonisolated enum ExitStatus: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  let process: pid_t
  private(set) var exit: ExitStatus?
  private let near: Int32
  /// Kept open, so that the terminal's state can be read after the program is gone.
  private let far: Int32
  private var received: [UInt8] = []

  init(_ program: String, environment: [String: String], rows: Int, columns: Int) throws {
    var ends = pseudo_terminal()
    guard pseudo_terminal_open(&ends, Int32(rows), Int32(columns)) else {
      throw Failure("there is no pseudo-terminal")
    }
    var words = [strdup(program), nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    process = pseudo_terminal_spawn(ends, program, &words, &variables)
    near = ends.near_end
    far = ends.far_end
    if process < 0 { throw Failure("\(program) does not start") }
  }

  deinit {
    if exit == nil && process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(near)
    close(far)
  }

  /// Types bytes, and takes meanwhile what the program writes.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      _ = wait(for: POLLIN | POLLOUT, milliseconds: -1)
      received += available()
      let sent = rest.withUnsafeBytes { write(near, $0.baseAddress, $0.count) }
      guard sent >= 0 || errno == EAGAIN else { throw Failure("the program takes no keys") }
      rest = rest.dropFirst(max(0, sent))
    }
  }

  /// What the program wrote, at least one byte; empty when it is gone, nil when it is silent too long.
  func receive(guardSeconds: Int) -> [UInt8]? {
    // The far end is also held open here: only the program's end says that nothing will come.
    for _ in 0..<guardSeconds * 50 where received.isEmpty {
      let isOver = hasExited
      if wait(for: POLLIN, milliseconds: isOver ? 0 : 20) { received = available() }
      if isOver { break }
    }
    defer { received = [] }
    return received.isEmpty && exit == nil ? nil : received
  }

  func resize(rows: Int, columns: Int) {
    pseudo_terminal_resize(near, Int32(rows), Int32(columns))
  }

  /// Whether the terminal is as a shell expects to find it.
  var isAsFound: Bool { pseudo_terminal_is_cooked(far) }

  private var hasExited: Bool {
    if exit != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    let signal = status & 0x7F
    exit = signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
    return true
  }

  private func wait(for events: Int32, milliseconds: Int32) -> Bool {
    var waits = pollfd(fd: near, events: Int16(events), revents: 0)
    return poll(&waits, 1, milliseconds) > 0
  }

  private func available() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let got = bytes.withUnsafeMutableBytes { read(near, $0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(0, got)))
  }
}
