import Foundation
import RehearsalCore
package import ScriptLanguage
import VirtualTime

/// A run that was read from its JSON lines.
package struct RecordedRun {
  /// The path of the file.
  let path: String

  /// The number of scenes that the run announced.
  let sceneCount: Int

  /// The part of a larger run; nil for a whole run.
  let shard: ShardDescription?

  /// The results and the scenes that were not run, in their order.
  let events: [RunEvent]

  /// The result of the run.
  let summary: RunSummary

  /// Reads the lines of a report.
  ///
  /// - Throws: ``UsageError`` for a file that is no such report, or that ends before the run did.
  package init(_ path: String, _ bytes: [UInt8]) throws(UsageError) {
    let lines = try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map {
      (index, line) throws(UsageError) in try Self.line(line, at: index + 1, of: path)
    }
    guard let first = lines.first, first.event == "run-began", let count = first.scenes else {
      throw UsageError(
        "`\(path)` is not a report of JSON lines: its first line is not run-began",
        notes: ["write it with --reporter jsonl=\(path)"])
    }
    guard let last = lines.last, last.event == "run-ended" else {
      let part = first.shard.map { ": shard \($0.index) of \($0.count) is not complete" } ?? ""
      throw UsageError("the report `\(path)` ends before its run did\(part)")
    }
    self.path = path
    sceneCount = count
    shard = first.shard
    events = lines.compactMap(\.runEvent)
    summary = RunSummary(
      passed: last.passed ?? 0, failed: last.failed ?? 0, skipped: last.skipped ?? 0,
      elapsed: .milliseconds(last.elapsed_ms ?? 0), signal: last.signal)
  }

  private static let recordsMember = Array("\"records\":".utf8)

  private static func records(in line: ArraySlice<UInt8>) throws -> [String] {
    guard case .list(let records)? = try PropsValue(json: line)[member: "records"] else {
      return []
    }
    return records.map(\.jsonText)
  }

  private static func line(
    _ bytes: ArraySlice<UInt8>, at number: Int, of path: String
  ) throws(UsageError) -> RecordedLine {
    do {
      var line = try JSONDecoder().decode(RecordedLine.self, from: Data(bytes))
      if bytes.contains(Self.recordsMember) { line.records = try records(in: bytes) }
      return line
    } catch {
      throw UsageError("line \(number) of the report `\(path)` is not a line of such a report")
    }
  }
}
