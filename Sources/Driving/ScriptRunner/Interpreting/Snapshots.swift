import ScriptLanguage
import RehearsalCore

/// The snapshots of a script: screens as text files in the folder beside it.
public struct Snapshots {
  /// The width of a snapshot in columns.
  static let width = 100

  let folder: String
  let files: ScriptFiles

  /// Whether snapshots are written instead of compared.
  let isUpdating: Bool

  /// Returns the path of a snapshot's file.
  func path(of name: String) -> String {
    ScriptPath.join(folder, name + ".txt")
  }

  /// Waits, event by event, until the screen equals its snapshot; or writes the snapshot.
  ///
  /// - Returns: the virtual time that passed.
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
          expected: expectation.description,
          seen: seen == kept ? "the same screen" : "another screen",
          difference: LineDifference.lines(expected: kept, seen: seen), waited: waited)
      }
      waited += try session.perform(.wait(next))
    }
  }

  /// Returns the lines of the snapshot that an expectation names; nil if there is no such file.
  func keptLines(of expectation: SnapshotExpectation) -> [String]? {
    try? lines(of: expectation.name)
  }

  private func lines(of name: String) throws(SessionError) -> [String] {
    let path = path(of: name)
    guard let bytes = files.read(path) else {
      throw SessionError(
        "the snapshot \(name.scriptQuoted) does not exist: there is no file `\(path)`",
        notes: [
          "`\(ProgramName.current) run --update-snapshots` writes it from the screen of this step"
        ])
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
