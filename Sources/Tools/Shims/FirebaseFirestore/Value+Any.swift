// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The conversion to the values that apps get.
extension Value {
  /// Returns the value that an app reads, in a database.
  func any(in firestore: Firestore, _ behavior: ServerTimestampBehavior) -> Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .timestamp(let value): value
    case .pendingTimestamp(let estimate, let previous):
      switch behavior {
      case .none: NSNull()
      case .estimate: estimate
      case .previous: previous?.any(in: firestore, behavior) ?? NSNull()
      }
    case .string(let value): value
    case .bytes(let value): value
    case .reference(let name): DocumentReference(Path.relative(name), firestore)
    case .geoPoint(let value): value
    case .array(let values): values.map { $0.any(in: firestore, behavior) }
    case .map(let fields): Self.vector(fields) ?? fields.any(in: firestore, behavior)
    }
  }

  /// Returns the vector that a map stands for; nil for another map.
  private static func vector(_ fields: Fields) -> VectorValue? {
    guard fields["__type__"] == .string("__vector__"), let elements = fields["value"]?.elements
    else { return nil }
    return VectorValue(elements.compactMap(\.number))
  }
}

extension [String: Value] {
  /// Returns the data that an app reads, in a database.
  func any(in firestore: Firestore, _ behavior: ServerTimestampBehavior) -> [String: Any] {
    mapValues { $0.any(in: firestore, behavior) }
  }
}

/// The text of paths: names between slashes.
nonisolated enum Path {
  /// Returns the path in the database of a document's full name.
  static func relative(_ name: String) -> String {
    guard let start = name.range(of: "/documents/") else { return name }
    return String(name[start.upperBound...])
  }

  static func segments(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  /// Returns the path without its last name; empty if there is only one.
  static func parent(_ path: String) -> String {
    segments(path).dropLast().joined(separator: "/")
  }

  static func last(_ path: String) -> String { segments(path).last ?? "" }

  static func joined(_ parent: String, _ child: String) -> String {
    (segments(parent) + segments(child)).joined(separator: "/")
  }

  /// Returns whether a path is a document's: it has an even number of names.
  static func isDocument(_ path: String) -> Bool {
    let count = segments(path).count
    return count > 0 && count.isMultiple(of: 2)
  }
}
