import HeadlessDevice

extension SceneResult {
  /// The number of findings that a report shows.
  private static let shownFindings = 10

  /// The failure with its requests and findings, one line each; empty for a scene that passed.
  var failureLines: [String] {
    guard let failure else { return [] }
    return failure.lines + Self.section("the requests since the scene began", failure.requests)
      + Self.section("the findings since the scene began", findingLines)
  }

  /// The findings, each with its step, one line each.
  var findingLines: [String] {
    let shown = findings.prefix(Self.shownFindings).flatMap { finding -> [String] in
      let place = finding.step == 0 ? "at launch" : "step \(finding.step)"
      let lines = finding.message.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().map { $0 == 0 ? "\(place): \($1)" : "  \($1)" }
    }
    let rest = findings.count - Self.shownFindings
    return shown + (rest > 0 ? ["… \(rest) more"] : [])
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "  \(title):"] + lines.map { "    \($0)" }
  }
}
