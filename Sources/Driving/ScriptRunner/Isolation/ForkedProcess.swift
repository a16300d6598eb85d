package import CProcesses
import Foundation

/// A process forked from this one, which sends messages through a pipe.
final class ForkedProcess {
  /// Whether this process can be forked: on Linux, while it has one thread.
  static var isAvailable: Bool { process_can_fork() }

  /// The process's identifier.
  let identifier: pid_t

  /// The pipe of its messages.
  let messages: PipeReader

  /// The pipe of what it prints; nil if that goes where this process prints.
  let output: PipeReader?

  private(set) var hasEnded = false

  private var buffer = MessageBuffer()

  /// Forks this process; nil if the system refuses.
  ///
  /// - Parameters:
  ///   - memoryLimit: the number of bytes by which the process may grow; what a limited process
  ///     prints comes through ``output``.
  ///   - body: the work of the process, which ends with it.
  init?(memoryLimit: UInt64? = nil, _ body: (MessageWriter) -> Void) {
    guard let messagePipe = Self.makePipe() else { return nil }
    let outputPipe = memoryLimit == nil ? nil : Self.makePipe()
    let process = memoryLimit != nil && outputPipe == nil ? -1 : process_fork()
    if process == 0 {
      if let memoryLimit, let outputPipe { process_limit(outputPipe.writer, memoryLimit) }
      for descriptor in [messagePipe.reader, outputPipe?.reader, outputPipe?.writer] {
        if let descriptor { Foundation.close(descriptor) }
      }
      body(MessageWriter(descriptor: messagePipe.writer))
      process_leave()
    }
    for writer in [messagePipe.writer, outputPipe?.writer] {
      if let writer { Foundation.close(writer) }
    }
    identifier = process
    messages = PipeReader(messagePipe.reader)
    output = outputPipe.map { PipeReader($0.reader) }
    if process < 0 { return nil }
  }

  private static func makePipe() -> (reader: Int32, writer: Int32)? {
    var (reader, writer): (Int32, Int32) = (-1, -1)
    return process_make_pipe(&reader, &writer) ? (reader, writer) : nil
  }

  /// Reads what has arrived on the pipe of messages and returns those that are complete.
  func takeMessages() -> [SceneMessage] {
    messages.read { buffer.append($0) }
    var taken: [SceneMessage] = []
    while let message = buffer.next() { taken.append(message) }
    return taken
  }

  /// Returns the way that the process ended, once, if it has ended; nil otherwise.
  func takeEnd() -> SceneEnd? {
    guard !hasEnded, let end = SceneEnd(process_take_end(identifier)) else { return nil }
    hasEnded = true
    return end
  }

  /// Kills the process and all that it started, and waits for its end.
  func kill() {
    guard !hasEnded else { return }
    process_kill(identifier)
    while takeEnd() == nil { process_wait(nil, 0, 10) }
  }
}

extension SceneEnd {
  /// The end of a process; nil if it has not ended.
  package init?(_ end: process_end) {
    guard end.has_ended else { return nil }
    self = end.is_signal ? .signal(end.code) : .exit(end.code)
  }
}
