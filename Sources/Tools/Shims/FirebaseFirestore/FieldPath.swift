// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The names that lead to a field of a document.
nonisolated public final class FieldPath: NSObject, NSCopying, Sendable {
  /// The name that stands for a document's identifier.
  static let documentName = "__name__"

  let segments: [String]

  public init(_ fieldNames: [String]) {
    segments = fieldNames
    super.init()
  }

  public class func documentID() -> FieldPath { FieldPath([documentName]) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? FieldPath)?.segments == segments
  }

  public override var hash: Int { segments.hashValue }
  public override var description: String { Self.text(segments) }

  public func copy(with zone: NSZone?) -> Any { self }
}

nonisolated extension FieldPath {
  /// Returns the names of a path in an app's text, which are separated by dots.
  static func dotted(_ text: String) -> [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the names in a key of an app's: a text with dots, or a field path.
  static func segments(_ key: Any) -> [String] {
    if let path = key as? FieldPath { return path.segments }
    return dotted(key as? String ?? "\(key)")
  }

  /// Returns the text of a path in REST's JSON, where unusual names are in backticks.
  static func text(_ segments: [String]) -> String {
    segments.map { isPlain($0) ? $0 : "`\(escaped($0))`" }.joined(separator: ".")
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
    return name.utf8.allSatisfy {
      $0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "`", with: "\\`")
  }

  /// Returns the names of a path in REST's JSON.
  static func parsed(_ text: String) -> [String] {
    var segments = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        segments[segments.count - 1].append(character)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "`": isQuoted.toggle()
      case "." where !isQuoted: segments.append("")
      default: segments[segments.count - 1].append(character)
      }
    }
    return segments
  }
}
