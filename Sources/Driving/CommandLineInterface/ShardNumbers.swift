import ScriptLanguage

/// The number of a job among parallel ones, as CI systems and schedulers tell it.
enum ShardNumbers {
  /// The variables of one system.
  private struct System {
    let name: String
    let index: String
    let count: String?
    /// The index of the first job.
    let first: Int
  }

  private static let systems = [
    System(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    System(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
    System(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
  ]

  /// Reads `I/N`, `auto`, or `auto/N` where the system tells no number of jobs.
  static func read(
    _ text: String, _ environment: [String: String]
  ) throws(UsageError) -> (index: Int, count: Int) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "auto" else {
      return try checked(text, Int(parts[0]), parts.count == 2 ? Int(parts[1]) : nil)
    }
    let given = parts.count == 2 ? String(parts[1]) : nil
    guard let (name, index, count) = try numbers(environment) else {
      return try checked(text, 1, given.map { Int($0) } ?? 1)
    }
    guard let total = given.map({ Int($0) }) ?? count else {
      throw UsageError(
        "\(name) does not tell the number of jobs", notes: ["write it: --shard auto/5"])
    }
    return try checked("\(text), with \(name)'s numbers", index, total)
  }

  private static func checked(
    _ text: String, _ index: Int?, _ count: Int?
  ) throws(UsageError) -> (index: Int, count: Int) {
    guard let index, let count, index >= 1, index <= count else {
      throw UsageError("`\(text)` is not a shard: --shard 2/5 is the second of five")
    }
    return (index, count)
  }

  /// Returns the numbers of the first system that tells them; nil if none does.
  private static func numbers(
    _ environment: [String: String]
  ) throws(UsageError) -> (name: String, index: Int, count: Int?)? {
    for system in systems {
      guard let text = environment[system.index], !text.isEmpty else { continue }
      let index = try number(text, system.index)
      let count = system.count.flatMap { environment[$0] }.flatMap { Int($0) }
      return (system.name, index - system.first + 1, count)
    }
    return try slurm(environment)
  }

  /// The indices of a Slurm array begin anywhere and may have gaps of one size.
  private static func slurm(
    _ environment: [String: String]
  ) throws(UsageError) -> (name: String, index: Int, count: Int?)? {
    guard let text = environment["SLURM_ARRAY_TASK_ID"], !text.isEmpty else { return nil }
    let index = try number(text, "SLURM_ARRAY_TASK_ID")
    let first = environment["SLURM_ARRAY_TASK_MIN"].flatMap { Int($0) } ?? 0
    let step = max(1, environment["SLURM_ARRAY_TASK_STEP"].flatMap { Int($0) } ?? 1)
    let count = environment["SLURM_ARRAY_TASK_COUNT"].flatMap { Int($0) }
    return ("Slurm", (index - first) / step + 1, count)
  }

  private static func number(_ text: String, _ variable: String) throws(UsageError) -> Int {
    guard let number = Int(text) else {
      throw UsageError("`\(variable)` is not a number: `\(text)`")
    }
    return number
  }
}
