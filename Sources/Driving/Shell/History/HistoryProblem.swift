/// A reason why the history is not stored in a file.
package enum HistoryProblem: Error, Equatable, Sendable {
  /// The file cannot be read or written, with the system's reason.
  case unusable(path: String, reason: String)
  /// Neither `XDG_STATE_HOME` nor `HOME` is set.
  case noHome
}

extension HistoryProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusable(let path, let reason):
      return "warning: the history is not stored: \(path): \(reason). Set REHEARSAL_HISTORY to a "
        + "writable file, or to an empty value to store no history."
    case .noHome:
      return "warning: the history is not stored: HOME is not set. Set REHEARSAL_HISTORY to a "
        + "writable file, or to an empty value to store no history."
    }
  }
}
