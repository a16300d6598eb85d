package import ScriptLanguage
import HeadlessDevice

/// Which scenes are run, how often, and in which order.
public struct RunOptions {
  /// Scenes whose title matches; nil for all.
  public var filter: Regex<AnyRegexOutput>?

  /// Scenes with one of these tags; none for all.
  public var tags: [String] = []

  /// One part of several, both from 1.
  public var shard: (index: Int, count: Int)?

  /// What the order is drawn from; nil keeps the order of the files.
  public var shuffleSeed: UInt64?

  /// How often each scene is run.
  public var rounds = 1

  /// Whether the first failure ends the run.
  public var stopsAtFailure = false

  /// All scenes, once, in their order.
  public init() {}

  /// The scenes that are run, with the round of each, in the order in which they are.
  package func plan(_ scenes: [Scene]) -> [(scene: Scene, round: Int)] {
    var plan = part(of: scenes.filter(isWanted)).flatMap { scene in
      (1...max(1, rounds)).map { (scene, $0) }
    }
    if let shuffleSeed {
      var generator = SeededGenerator(seed: shuffleSeed)
      plan.shuffle(using: &generator)
    }
    return plan
  }

  private func isWanted(_ scene: Scene) -> Bool {
    if let filter, !scene.title.contains(filter) { return false }
    return tags.isEmpty || scene.settings.tags.contains { tags.contains($0) }
  }

  private func part(of scenes: [Scene]) -> [Scene] {
    guard let (index, count) = shard else { return scenes }
    let start = scenes.count * (index - 1) / count
    let end = scenes.count * index / count
    return Array(scenes[start..<end])
  }
}
