import Foundation
import ScriptLanguage
import ScriptRunner

extension RunOptions {
  /// Reads the options of `rehearse run`, and what the environment says where they say nothing.
  init(_ arguments: ParsedArguments, _ environment: [String: String]) throws(UsageError) {
    self.init()
    if let pattern = arguments.value("--filter") {
      filter = try Self.filter(pattern, as: "--filter REGEX")
    }
    tags = arguments.value("--tags").map { $0.split(separator: ",").map(String.init) } ?? []
    if let text = arguments.value("--shard") { shard = try ShardNumbers.read(text, environment) }
    rounds = try arguments.value("--repeat-each").map(Self.rounds) ?? 1
    stopsAtFailure = arguments.has("--fail-fast")
    maximumFailures = try arguments.value("--max-failures").map(Self.failures)
    try readProcesses(arguments)
    let bazel = BazelTest(environment)
    if arguments.has("--shuffle") {
      shuffleSeed = try Self.seed(arguments.value("--shuffle"), bazel.seed)
    }
    try bazel.complete(&self)
  }

  /// Reads a regular expression.
  static func filter(
    _ pattern: String, as source: String
  ) throws(UsageError) -> Regex<AnyRegexOutput> {
    guard let regex = try? Regex(pattern) else {
      throw UsageError("`\(pattern)` is not a regular expression: \(source)")
    }
    return regex
  }

  private static func rounds(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError(
        "`\(text)` is not a whole number from 1 to 1000000: --repeat-each 10")
    }
    return count
  }

  private static func seed(_ text: String?, _ usual: UInt64?) throws(UsageError) -> UInt64 {
    guard let text else { return usual ?? UInt64.random(in: 0...999_999) }
    guard let seed = UInt64(text) else {
      throw UsageError("`\(text)` is not a seed (a whole number, 0 or more): --shuffle 7")
    }
    return seed
  }
}

// MARK: Processes

extension RunOptions {
  /// Reads the options of the processes that scenes run in.
  private mutating func readProcesses(_ arguments: ParsedArguments) throws(UsageError) {
    isolation = try arguments.value("--isolation").map(Self.isolation) ?? .scene
    timeout = try arguments.value("--timeout").map(Self.timeout) ?? timeout
    let wanted = try arguments.value("--jobs").map(Self.jobs)
    if let wanted, wanted > 1 { try checkJobs(arguments) }
    let isAlone = isolation == .none || arguments.has("--storage")
    jobs = wanted ?? (isAlone ? 1 : ProcessInfo.processInfo.activeProcessorCount)
  }

  private func checkJobs(_ arguments: ParsedArguments) throws(UsageError) {
    if isolation == .none {
      throw UsageError(
        "`--isolation none` runs one scene at a time", notes: ["leave out `--jobs`"])
    }
    if arguments.has("--storage") {
      throw UsageError(
        "`--storage` passes the storage from each scene to the next, one scene at a time",
        notes: ["leave out `--jobs`, or give each run a file of its own"])
    }
  }

  private static func isolation(_ text: String) throws(UsageError) -> Isolation {
    if let isolation = Isolation(rawValue: text) { return isolation }
    let names = Isolation.allCases.map(\.rawValue)
    throw UsageError(
      "unknown isolation `\(text)`",
      notes: [
        Suggestions.question(for: text, among: names), "expected scene, file or none",
      ].compactMap { $0 })
  }

  private static func timeout(_ text: String) throws(UsageError) -> Duration {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw UsageError("`\(text)` is not a number of seconds up to 86400: --timeout 30")
    }
    return .seconds(seconds)
  }

  private static func failures(_ text: String) throws(UsageError) -> Int {
    try count(text, of: "--max-failures 3")
  }

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    try count(text, of: "--jobs 4")
  }

  private static func count(_ text: String, of example: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError("`\(text)` is not a whole number from 1 to 1000000: \(example)")
    }
    return count
  }
}

// MARK: Findings and retries

extension ScenePolicy {
  /// Reads the options of `rehearse run` about findings and retries.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    failsOnFindings = arguments.has("--strict-findings")
    allowsFlaky = arguments.has("--allow-flaky")
    guard let text = arguments.value("--retries") else { return }
    guard let count = Int(text), (0...100).contains(count) else {
      throw UsageError("`\(text)` is not a whole number from 0 to 100: --retries 2")
    }
    retries = count
  }
}
