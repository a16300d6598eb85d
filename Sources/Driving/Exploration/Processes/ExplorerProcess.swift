import CProcesses
import Foundation
import RehearsalCore
import ScriptRunner

/// A process that explores a part of an app, and sends its snapshot at the end.
final class ExplorerProcess {
  /// The acts of the process, in memory that is shared with it.
  let journal: ActJournal

  /// The part that it explores.
  let part: Int

  /// Whether the process has ended.
  private(set) var end: process_end?

  private let identifier: pid_t
  private let reader: PipeReader
  private let outputReader: PipeReader
  private var bytes: [UInt8] = []
  private var output = CrashOutput()
  private let clock = ContinuousClock()
  private var lastActs: Int64 = -1
  private var lastMove: ContinuousClock.Instant

  /// The descriptors to wait for.
  var descriptors: [Int32] { [reader.descriptor, outputReader.descriptor] }

  /// The message of Swift's runtime that ended the process; nil without one.
  var crashCause: String? { output.cause }

  /// Forks this process; nil if the system refuses.
  ///
  /// - Parameter keepsEnded: whether the objects of the app's ended processes are kept.
  init?(part: Int, keepsEnded: Bool, _ body: (ActJournal) throws -> ExplorationSnapshot) {
    var (reader, writer, outputReader, outputWriter): (Int32, Int32, Int32, Int32) = (
      -1, -1, -1, -1
    )
    guard let memory = process_share_memory(Int32(ActJournal.size)),
      process_make_pipe(&reader, &writer), process_make_pipe(&outputReader, &outputWriter)
    else { return nil }
    let journal = ActJournal(memory)
    let process = process_fork()
    if process == 0 {
      close(reader)
      close(outputReader)
      process_catch_signals()
      // What the app prints is no part of the report, but for the message with which it crashes.
      dup2(outputWriter, STDERR_FILENO)
      _ = process_divert_output()
      EndedProcesses.areKept = keepsEnded
      EndedProcesses.didChangeRelease = { journal[.releasing] = $0 ? 1 : 0 }
      let result = try? body(journal)
      journal.finish()
      if let snapshot = result, let data = try? JSONEncoder().encode(snapshot) {
        FileHandle(fileDescriptor: writer).write(data)
      }
      process_leave()
    }
    close(writer)
    close(outputWriter)
    (self.journal, self.part, identifier) = (journal, part, process)
    (self.reader, self.outputReader) = (PipeReader(reader), PipeReader(outputReader))
    lastMove = clock.now
    if process < 0 { return nil }
  }

  /// Asks the process to stop and to send what it has found.
  func stop() { process_stop(identifier) }

  /// Reads what has arrived, and notices the end; kills a process that performs no act for a time.
  func look(patience: Duration) {
    read()
    let acts = journal[.acts] &+ journal[.beats]
    if acts != lastActs { (lastActs, lastMove) = (acts, clock.now) }
    if !journal.isFinished, clock.now - lastMove > patience { process_kill(identifier) }
    let end = process_take_end(identifier)
    guard end.has_ended else { return }
    read()
    self.end = end
  }

  /// Whether the process has ended while it released an app, which no phone does.
  var endedInRelease: Bool { end != nil && snapshot == nil && journal[.releasing] != 0 }

  /// The snapshot that the process sent; nil if it ended too early.
  var snapshot: ExplorationSnapshot? {
    try? JSONDecoder().decode(ExplorationSnapshot.self, from: Data(bytes))
  }

  private func read() {
    reader.read { bytes += $0 }
    outputReader.read { output.append($0) }
  }
}
