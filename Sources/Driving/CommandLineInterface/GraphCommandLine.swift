import HeadlessUIKit
import NavigationMap
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// `rehearse graph`.
struct GraphCommandLine {
  let scripts: ScriptCommandLine
  let delegate: any UIApplicationDelegate.Type
  let width: Int

  private var console: Console { scripts.console }
  private var files: ScriptFiles { scripts.files }

  /// Draws or compares a map.
  ///
  /// - Returns: the exit code: 0, 1 if a scene failed or the comparison found changes, 2 for a
  ///   command line, script or map that cannot be used.
  func run(_ arguments: [String]) -> Int32 {
    scripts.usable(.graph, arguments) { arguments throws(UsageError) in
      let options = try GraphOptions(arguments)
      guard var (map, code) = try self.map(of: options.paths, options) else {
        return ExitCode.unusable
      }
      if !options.covered.isEmpty {
        guard let walked = try self.map(of: options.covered, options, detail: map.detail) else {
          return ExitCode.unusable
        }
        map = map.covered(by: walked.map)
        code = max(code, walked.code)
      }
      if options.writesMap { try write(map, options) }
      if !options.covered.isEmpty { console.warn(map.uncoveredLines) }
      var hasChanged = false
      if let file = options.compared { hasChanged = try compare(map, with: file) }
      return max(code, hasChanged ? ExitCode.failed : ExitCode.passed)
    }
  }

  // MARK: Maps

  /// Returns the map of paths, and the exit code for its scenes; nil for a script with mistakes.
  private func map(
    of paths: [String], _ options: GraphOptions, detail: AppMap.Detail? = nil
  ) throws(UsageError) -> (map: AppMap, code: Int32)? {
    let stored = paths.compactMap(mapFile)
    if let file = stored.first {
      guard paths.count == 1 else {
        throw UsageError(
          "the map `\(file)` stands alone, not beside other paths",
          notes: ["give scripts, or one map"])
      }
      var map = try read(file)
      // An exploration's folder has its faults beside the map.
      let report = file == paths[0] ? nil : files.read(ScriptPath.join(paths[0], "report.jsonl"))
      if let report { map.addFaults(ofReport: String(decoding: report, as: UTF8.self)) }
      return (map, ExitCode.passed)
    }
    guard let scenes = try scripts.load(paths) else { return nil }
    guard !scenes.isEmpty else {
      throw UsageError("there are no scenes in \(paths.joined(separator: ", "))")
    }
    let walk = MapWalk(
      delegate, configuration: options.configuration, detail: detail ?? options.detail,
      files: files)
    let result = walk.run(scenes)
    for failure in result.failures { console.warn(failure) }
    if let signal = result.signal {
      console.warn(["stopped: the map shows the scenes before that"])
      return (result.map, 128 + signal)
    }
    return (result.map, result.failures.isEmpty ? ExitCode.passed : ExitCode.failed)
  }

  /// Returns the file of a stored map: the path itself, or the `map.json` in a folder.
  private func mapFile(_ path: String) -> String? {
    if path.hasSuffix(".json") { return path }
    guard let entries = files.entries(path), entries.contains(where: { $0.name == "map.json" })
    else { return nil }
    return ScriptPath.join(path, "map.json")
  }

  private func read(_ file: String) throws(UsageError) -> AppMap {
    guard let bytes = files.read(file) else {
      throw UsageError("there is no map `\(file)`, or it cannot be read")
    }
    do {
      return try AppMap(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw UsageError(
        "`\(file)` is no map: \(error.description)",
        notes: ["write one with `rehearse graph PATH --output map.json`"])
    }
  }

  // MARK: Results

  private func write(_ map: AppMap, _ options: GraphOptions) throws(UsageError) {
    let text: String
    do {
      text = try map.text(in: options.format, width: width)
    } catch {
      throw UsageError(error.description, notes: error.notes)
    }
    guard let file = options.output else { return console.print(text) }
    do {
      try files.write(file, Array(text.utf8))
    } catch {
      throw UsageError("`\(file)` cannot be written: \(error)")
    }
  }

  /// Prints the changes since an earlier map, and returns whether there are any.
  private func compare(_ map: AppMap, with file: String) throws(UsageError) -> Bool {
    let old = try read(file)
    guard old.detail == map.detail else {
      throw UsageError(
        "`\(file)` tells screens apart by \(old.detail.rawValue), this map by \(map.detail.rawValue)",
        notes: ["compare with `--state \(old.detail.rawValue)`"])
    }
    let comparison = MapComparison(from: old, to: map)
    console.print(comparison.lines)
    return comparison.hasChanges
  }
}
