/// Where a program's history is kept.
enum HistoryLocation: Equatable {
  case file(String)
  /// `REHEARSAL_HISTORY` is set to nothing: it is not to be kept.
  case none
  /// Nothing says where.
  case unknown

  /// `REHEARSAL_HISTORY`, else `rehearsal/NAME.history` in the state folder of the XDG specification.
  init(program: String, environment: Environment) {
    if let path = environment["REHEARSAL_HISTORY"] {
      self = path.isEmpty ? .none : .file(path)
    } else if let folder = Self.stateFolder(environment) {
      self = .file("\(folder)/rehearsal/\(Self.fileName(program)).history")
    } else {
      self = .unknown
    }
  }

  /// The specification ignores a relative path.
  private static func stateFolder(_ environment: Environment) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder }
    return environment.nonEmpty("HOME").map { "\($0)/.local/state" }
  }

  private static func fileName(_ program: String) -> String {
    let name = String(program.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    return name.isEmpty ? "rehearse" : name
  }
}
