/// Why the history does not outlive the run.
package enum HistoryProblem: Error, Equatable, Sendable {
  /// The file cannot be read or written, with the system's reason.
  case unusable(path: String, reason: String)
  /// Neither `XDG_STATE_HOME` nor `HOME` says where to keep it.
  case noHome
}

extension HistoryProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusable(let path, let reason):
      return "warning: the history is not kept: \(path): \(reason). Set REHEARSAL_HISTORY to a "
        + "file that can be written, or to nothing to keep none."
    case .noHome:
      return "warning: the history is not kept: HOME is not set. Set REHEARSAL_HISTORY to a file "
        + "that can be written, or to nothing to keep none."
    }
  }
}
