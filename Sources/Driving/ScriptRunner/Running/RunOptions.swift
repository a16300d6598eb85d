package import ScriptLanguage
import HeadlessDevice

/// The options that decide which scenes run, how often and in which order.
public struct RunOptions {
  /// The pattern of the titles to run; nil for all.
  public var filter: Regex<AnyRegexOutput>?

  /// The tags of which a scene must have one; empty for all scenes.
  public var tags: [String] = []

  /// The part of the scenes to run and the number of parts, both from 1; nil for all scenes.
  public var shard: (index: Int, count: Int)?

  /// The times of an earlier run, by which shards are balanced; nil for shards of equal counts.
  package var timings: SceneTimings?

  /// The titles of the only scenes to run; nil for all.
  package var titles: Set<String>?

  /// The seed of a random order; nil keeps the order of the files.
  public var shuffleSeed: UInt64?

  /// The number of times that each scene runs.
  public var rounds = 1

  /// Whether the run stops at the first failure.
  public var stopsAtFailure = false

  /// The number of failures after which the run stops; nil for no limit.
  public var maximumFailures: Int?

  /// The processes that the scenes run in.
  public var isolation = Isolation.none

  /// The number of scenes that run at the same time, each in a process of its own.
  public var jobs = 1

  /// The wall-clock time after which a scene in a process of its own fails.
  public var timeout = Duration.seconds(30)

  /// The number of bytes by which the process of a scene may grow.
  package var memoryLimit = usualMemoryLimit

  /// The number of bytes by which the process of an app may grow by default.
  package static let usualMemoryLimit: UInt64 = 1 << 30

  /// Creates options that run all scenes once, in their order.
  public init() {}

  /// The processes that scenes run in.
  public enum Isolation: String, CaseIterable, Sendable {
    /// A process for each scene.
    case scene
    /// A process for each file.
    case file
    /// The process of the runner for all scenes.
    case none
  }

  /// The number of failures after which the run stops.
  var failureLimit: Int { stopsAtFailure ? 1 : maximumFailures ?? .max }

  /// Returns the scenes to run, each with its round, in the order of the run.
  package func plan(_ scenes: [Scene]) -> [PlannedScene] {
    var plan = part(of: chosen(from: scenes)).flatMap { scene in
      (1...max(1, rounds)).map { PlannedScene(scene: scene, round: $0) }
    }
    if let shuffleSeed {
      var generator = SeededGenerator(seed: shuffleSeed)
      plan.shuffle(using: &generator)
    }
    return plan
  }

  /// Returns the scenes that the filter, the tags and the titles choose, for all shards together.
  package func chosen(from scenes: [Scene]) -> [Scene] { scenes.filter(isWanted) }

  private func isWanted(_ scene: Scene) -> Bool {
    if let filter, !scene.title.contains(filter) { return false }
    if let titles, !titles.contains(scene.title) { return false }
    return tags.isEmpty || scene.settings.tags.contains { tags.contains($0) }
  }

  private func part(of scenes: [Scene]) -> [Scene] {
    guard let (index, count) = shard else { return scenes }
    if let timings { return timings.shard(index, of: count, scenes) }
    let start = scenes.count * (index - 1) / count
    let end = scenes.count * index / count
    return Array(scenes[start..<end])
  }
}

/// One run of a scene in the plan of a run.
package struct PlannedScene {
  /// The scene.
  package let scene: Scene

  /// The number of this run of the scene, from 1.
  package let round: Int
}
