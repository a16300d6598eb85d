// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// An encoder to the values of JSON, which Firebase's services store and send.
nonisolated public final class FirebaseDataEncoder {
  public var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
  public var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
  public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  public var nonConformingFloatEncodingStrategy =
    JSONEncoder.NonConformingFloatEncodingStrategy.throw
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  public init() {}

  public func encode<Value: Encodable>(_ value: Value) throws -> Any {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = dateEncodingStrategy
    encoder.dataEncodingStrategy = dataEncodingStrategy
    encoder.keyEncodingStrategy = keyEncodingStrategy
    encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
    encoder.userInfo = userInfo
    let data = try encoder.encode(value)
    return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
}

/// A decoder of the values of JSON, which Firebase's services store and send.
nonisolated public final class FirebaseDataDecoder {
  public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
  public var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
  public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  public var nonConformingFloatDecodingStrategy =
    JSONDecoder.NonConformingFloatDecodingStrategy.throw
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  public init() {}

  public func decode<Value: Decodable>(_ type: Value.Type, from value: Any) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dateDecodingStrategy
    decoder.dataDecodingStrategy = dataDecodingStrategy
    decoder.keyDecodingStrategy = keyDecodingStrategy
    decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
    decoder.userInfo = userInfo
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return try decoder.decode(type, from: data)
  }
}
