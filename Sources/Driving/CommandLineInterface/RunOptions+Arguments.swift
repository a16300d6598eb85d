import ScriptLanguage
import ScriptRunner

extension RunOptions {
  /// Reads the options of `rehearse run`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    if let pattern = arguments.value("--filter") {
      guard let regex = try? Regex(pattern) else {
        throw UsageError("`\(pattern)` is not a regular expression: --filter REGEX")
      }
      filter = regex
    }
    tags = arguments.value("--tags").map { $0.split(separator: ",").map(String.init) } ?? []
    shard = try arguments.value("--shard").map(Self.shard)
    rounds = try arguments.value("--repeat-each").map(Self.rounds) ?? 1
    stopsAtFailure = arguments.has("--fail-fast")
    if arguments.has("--shuffle") { shuffleSeed = try Self.seed(arguments.value("--shuffle")) }
  }

  private static func shard(_ text: String) throws(UsageError) -> (index: Int, count: Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], (1...max(1, count)) ~= index
    else { throw UsageError("`\(text)` is not a shard: --shard 2/5 is the second of five") }
    return (index, count)
  }

  private static func rounds(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError(
        "`\(text)` is not a whole number from 1 to 1000000: --repeat-each 10")
    }
    return count
  }

  private static func seed(_ text: String?) throws(UsageError) -> UInt64 {
    guard let text else { return UInt64.random(in: 0...999_999) }
    guard let seed = UInt64(text) else {
      throw UsageError("`\(text)` is not a seed (a whole number, 0 or more): --shuffle 7")
    }
    return seed
  }
}
