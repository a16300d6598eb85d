// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A type that a document's identifier can be read as.
nonisolated public protocol DocumentIDWrappable {
  static func wrap(_ documentReference: DocumentReference) throws -> Self
}

nonisolated extension String: DocumentIDWrappable {
  public static func wrap(_ documentReference: DocumentReference) throws -> String {
    documentReference.documentID
  }
}

nonisolated extension DocumentReference: DocumentIDWrappable {
  public static func wrap(_ documentReference: DocumentReference) throws -> DocumentReference {
    documentReference
  }
}

/// An identifier of any type.
nonisolated protocol DocumentIDProtocol {}

/// A property that gets the document's identifier when it is read, and is not written.
@propertyWrapper
nonisolated public struct DocumentID<Value: DocumentIDWrappable & Codable>: DocumentIDProtocol,
  Codable
{
  public var wrappedValue: Value?

  public init(wrappedValue value: Value?) { wrappedValue = value }

  public init(from decoder: any Decoder) throws {
    let key = CodingUserInfoKey.document
    guard let reference = key.flatMap({ decoder.userInfo[$0] }) as? DocumentReference else {
      throw FirestoreDecodingError.decodingIsNotSupported(
        "DocumentID values can only be decoded with Firestore.Decoder")
    }
    wrappedValue = try Value.wrap(reference)
  }

  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported(
      "DocumentID values can only be encoded with Firestore.Encoder")
  }
}

nonisolated extension DocumentID: Equatable where Value: Equatable {}
nonisolated extension DocumentID: Hashable where Value: Hashable {}
nonisolated extension DocumentID: Sendable where Value: Sendable {}

/// A type that a server's time can be read as.
nonisolated public protocol ServerTimestampWrappable {
  static func wrap(_ timestamp: Timestamp) throws -> Self
  static func unwrap(_ value: Self) throws -> Timestamp
}

nonisolated extension Date: ServerTimestampWrappable {
  public static func wrap(_ timestamp: Timestamp) throws -> Date { timestamp.dateValue() }
  public static func unwrap(_ value: Date) throws -> Timestamp { Timestamp(date: value) }
}

nonisolated extension Timestamp: ServerTimestampWrappable {
  public static func wrap(_ timestamp: Timestamp) throws -> Timestamp { timestamp }
  public static func unwrap(_ value: Timestamp) throws -> Timestamp { value }
}

/// A property that is written as the server's time where it is nil.
@propertyWrapper
nonisolated public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable {
  public var wrappedValue: Value?

  public init(wrappedValue value: Value?) { wrappedValue = value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard !container.decodeNil() else {
      wrappedValue = nil
      return
    }
    wrappedValue = try Value.wrap(container.decode(Timestamp.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(Value.unwrap(wrappedValue))
    } else {
      try container.encode(FieldValue.serverTimestamp())
    }
  }
}

nonisolated extension ServerTimestamp: Equatable where Value: Equatable {}
nonisolated extension ServerTimestamp: Hashable where Value: Hashable {}
nonisolated extension ServerTimestamp: Sendable where Value: Sendable {}

/// A property that is written as null where it is nil, in place of being left out.
@propertyWrapper
nonisolated public struct ExplicitNull<Value: Codable>: Codable {
  public var wrappedValue: Value?

  public init(wrappedValue value: Value?) { wrappedValue = value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

nonisolated extension ExplicitNull: Equatable where Value: Equatable {}
nonisolated extension ExplicitNull: Hashable where Value: Hashable {}
nonisolated extension ExplicitNull: Sendable where Value: Sendable {}
