import ScriptLanguage
import ScriptRunner

/// A recorder that decides which lines a source stores in its history.
///
/// A line is stored before it is run, so that a crash does not lose it. A line that can contain a
/// secret is stored after it is run, if it contains none.
struct LineRecorder {
  private let source: any LineSource
  private var secrets = SecretTexts()
  private var waiting: [String] = []

  /// The lines that define variables, and the variables that they refer to.
  private var definitions: [String: (line: String, references: Set<String>)] = [:]

  init(_ source: any LineSource) {
    self.source = source
  }

  /// Records a line before it is run.
  mutating func willRun(_ line: String, isContinuation: Bool, variables: Variables) {
    if isContinuation || Self.canContainSecret(line) {
      waiting.append(line)
    } else if !secrets.isIn([line], variables: variables) {
      source.store(line)
    }
  }

  /// Discards the lines of an incomplete command.
  mutating func cancel() {
    waiting.removeAll()
  }

  /// Records the lines that wait, after their command was run.
  ///
  /// - Parameters:
  ///   - secrets: the texts that were typed into secure text fields.
  ///   - variables: the variables after the command.
  ///   - isUncertain: whether the command failed, and its text can be a misspelled secret.
  mutating func didRun(secrets: SecretTexts, variables: Variables, isUncertain: Bool) {
    let lines = waiting
    waiting.removeAll()
    self.secrets = secrets
    guard !lines.isEmpty, !isUncertain else { return }
    guard !secrets.isIn(lines, variables: variables) else {
      return removeDefinitions(of: LineTexts(lines, variables: variables).references)
    }
    for line in lines { source.store(line) }
  }

  /// Records that a line defines a variable.
  mutating func define(_ name: String, in line: String, variables: Variables) {
    definitions[name] = (line, LineTexts([line], variables: variables).references)
  }

  /// Removes the stored lines that contain a new secret.
  func removeSecrets(_ secrets: SecretTexts, variables: Variables) {
    source.removeLines { secrets.isIn([$0], variables: variables) }
  }

  /// Removes the lines that define some variables, and those that they refer to.
  private mutating func removeDefinitions(of names: Set<String>) {
    var removed: Set<String> = []
    var rest = Array(names)
    while let name = rest.popLast() {
      guard let definition = definitions.removeValue(forKey: name) else { continue }
      removed.insert(definition.line)
      rest += definition.references
    }
    guard !removed.isEmpty else { return }
    source.removeLines { removed.contains($0) }
  }

  private static func canContainSecret(_ line: String) -> Bool {
    line.contains("<<")
      || line.split(whereSeparator: \.isWhitespace)
        .contains { ["type", "set", "let", "include"].contains($0) }
  }
}
