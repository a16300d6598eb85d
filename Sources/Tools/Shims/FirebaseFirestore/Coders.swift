// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The strategies of ``Firestore/Encoder``.
nonisolated public enum FirebaseDataEncoder {
  public enum DateEncodingStrategy {
    case timestamp
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Swift.Encoder) throws -> Void)
  }

  public enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
}

/// The strategies of ``Firestore/Decoder``.
nonisolated public enum FirebaseDataDecoder {
  public enum DateDecodingStrategy {
    case timestamp
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Swift.Decoder) throws -> Date)
  }

  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
}

nonisolated extension CodingUserInfoKey {
  static let document = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey")
}

extension Firestore {
  /// An encoder of values as data of documents.
  nonisolated public class Encoder {
    public var dateEncodingStrategy = FirebaseDataEncoder.DateEncodingStrategy.timestamp
    public var keyEncodingStrategy = FirebaseDataEncoder.KeyEncodingStrategy.useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
      let node = EncodedNode()
      let options = EncodingOptions(
        dates: dateEncodingStrategy, keys: keyEncodingStrategy, userInfo: userInfo)
      try FieldEncoder(node, options, []).encode(value)
      guard let data = node.content as? [String: Any] else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: [], debugDescription: "Top-level \(T.self) is not allowed."))
      }
      return data
    }
  }

  /// A decoder of values from data of documents.
  nonisolated public class Decoder {
    public var dateDecodingStrategy = FirebaseDataDecoder.DateDecodingStrategy.timestamp
    public var keyDecodingStrategy = FirebaseDataDecoder.KeyDecodingStrategy.useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    public func decode<T: Decodable>(_ t: T.Type, from data: Any) throws -> T {
      let options = DecodingOptions(
        dates: dateDecodingStrategy, keys: keyDecodingStrategy, userInfo: userInfo)
      return try FieldDecoder(data, options, []).decode(t)
    }

    public func decode<T: Decodable>(
      _ t: T.Type, from data: Any, in reference: DocumentReference?
    ) throws -> T {
      if let reference, let key = CodingUserInfoKey.document { userInfo[key] = reference }
      return try decode(t, from: data)
    }
  }
}

nonisolated public enum FirestoreDecodingError: Error {
  case decodingIsNotSupported(String)
  case fieldNameConflict(String)
}

nonisolated public enum FirestoreEncodingError: Error {
  case encodingIsNotSupported(String)
}
