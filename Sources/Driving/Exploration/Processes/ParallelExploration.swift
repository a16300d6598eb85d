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
  /// The acts that ended a process, which all later ones leave out.
  private var skipped: Set<SkippedAct> = []
  /// The processes of each part that ended too early; an act that cannot be skipped ends one after another.
  private var earlyEnds: [Int: Int] = [:]
  private(set) var crashes: [Fault] = []
  private var snapshots: [Int: ExplorationSnapshot] = [:]
  private var files: [Int: CheckpointFile] = [:]
  /// The last snapshots of the processes that ended too early, from which the next ones go on.
  private var saved: [Int: ExplorationSnapshot] = [:]
  private var isStopped = false
  /// Whether the app has ended a process while it was released, so that its objects are kept.
  private var keepsEnded = false

  /// Creates an exploration.
  init(_ app: AppUnderTest, _ reader: ActReader) {
    (self.app, self.reader) = (app, reader)
    // Each process launches the app again and again, and would look for the variables by itself.
    Session.prepareRelaunches()
  }

  /// Explores all parts at the same time.
  ///
  /// - Parameters:
  ///   - known: the snapshot that each part goes on from; nil if the exploration begins.
  ///   - explore: explores a part in a process of its own.
  /// - Returns: the snapshots of the parts, without those that found nothing.
  func run(
    jobs: Int, from known: ExplorationSnapshot?, progress: ((ExplorationResult) -> Void)?,
    explore: @escaping (PartAtWork) throws -> ExplorationSnapshot
  ) -> [ExplorationSnapshot] {
    (snapshots, saved, files) = ([:], [:], [:])
    func start(_ part: Int) -> ExplorerProcess? {
      self.start(part, from: beginning(of: part, known?.dealt(to: part, of: jobs)), explore)
    }
    var processes = (0..<jobs).compactMap(start)
    while !processes.isEmpty {
      let descriptors = processes.flatMap(\.descriptors)
      process_wait(descriptors, Int32(descriptors.count), 100)
      if process_caught_signal() != 0, !isStopped {
        isStopped = true
        processes.forEach { $0.stop() }
      }
      for process in processes { process.look(patience: Self.patience) }
      show(processes, since: known?.result, progress)
      processes = processes.compactMap { process in
        isToRestart(process) ? start(process.part) : process.end == nil ? process : nil
      }
    }
    return (0..<jobs).compactMap { snapshots[$0] }
  }

  /// Returns the snapshot that a part's process begins with: that of an earlier one, and the crashes so far.
  private func beginning(
    of part: Int, _ known: ExplorationSnapshot?
  ) -> ExplorationSnapshot? {
    var beginning = saved[part] ?? known
    guard !crashes.isEmpty else { return beginning }
    beginning = beginning ?? .empty
    for crash in crashes { beginning?.result.addIfNew(crash) }
    return beginning
  }

  private func start(
    _ part: Int, from known: ExplorationSnapshot?,
    _ explore: @escaping (PartAtWork) throws -> ExplorationSnapshot
  ) -> ExplorerProcess? {
    let (skipped, file) = (skipped, checkpointFile(of: part))
    return ExplorerProcess(part: part, keepsEnded: keepsEnded) { journal in
      let work = PartAtWork(index: part, journal: journal, skipped: skipped, known: known) {
        if let place = file?.append($0) { journal.savedPlace = place }
      }
      return try explore(work)
    }
  }

  private func checkpointFile(of part: Int) -> CheckpointFile? {
    if files[part] == nil { files[part] = CheckpointFile() }
    return files[part]
  }

  /// Takes over what a process that ended too early had saved.
  private func takeSaved(from process: ExplorerProcess) {
    guard let place = process.journal.savedPlace,
      let snapshot = files[process.part]?.snapshot(at: place)
    else { return }
    saved[process.part] = snapshot
  }

  /// Ends a part that no process goes on with: what was saved is its result.
  private func give(up part: Int, _ ending: ExplorationResult.Ending) -> Bool {
    saved[part]?.result.ending = ending
    snapshots[part] = saved[part]
    return false
  }

  /// Takes over what a process that has ended found.
  ///
  /// - Returns: whether another process is to go on after its early end.
  private func isToRestart(_ process: ExplorerProcess) -> Bool {
    guard let end = process.end else { return false }
    if let snapshot = process.snapshot {
      snapshots[process.part] = snapshot
      return false
    }
    takeSaved(from: process)
    guard !isStopped else { return give(up: process.part, .interrupted) }
    if process.endedInRelease {
      keepsEnded = true
      return true
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
    guard !last.isEmpty, earlyEnds[process.part, default: 0] < Self.restarts else {
      return give(up: process.part, .crashed)
    }
    for lines in [last, last.map { "double" + $0 }] {
      skipped.insert(SkippedAct(kind: process.journal.kind, lines: lines))
    }
    return true
  }

  /// Shows the sum of what the parts have found; a state that several parts found counts for each.
  private func show(
    _ processes: [ExplorerProcess], since known: ExplorationResult?,
    _ progress: ((ExplorationResult) -> Void)?
  ) {
    guard let progress else { return }
    let known = known ?? ExplorationResult()
    var result = known
    for found in snapshots.values.map(\.result) {
      result.states += found.states - known.states
      result.edges += found.edges - known.edges
      result.acts += found.acts - known.acts
      result.screenCount = max(result.screenCount, found.screenCount)
      result.faultCount += found.faults.count - known.faults.count
    }
    for process in processes where process.journal[.acts] > 0 {
      result.states += max(0, Int(process.journal[.states]) - known.states)
      result.edges += max(0, Int(process.journal[.edges]) - known.edges)
      result.acts += max(0, Int(process.journal[.acts]) - known.acts)
      result.screenCount = max(result.screenCount, Int(process.journal[.screens]))
      result.faultCount += max(0, Int(process.journal[.faults]) - known.faults.count)
    }
    // A process that began after a crash counts it.
    let new = crashes.count { crash in !known.faults.contains(where: crash.isSame) }
    result.faultCount = max(result.faultCount, known.faults.count + new)
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
    let confirmed = confirmed(found, after: way, verdict)
    let act = confirmed ?? found
    // A way that does not crash in a new process has no shorter one that does.
    let shortest =
      confirmed == nil
      ? way : Shrinker { self.script(of: verdict, act, after: $0).isConfirmed }.shrink(way)
    let (script, isConfirmed) = self.script(of: verdict, act, after: shortest)
    crashes.append(
      Fault(
        rule: CrashRule().name, reason: CrashRule().reason, place: verdict.place,
        message: verdict.message, subject: verdict.subject,
        steps: (shortest + [act]).flatMap(\.lines), script: script.text,
        file: FaultScript.file(CrashRule().name, "", taken: Set(crashes.map(\.file))),
        isConfirmed: isConfirmed))
  }

  /// Returns the act with which a new process ends too, or the act with the work that it started if the
  /// process only ends in that; nil if it ends in neither.
  private func confirmed(_ act: Act, after way: [Act], _ verdict: Verdict) -> Act? {
    [act, reader.act(act.lines + ["settle"])].compactMap(\.self)
      .first { script(of: verdict, $0, after: way).isConfirmed }
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
