import Foundation

/// The build settings of a configuration file (`.xcconfig`).
///
/// Source: Apple, "Adding a build configuration file to your project".
struct ConfigurationFile {
  /// The values by name; of a setting with conditions in brackets, the last one.
  private(set) var settings: [String: String] = [:]

  /// Reads a file and the files that it includes; one that does not exist has no settings.
  init(_ url: URL) {
    var seen: Set<String> = []
    read(url, &seen)
  }

  private mutating func read(_ url: URL, _ seen: inout Set<String>) {
    guard seen.insert(url.standardizedFileURL.path).inserted,
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line)
      if let match = line.wholeMatch(of: /\s*#include\??\s+"([^"]+)"\s*/) {
        let folder = url.deletingLastPathComponent()
        read(URL(fileURLWithPath: String(match.output.1), relativeTo: folder), &seen)
      } else if let match = line.wholeMatch(
        of: /\s*([A-Za-z_0-9]+)(?:\[[^\]]*\])*\s*=\s*(.*?);?\s*/)
      {
        settings[String(match.output.1)] = String(match.output.2)
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let comment = line.range(of: "//") else { return line }
    return line[..<comment.lowerBound]
  }
}
