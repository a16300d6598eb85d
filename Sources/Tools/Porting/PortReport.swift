public import Foundation

/// The result of a port: the files it has written, and the things it could not bring.
public struct PortReport: Codable, Equatable {
  /// Something that could not be brought, with each of its places.
  public struct Note: Codable, Equatable {
    /// The kind, such as `import`.
    public let kind: String
    /// The name, such as a module's.
    public let name: String
    /// The places, as `file:line`.
    public let places: [String]
    /// The remedy.
    public let advice: String
  }

  /// The name of the package.
  public let name: String
  /// The number of the app's Swift files.
  public let files: Int
  /// The number of storyboards and nibs.
  public let interfaces: Int
  /// The number of files that this run wrote or removed.
  public internal(set) var changed: Int
  /// The things that could not be brought.
  public let notes: [Note]

  /// The report for people.
  public var lines: [String] {
    var lines = [
      "ported \(Self.count(files, "Swift file")) and \(Self.count(interfaces, "storyboard or nib", "storyboards and nibs"))"
        + " as \(name); \(Self.count(changed, "file")) changed"
    ]
    for note in notes {
      let times = note.places.count == 1 ? "" : ", \(note.places.count) times"
      lines.append("\(note.kind) \(note.name)\(times): \(note.advice)")
      lines += note.places.prefix(3).map { "  \($0)" }
    }
    return lines
  }

  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// The report as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
