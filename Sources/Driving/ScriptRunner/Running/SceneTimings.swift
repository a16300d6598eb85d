import Foundation
package import ScriptLanguage
import VirtualTime
import RehearsalCore

/// The wall-clock times of scenes, which balance the shards of a later run.
package struct SceneTimings: Codable, Equatable {
  private var version = 1

  /// The milliseconds of each scene, by its title.
  package private(set) var scenes: [String: Double] = [:]

  /// Creates times without scenes.
  package init() {}

  /// Creates times from the content of a file.
  ///
  /// - Throws: the decoder's error.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(SceneTimings.self, from: Data(json))
  }

  /// The content of a file, with sorted titles.
  package var json: String {
    let values = scenes.sorted { $0.key < $1.key }.map { title, time in
      PropsValue.Member(title, .double(time))
    }
    let lines = values.map { "    \(PropsValue.string($0.name)): \($0.value)" }
    return "{\n  \"version\": \(version),\n  \"scenes\": {\n"
      + lines.joined(separator: ",\n") + "\n  }\n}\n"
  }

  /// Adds the time of a scene that was run, or replaces an earlier one.
  package mutating func add(_ result: SceneResult) {
    let parts = result.elapsed.components
    let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
    scenes[result.scene.title] = Double(microseconds) / 1_000
  }

  /// Returns the scenes of a shard, in their order.
  ///
  /// The longest scenes are distributed first, each to the shard that has the least to do. A scene
  /// without a time counts as an average one. One file gives the same shards on every machine.
  ///
  /// - Parameters:
  ///   - index: the number of the shard, from 1.
  ///   - count: the number of shards.
  package func shard(_ index: Int, of count: Int, _ all: [Scene]) -> [Scene] {
    let known = all.compactMap { scenes[$0.title] }
    let total: Double = known.reduce(0, +)
    let average: Double = known.isEmpty ? 1 : total / Double(known.count)
    let times = all.map { scenes[$0.title] ?? average }
    let longestFirst = all.indices.sorted { (one: Int, other: Int) -> Bool in
      times[one] == times[other] ? one < other : times[one] > times[other]
    }
    var loads = Array(repeating: (time: 0.0, scenes: 0), count: count)
    var taken: [Int] = []
    for scene in longestFirst {
      // Scenes of no time at all are distributed by their number.
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least].time += times[scene]
      loads[least].scenes += 1
      if least == index - 1 { taken.append(scene) }
    }
    return taken.sorted().map { all[$0] }
  }
}
