/// The part of a run's scenes that a shard took.
package struct ShardDescription: Codable, Equatable, Sendable {
  /// The number of the shard, from 1.
  package let index: Int

  /// The number of shards.
  package let count: Int

  /// The number of scenes of all shards together.
  package let total: Int

  package init(index: Int, count: Int, total: Int) {
    self.index = index
    self.count = count
    self.total = total
  }
}
