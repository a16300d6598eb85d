import CPseudoTerminal
import Foundation

/// A program on a pseudo-terminal, with the time until its output contains a text.
final class TimedTerminal {
  /// An error of starting the program.
  struct Failure: Error {
    let program: String
  }

  private let ends: pseudo_terminal
  private let process: pid_t
  private var start = ContinuousClock.now

  /// Starts a program.
  init(_ program: String, _ environment: [String]) throws {
    var ends = pseudo_terminal()
    guard pseudo_terminal_open(&ends, 24, 80) else { throw Failure(program: program) }
    var words = [strdup(program), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    start = .now
    let process = pseudo_terminal_spawn(ends, program, &words, &variables)
    // Thrown before all properties have values, so that no `deinit` kills the process -1, which is all.
    guard process > 0 else { throw Failure(program: program) }
    self.process = process
    self.ends = ends
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(ends.controlling_end)
    close(ends.program_end)
  }

  /// Sends a text, from which on the time is measured.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    start = .now
    _ = write(ends.controlling_end, bytes, bytes.count)
  }

  /// Reads until the output contains a text; returns the time since the last text was sent.
  func wait(for text: String) -> Duration {
    var output = ""
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while !output.contains(text) {
      var waits = pollfd(fd: ends.controlling_end, events: Int16(POLLIN), revents: 0)
      guard poll(&waits, 1, 10_000) > 0 else { break }
      let count = read(ends.controlling_end, &bytes, bytes.count)
      output += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
    return start.duration(to: .now)
  }
}
