import ScriptLanguage
/// Annotates failures on their lines, where GitHub runs the scripts.
final class GitHubAnnotator: Reporter {
  /// GitHub keeps so many annotations of a step.
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
  /// The text as GitHub reads a message.
  fileprivate var message: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as GitHub reads a property.
  fileprivate var property: String {
    message.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
