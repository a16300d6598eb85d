import ScriptLanguage

extension ParsedArguments {
  /// The values of `--launch key=value`.
  func launchValues() throws(UsageError) -> [String: String] {
    var pairs: [String: String] = [:]
    for word in all("--launch") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError("`--launch` takes key=value, not `\(word)`")
      }
      pairs[String(parts[0])] = String(parts[1])
    }
    return pairs
  }
}
