import Exploration
import Foundation
import NavigationMap
import ScriptLanguage
import ScriptRunner

/// The folder of an exploration's results.
struct ExploreFolder {
  /// The file from which an exploration is continued or merged.
  static let snapshotFile = "exploration.json"

  let path: String
  let files: ScriptFiles

  /// Writes the report, the map, the scripts of the faults and those for what scripts miss.
  func write(
    _ report: ExplorationReport, _ result: ExplorationResult, _ coverage: Coverage?, _ map: AppMap
  ) throws {
    var written = [("map.json", map.json), ("report.jsonl", report.jsonLines)]
    written += result.faults.map { ("faults/\($0.file)", $0.script) }
    written += (coverage?.scripts ?? []).map { ("cover/\($0.file)", $0.text) }
    for (name, text) in written { try files.write("\(path)/\(name)", Array(text.utf8)) }
  }

  /// Writes what is needed to continue or to merge.
  func write(_ snapshot: ExplorationSnapshot) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try files.write("\(path)/\(Self.snapshotFile)", Array(try encoder.encode([snapshot])))
  }

  /// Reads what an earlier exploration left.
  ///
  /// - Throws: `UsageError` if the folder has none.
  func snapshots() throws(UsageError) -> [ExplorationSnapshot] {
    let file = "\(path)/\(Self.snapshotFile)"
    guard let bytes = files.read(file),
      let snapshots = try? JSONDecoder().decode([ExplorationSnapshot].self, from: Data(bytes)),
      snapshots.allSatisfy(\.isSound)
    else {
      throw UsageError(
        "`\(path)` has no results of an exploration: `\(file)` is not there or cannot be read",
        notes: ["explore with --output \(path) first"])
    }
    return snapshots
  }
}
