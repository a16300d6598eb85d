import CProcesses
import Foundation
import RehearsalCore
import ScriptLanguage

/// An exploration in processes of their own, so that a crash of the app is a fault and not the end.
final class ParallelExploration {
  /// The wall-clock time after which an act that does not end counts as a hang.
  private static let patience = Duration.seconds(10)

  /// The number of processes that may end too early for one part.
  private static let restarts = 32

  private let app: AppUnderTest
  private let reader: ActReader
  private let explore: (Int, ActJournal, Set<SkippedAct>) throws -> ExplorationSnapshot
  private var skipped: [Int: Set<SkippedAct>] = [:]
  /// The processes of each part that ended too early; an act that cannot be skipped ends one after another.
  private var earlyEnds: [Int: Int] = [:]
  private var crashes: [Fault] = []
  private var snapshots: [Int: ExplorationSnapshot] = [:]
  private var isStopped = false
  /// Whether the app has ended a process while it was released, so that its objects are kept.
  private var keepsEnded = false

  /// Creates an exploration.
  ///
  /// - Parameter explore: explores a part in a process of its own.
  init(
    _ app: AppUnderTest, _ reader: ActReader,
    explore: @escaping (Int, ActJournal, Set<SkippedAct>) throws -> ExplorationSnapshot
  ) {
    (self.app, self.reader, self.explore) = (app, reader, explore)
  }

  /// Explores all parts at the same time.
  ///
  /// - Returns: the snapshots of the parts and the faults that ended processes.
  func run(
    jobs: Int, progress: ((ExplorationResult) -> Void)?
  ) -> (snapshots: [ExplorationSnapshot], crashes: [Fault]) {
    var processes = (0..<jobs).compactMap(start)
    while !processes.isEmpty {
      let descriptors = processes.flatMap(\.descriptors)
      process_wait(descriptors, Int32(descriptors.count), 100)
      if process_caught_signal() != 0, !isStopped {
        isStopped = true
        processes.forEach { $0.stop() }
      }
      for process in processes { process.look(patience: Self.patience) }
      show(processes, progress)
      processes = processes.flatMap(next)
    }
    return ((0..<jobs).compactMap { snapshots[$0] }, crashes)
  }

  private func start(_ part: Int) -> ExplorerProcess? {
    let skipped = skipped[part] ?? []
    return ExplorerProcess(part: part, keepsEnded: keepsEnded) { try explore(part, $0, skipped) }
  }

  /// Returns the process itself while it runs, or one that goes on after its early end.
  private func next(_ process: ExplorerProcess) -> [ExplorerProcess] {
    guard let end = process.end else { return [process] }
    if let snapshot = process.snapshot {
      snapshots[process.part] = snapshot
      return []
    }
    guard !isStopped else { return [] }
    if process.endedInRelease {
      keepsEnded = true
      return [start(process.part)].compactMap { $0 }
    }
    let (before, last) = process.journal.lines
    let isLaunch = before.isEmpty && (last.isEmpty || last == Search.launch.lines)
    if isLaunch, end.is_signal || end.code != 0 || !process.journal.isFinished {
      // The app ends its process at launch, or while the work of its launch is done. A launch that throws
      // finishes the journal.
      report(process, end, before, ["settle"], at: "the launch")
    } else if !last.isEmpty {
      report(process, end, before, last)
    }
    earlyEnds[process.part, default: 0] += 1
    guard !last.isEmpty, earlyEnds[process.part, default: 0] < Self.restarts else { return [] }
    for lines in [last, last.map { "double" + $0 }] {
      let skip = SkippedAct(kind: process.journal.kind, lines: lines)
      skipped[process.part, default: []].insert(skip)
    }
    return [start(process.part)].compactMap { $0 }
  }

  private func show(_ processes: [ExplorerProcess], _ progress: ((ExplorationResult) -> Void)?) {
    guard let progress else { return }
    var result = ExplorationResult.merging(snapshots.values.map(\.result))
    for process in processes {
      result.states += Int(process.journal[.states])
      result.edges += Int(process.journal[.edges])
      result.acts += Int(process.journal[.acts])
      result.screenCount = max(result.screenCount, Int(process.journal[.screens]))
      result.faultCount += Int(process.journal[.faults])
    }
    result.faultCount += crashes.count
    progress(result)
  }
}

// MARK: Crashes

extension ParallelExploration {
  /// Reports a crash; crashes with the same message of Swift's runtime have one cause.
  private func report(
    _ process: ExplorerProcess, _ end: process_end, _ before: [String], _ last: [String],
    at moment: String? = nil
  ) {
    let way = before.compactMap { reader.act([$0]) }
    let cause = process.crashCause
    let subject = cause.map(CrashOutput.withoutModule) ?? last.joined()
    guard let found = reader.act(last), !crashes.contains(where: { $0.subject == subject })
    else { return }
    let reason =
      !end.is_signal
      ? "exit code \(end.code)"
      : end.code == SIGKILL ? "no answer for 10 s, or no memory" : "signal \(end.code)"
    let verdict = Verdict(
      place: "the app", subject: subject,
      message: "the process ends at \(moment ?? "`\(last.joined(separator: "; "))`"): "
        + ([reason] + [cause].compactMap(\.self)).joined(separator: ", "),
      check: [],
      isFailureOfAct: true)
    let act = crashing(found, after: way, verdict)
    let shortest = Shrinker { self.script(of: verdict, act, after: $0).isConfirmed }.shrink(way)
    let (script, isConfirmed) = self.script(of: verdict, act, after: shortest)
    crashes.append(
      Fault(
        rule: CrashRule().name, reason: CrashRule().reason, place: verdict.place,
        message: verdict.message, subject: verdict.subject,
        steps: (shortest + [act]).flatMap(\.lines), script: script.text,
        file: FaultScript.file(CrashRule().name, "", taken: Set(crashes.map(\.file))),
        isConfirmed: isConfirmed))
  }

  /// Returns the act, with the work that it started where the process only ends in that.
  private func crashing(_ act: Act, after way: [Act], _ verdict: Verdict) -> Act {
    guard !script(of: verdict, act, after: way).isConfirmed,
      let settled = reader.act(act.lines + ["settle"]),
      script(of: verdict, settled, after: way).isConfirmed
    else { return act }
    return settled
  }

  /// Returns the script of a crash, and whether it ends its process.
  private func script(
    of verdict: Verdict, _ act: Act, after way: [Act]
  ) -> (script: FaultScript, isConfirmed: Bool) {
    FaultScript.script(of: verdict, of: CrashRule(), act, after: way, in: app) { script in
      endsProcess { app in script.run(on: app) }
    }
  }

  /// Returns whether a process that does some work with the app ends too early.
  private func endsProcess(_ work: @escaping (AppUnderTest) -> Void) -> Bool {
    let app = app
    let process = ExplorerProcess(part: 0, keepsEnded: true) { journal in
      var app = app
      app.journal = journal
      work(app)
      return ExplorationSnapshot.empty
    }
    guard let process else { return false }
    while process.end == nil {
      process_wait(process.descriptors, Int32(process.descriptors.count), 100)
      process.look(patience: .seconds(2))
    }
    return process.snapshot == nil
  }
}

/// The rule that no act ends the app's process.
struct CrashRule: Rule {
  let name = "crash"
  let reason = "on a phone the app would be gone, or would not answer"

  func judge(_ evidence: Evidence) -> [Verdict] { [] }
}
