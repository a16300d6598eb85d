// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

extension Database {
  /// An encoder to the values that the database stores.
  nonisolated public final class Encoder {
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

  /// A decoder of the values that the database stores.
  nonisolated public final class Decoder {
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
}

extension DatabaseReference {
  public func setValue<Value: Encodable>(
    from value: Value, encoder: Database.Encoder = Database.Encoder()
  ) throws { setValue(try encoder.encode(value)) }

  public func setValue<Value: Encodable>(
    from value: Value, encoder: Database.Encoder = Database.Encoder(),
    completion: (((any Error)?) -> Void)?
  ) throws { setValue(try encoder.encode(value)) { error, _ in completion?(error) } }
}

nonisolated extension DataSnapshot {
  public func data<Value: Decodable>(
    as type: Value.Type, decoder: Database.Decoder = Database.Decoder()
  ) throws -> Value { try decoder.decode(type, from: value ?? NSNull()) }
}

nonisolated extension MutableData {
  public func data<Value: Decodable>(
    as type: Value.Type, decoder: Database.Decoder = Database.Decoder()
  ) throws -> Value { try decoder.decode(type, from: value ?? NSNull()) }
}
