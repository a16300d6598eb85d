/// The location of a program's history.
enum HistoryLocation: Equatable {
  /// A file.
  case file(String)
  /// `REHEARSAL_HISTORY` is empty: no history is stored.
  case none
  /// No variable gives a location.
  case unknown

  /// Creates the location: `REHEARSAL_HISTORY`, or `rehearsal/NAME.history` in XDG's state folder.
  init(program: String, environment: Environment) {
    if let path = environment["REHEARSAL_HISTORY"] {
      self = path.isEmpty ? .none : .file(path)
    } else if let folder = Self.stateFolder(environment) {
      self = .file("\(folder)/rehearsal/\(Self.fileName(program)).history")
    } else {
      self = .unknown
    }
  }

  /// Returns XDG's state folder; a relative path is ignored, as the specification requires.
  private static func stateFolder(_ environment: Environment) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder }
    return environment.nonEmpty("HOME").map { "\($0)/.local/state" }
  }

  private static func fileName(_ program: String) -> String {
    let name = String(program.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    return name.isEmpty ? "rehearse" : name
  }
}
