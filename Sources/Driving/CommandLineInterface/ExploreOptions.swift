import Exploration
import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The options of `rehearse explore`.
struct ExploreOptions {
  var exploration = Exploration.Options()
  var limits: [Exploration.Limit] = []
  var faults = Set<FaultFamily>.all
  var covered: [Scene] = []
  let reporter: Reporter

  /// A form of the report on standard output.
  enum Reporter: String { case human, jsonl, json, junit }

  private let files: ScriptFiles

  /// The scenes of the paths that were read, since one path may be given to several options.
  private var read: [String: [Scene]] = [:]

  /// The number of states after which an exploration without a limit ends.
  private static let usualStates = 10_000

  /// Reads the options.
  init(_ arguments: ParsedArguments, _ files: ScriptFiles) throws(UsageError) {
    self.files = files
    let word = arguments.value("--reporter") ?? "human"
    guard let reporter = Reporter(rawValue: word) else {
      throw UsageError("`\(word)` is no reporter of an exploration: human, jsonl or junit")
    }
    self.reporter = reporter
    try readSearch(arguments)
    try readFaults(arguments)
    exploration.configuration.launch = try arguments.launchValues()
    if let path = arguments.value("--from") { exploration.from = try scenes(path).first }
    if let from = exploration.from {
      exploration.configuration.launch.merge(from.settings.launch) { $1 }
      if let date = from.settings.date { exploration.configuration.device.date = date }
    }
    for path in arguments.all("--learn") { exploration.learned += try scenes(path) }
    for path in arguments.all("--cover") { covered += try scenes(path) }
    try readParts(arguments)
    if let path = arguments.value("--invariants") {
      exploration.invariants = try Invariants(try lines(path))
    }
    if let path = arguments.value("--exempt") {
      exploration.exemptions = try Exemptions(try lines(path), file: path)
    }
  }

  private mutating func readSearch(_ arguments: ParsedArguments) throws(UsageError) {
    exploration.isRandom = arguments.has("--random")
    if let depth = try number("--depth", arguments) { exploration.depth = depth }
    if let seed = try number("--seed", arguments) { exploration.seed = UInt64(seed) }
    if let states = try number("--states", arguments) { limits.append(.states(states)) }
    if let time = try number("--time", arguments) { limits.append(.time(.seconds(time))) }
    if let word = arguments.value("--state") {
      guard let detail = StateDetail(rawValue: word) else {
        throw UsageError("`\(word)` tells no states apart: --state screen, props or full")
      }
      exploration.detail = detail
    }
    if limits.isEmpty { limits.append(.states(Self.usualStates)) }
    exploration.goal = try arguments.value("--until").map(Self.goal)
  }

  private mutating func readParts(_ arguments: ParsedArguments) throws(UsageError) {
    if let jobs = try number("--jobs", arguments) { exploration.jobs = max(1, jobs) }
    if let text = arguments.value("--shard") {
      guard let shard = Exploration.Shard(text) else {
        throw UsageError("`\(text)` is no part: --shard 1/3 is the first of three")
      }
      exploration.shard = shard
    }
    guard arguments.has("--resume") else { return }
    guard let folder = arguments.value("--output") else {
      throw UsageError("`--resume` needs the folder of the earlier exploration: --output FOLDER")
    }
    exploration.resumed = try ExploreFolder(path: folder, files: files).snapshots()
  }

  private mutating func readFaults(_ arguments: ParsedArguments) throws(UsageError) {
    guard let list = arguments.value("--faults"), list != "all" else { return }
    faults = []
    for word in list.split(separator: ",") where word != "none" {
      guard let family = FaultFamily(rawValue: String(word)) else {
        throw UsageError(
          "`\(word)` is no family of faults",
          notes: [
            "the families are " + FaultFamily.allCases.map(\.rawValue).joined(separator: ", ")
          ])
      }
      faults.insert(family)
    }
  }

  private func number(
    _ option: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("`\(text)` is not a whole number, 0 or more: \(option) 100")
    }
    return number
  }

  private static func goal(_ text: String) throws(UsageError) -> Exploration.Goal {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.count == 2 ? parts[1] : ""
    switch (parts.first ?? "", Int(value)) {
    case ("reached", _) where !value.isEmpty: return .reached(value)
    case ("screens", .some(let count)): return .screens(count)
    case ("edges", .some(let count)): return .edges(count)
    case ("faults", .some(let count)): return .faults(count)
    case ("edges", nil) where value.hasSuffix("%"):
      if let percent = Int(value.dropLast()) { return .edgesPercent(percent) }
    case ("screens", nil) where value.hasSuffix("%"):
      if let percent = Int(value.dropLast()) { return .screensPercent(percent) }
    default: break
    }
    throw UsageError(
      "`\(text)` is no goal",
      notes: ["a goal is screens=80%, screens=12, edges=30, edges=90%, reached=SCREEN or faults=1"])
  }

  private mutating func scenes(_ path: String) throws(UsageError) -> [Scene] {
    if let scenes = read[path] { return scenes }
    let loader = ScriptLoader(files: files)
    let documents = try ScriptCollector(files: files).collect([path])
      .map { loader.load($0.path, within: $0.folder) }
    if let problem = documents.flatMap(\.problems).first {
      throw UsageError(
        "`\(path)` has mistakes, the first at \(problem.location)",
        notes: ["`\(ProgramName.current) check \(path)` lists them"])
    }
    let scenes = documents.flatMap(\.scenes)
    read[path] = scenes
    return scenes
  }

  private func lines(_ path: String) throws(UsageError) -> [String] {
    guard let bytes = files.read(path) else {
      throw UsageError("there is no file `\(path)`, or it cannot be read")
    }
    return SourceText(name: path, bytes: bytes).lines
  }
}
