import Foundation

/// The shell's settings: a file with one `key = value` a line, in XDG's configuration folder.
package struct SettingsFile {
  /// The path of the file.
  let path: String

  /// Locates the file: `rehearsal/settings`; nil if neither `XDG_CONFIG_HOME` nor `HOME` is set.
  package init?(_ environment: Environment = .process) {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/rehearsal/settings"
    } else if let home = environment.nonEmpty("HOME") {
      path = "\(home)/.config/rehearsal/settings"
    } else {
      return nil
    }
  }

  /// Returns the value of a key; nil if the file or the key does not exist.
  func value(of key: String) -> String? {
    lines.lazy.compactMap(Self.pair).last { $0.key == key }?.value
  }

  /// Writes the value of a key, and keeps the other lines.
  func set(_ key: String, to value: String) throws(SettingsError) {
    let kept = lines.filter { Self.pair($0)?.key != key }
    let text = (kept + ["\(key) = \(value)"]).map { $0 + "\n" }.joined()
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw SettingsError(path: path, reason: error.localizedDescription)
    }
  }

  private var lines: [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func pair(_ line: String) -> (key: String, value: String)? {
    let parts = line.split(separator: "=", maxSplits: 1)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, !parts[0].hasPrefix("#") else { return nil }
    return (parts[0], parts[1])
  }
}

/// An error of writing the settings.
struct SettingsError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  let path: String

  /// The system's message.
  let reason: String

  var description: String {
    "warning: the setting holds only until the shell ends: \(path) cannot be written: \(reason)"
  }
}
