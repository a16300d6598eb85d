import HeadlessDevice
import ScriptLanguage
import ScriptRunner

/// The contract between Bazel and a test program: variables of the environment, without options.
///
/// An option of the command line goes before the variable of the same meaning.
struct BazelTest {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// Whether Bazel runs the program as a test.
  var isRunning: Bool { self["TEST_SRCDIR"] != nil || self["TEST_TOTAL_SHARDS"] != nil }

  /// The seed for an order that is to be random; Bazel gives each run of one test another.
  var seed: UInt64? { self["TEST_RANDOM_SEED"].flatMap { UInt64($0) } }

  /// Completes the options of a run.
  func complete(_ options: inout RunOptions) throws(UsageError) {
    if options.shard == nil { options.shard = try shard() }
    if options.filter == nil, let pattern = self["TESTBRIDGE_TEST_ONLY"] {
      options.filter = try RunOptions.filter(pattern, as: "TESTBRIDGE_TEST_ONLY")
    }
    if self["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1" { options.stopsAtFailure = true }
  }

  /// Returns the reports that Bazel collects, besides others.
  func completed(_ targets: [ReportTarget]) -> [ReportTarget] {
    var targets = targets
    if let file = self["XML_OUTPUT_FILE"] { targets.append(ReportTarget(kind: .junit, file: file)) }
    if let folder = self["TEST_UNDECLARED_OUTPUTS_DIR"] {
      targets.append(ReportTarget(kind: .jsonl, file: "\(folder)/rehearsal.jsonl"))
    }
    return targets
  }

  /// Tells Bazel that shards are understood, and runs a body between the marks of its begin and end.
  func running(_ body: () throws(UsageError) -> Int32) throws(UsageError) -> Int32 {
    if self["TEST_TOTAL_SHARDS"] != nil, let file = self["TEST_SHARD_STATUS_FILE"] {
      try touch(file)
    }
    guard let file = self["TEST_PREMATURE_EXIT_FILE"] else { return try body() }
    try touch(file)
    defer { SystemFile.remove(file) }
    return try body()
  }

  private subscript(name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func shard() throws(UsageError) -> (index: Int, count: Int)? {
    guard let total = self["TEST_TOTAL_SHARDS"], let index = self["TEST_SHARD_INDEX"] else {
      return nil
    }
    guard let index = Int(index), let count = Int(total), (0..<max(1, count)) ~= index else {
      throw UsageError("TEST_SHARD_INDEX `\(index)` of TEST_TOTAL_SHARDS `\(total)` is no shard")
    }
    return (index + 1, max(1, count))
  }

  private func touch(_ path: String) throws(UsageError) {
    do throws(SystemFile.Failure) {
      try SystemFile(path, .appending).close()
    } catch {
      throw UsageError("the file `\(path)` that Bazel names cannot be written: \(error)")
    }
  }
}
