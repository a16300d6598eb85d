#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The system's descriptions of terminals, which are files named after the terminals.
struct TerminfoDatabase {
  private let folders: [String]

  /// Creates the database of an environment.
  init(_ environment: Environment) {
    let own = environment.nonEmpty("HOME").map { ["\($0)/.terminfo"] } ?? []
    let listed = (environment.nonEmpty("TERMINFO_DIRS") ?? "").split(separator: ":").map(
      String.init)
    folders =
      [environment.nonEmpty("TERMINFO")].compactMap(\.self) + own + listed
      + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
  }

  /// Returns whether a terminal is known, or nothing is known because there is no database.
  func knows(_ terminal: String) -> Bool {
    guard let first = terminal.utf8.first, !terminal.contains("/") else { return false }
    // Debian names the folders after the first letter, macOS after its hexadecimal code.
    let letters = [String(UnicodeScalar(first)), String(first, radix: 16)]
    let isFound = folders.contains { folder in
      letters.contains { access("\(folder)/\($0)/\(terminal)", R_OK) == 0 }
    }
    return isFound
      || !Self.system.contains { access("\($0)/x", R_OK) == 0 || access("\($0)/78", R_OK) == 0 }
  }

  private static let system = ["/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
}
