// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A change of a field that the service makes: its time, a removal, a sum or a union.
nonisolated public final class FieldValue: NSObject {
  enum Change {
    case serverTimestamp
    case delete
    case increment(Value)
    case union([Any])
    case removal([Any])
  }

  let change: Change

  private init(_ change: Change) {
    self.change = change
    super.init()
  }

  public class func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }
  public class func delete() -> FieldValue { FieldValue(.delete) }
  public class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(.double(d))) }
  public class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(.integer(l))) }
  public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }
  public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.removal(elements)) }

  /// Returns an array of numbers, which is stored as a vector.
  public class func vector(_ array: [Double]) -> VectorValue { VectorValue(array) }
}

/// The values are fixed when a change is made.
nonisolated extension FieldValue: @unchecked Sendable {}

nonisolated extension FieldValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported(
      "FieldValue values can only be encoded with Firestore.Encoder")
  }
}

/// An array of numbers for searches by nearness, which are not here.
nonisolated public final class VectorValue: NSObject, Codable, Sendable {
  public let array: [Double]

  public init(_ array: [Double]) {
    self.array = array
    super.init()
  }

  public convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Double].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(array)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? VectorValue)?.array == array
  }

  public override var hash: Int { array.hashValue }
}
