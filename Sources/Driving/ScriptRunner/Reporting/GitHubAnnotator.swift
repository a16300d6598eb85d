import ScriptLanguage

/// A reporter that annotates failures on their lines in GitHub Actions.
final class GitHubAnnotator: Reporter {
  /// The number of annotations that GitHub shows for a step.
  private static let limit = 10

  private let output: (String) -> Void
  private var count = 0

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func receive(_ event: RunEvent) {
    guard case .sceneEnded(let result) = event, let failure = result.failure, count < Self.limit
    else { return }
    count += 1
    let place = failure.location
    output(
      "::error file=\(place.file.property),line=\(place.line),col=\(place.column)"
        + ",title=\(result.scene.name.property)::\(failure.summary.message)\n")
  }
}

extension String {
  /// The text escaped for a message of a workflow command.
  fileprivate var message: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable.replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  /// The text escaped for a property of a workflow command.
  fileprivate var property: String {
    message.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
