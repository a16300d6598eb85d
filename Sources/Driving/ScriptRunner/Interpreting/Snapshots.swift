import ScriptLanguage
import RehearsalCore

/// The screens kept beside a script.
public struct Snapshots {
  /// How many columns a kept screen has.
  static let width = 100

  let folder: String
  let files: ScriptFiles

  /// Whether screens are written instead of compared.
  let isUpdating: Bool

  /// Where a screen of that name lies.
  func path(of name: String) -> String {
    ScriptPath.join(folder, name + ".txt")
  }

  /// Waits, event by event, until the screen equals the one that is kept, or keeps it.
  ///
  /// - Returns: how much virtual time passed.
  func expect(_ expectation: SnapshotExpectation, in session: Session) throws -> Duration {
    if isUpdating {
      try write(session.screen, as: expectation.name)
      return .zero
    }
    let kept = try lines(of: expectation.name)
    var waited = Duration.zero
    while true {
      let screen = session.screen
      let seen = screen.lines(width: Self.width)
      if (seen == kept) != expectation.isNegated { return waited }
      guard let next = screen.pending.first.map({ Duration.nanoseconds($0.nanoseconds) }),
        waited + next <= expectation.limit
      else {
        throw ExpectationFailure(
          expected: expectation.description, seen: "the screen that follows",
          difference: LineDifference.lines(expected: kept, seen: seen), waited: waited)
      }
      waited += try session.perform(.wait(next))
    }
  }

  private func lines(of name: String) throws(SessionError) -> [String] {
    let path = path(of: name)
    guard let bytes = files.read(path) else {
      throw SessionError(
        "no snapshot \(name.scriptQuoted) is kept: there is no file `\(path)`",
        notes: ["`rehearse run --update-snapshots` writes it, as the screen is then"])
    }
    return SourceText(name: path, bytes: bytes).lines
  }

  private func write(_ screen: Screen, as name: String) throws(SessionError) {
    let text = screen.lines(width: Self.width).map { $0 + "\n" }.joined()
    do {
      try files.write(path(of: name), Array(text.utf8))
    } catch {
      throw SessionError("the snapshot `\(path(of: name))` cannot be written: \(error)")
    }
  }
}
