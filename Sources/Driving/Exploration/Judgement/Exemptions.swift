public import ScriptLanguage

/// The breaches that a team accepts, each with a reason.
public struct Exemptions: Equatable {
  /// One accepted rule, on one screen or on all.
  public struct Exemption: Equatable {
    /// The name of the rule.
    public let rule: String

    /// The screen; nil for all.
    public let screen: String?

    /// The reason.
    public let reason: String

    /// The file and the line, such as `exempt.txt:3`; empty for lines without a file.
    public let origin: String
  }

  /// The exemptions, in the order of the file.
  public let all: [Exemption]

  /// Reads lines such as `no effect on Account: the button belongs to the next version`.
  ///
  /// - Parameter file: the file that a report names beside each exemption; empty for none.
  /// - Throws: `UsageError` with the first line without a reason.
  public init(_ lines: [String] = [], file: String = "") throws(UsageError) {
    var all: [Exemption] = []
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[1].isEmpty else {
        throw UsageError(
          "line \(index + 1) of the exemptions has no reason: `\(text)`",
          notes: ["write a line such as: no effect on Account: it belongs to the next version"])
      }
      let names = parts[0].split(separator: " on ", maxSplits: 1).map { String($0).trimmed }
      all.append(
        Exemption(
          rule: names[0], screen: names.count == 2 ? names[1] : nil, reason: parts[1],
          origin: file.isEmpty ? "" : "\(file):\(index + 1)"))
    }
    self.all = all
  }

  /// Returns the exemption of a breach; nil if there is none.
  func exemption(of rule: String, on screen: String) -> Exemption? {
    all.first { $0.rule == rule && ($0.screen == nil || $0.screen == screen) }
  }
}
