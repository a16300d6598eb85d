package import ScriptLanguage
import VirtualTime

/// The runs of several shards, joined into one.
package struct MergedReport {
  /// The events of one run with all scenes.
  package let events: [RunEvent]

  /// The result of all runs together.
  package let summary: RunSummary

  /// The times of all scenes.
  package let timings: SceneTimings

  /// Joins runs; those of shards in the order of their numbers.
  ///
  /// - Throws: ``UsageError`` if a shard is missing, is there twice, or belongs to another run.
  package init(_ runs: [RecordedRun]) throws(UsageError) {
    guard !runs.isEmpty else { throw UsageError("expected FILE.jsonl… after `report merge`") }
    try Self.checkShards(runs)
    var (events, summary, timings) = ([RunEvent](), RunSummary(), SceneTimings())
    events.append(.began(sceneCount: runs.reduce(0) { $0 + $1.sceneCount }))
    for run in runs.sorted(by: { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }) {
      summary.add(run.summary)
      for event in run.events { Self.add(event, to: &events, &timings) }
    }
    events.append(.ended(summary))
    (self.events, self.summary, self.timings) = (events, summary, timings)
  }

  private static func add(
    _ event: RunEvent, to events: inout [RunEvent], _ timings: inout SceneTimings
  ) {
    if case .sceneEnded(let result) = event {
      events.append(.sceneBegan(result.scene, round: result.round))
      timings.add(result)
    }
    events.append(event)
  }

  private static func checkShards(_ runs: [RecordedRun]) throws(UsageError) {
    guard let first = runs.first(where: { $0.shard != nil })?.shard else { return }
    var paths: [Int: String] = [:]
    for run in runs {
      guard let shard = run.shard, shard.count == first.count, shard.total == first.total else {
        throw UsageError("`\(run.path)` is not a shard of the same run as the other files")
      }
      if let other = paths.updateValue(run.path, forKey: shard.index) {
        throw UsageError(
          "shard \(shard.index) of \(shard.count) is there twice: `\(other)` and `\(run.path)`")
      }
    }
    try checkComplete(runs, Set(paths.keys), first)
  }

  private static func checkComplete(
    _ runs: [RecordedRun], _ found: Set<Int>, _ shard: ShardDescription
  ) throws(UsageError) {
    let missing = (1...max(1, shard.count)).filter { !found.contains($0) }.map(String.init)
    guard missing.isEmpty else {
      let noun = missing.count == 1 ? "shard" : "shards"
      throw UsageError(
        "\(noun) \(missing.list(or: "and")) of \(shard.count) \(missing.count == 1 ? "is" : "are")"
          + " missing", notes: ["give the JSON lines of all shards"])
    }
    let count = runs.reduce(0) { $0 + $1.sceneCount }
    guard count == shard.total else {
      throw UsageError(
        "the shards have \(count) scenes together, and the whole run has \(shard.total)",
        notes: ["give each shard the same scripts, options and --timings FILE"])
    }
  }
}

extension RunSummary {
  fileprivate mutating func add(_ other: RunSummary) {
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
    elapsed += other.elapsed
    signal = signal ?? other.signal
  }
}
