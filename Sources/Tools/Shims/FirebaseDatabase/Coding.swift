// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

extension Database {
  public typealias Encoder = FirebaseDataEncoder
  public typealias Decoder = FirebaseDataDecoder
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
