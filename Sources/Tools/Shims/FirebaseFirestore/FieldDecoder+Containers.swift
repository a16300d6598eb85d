// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

nonisolated struct KeyedFieldDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FieldDecoder
  let values: [String: Any]

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { values.keys.sorted().compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  private func nested(_ key: any CodingKey) throws -> FieldDecoder {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no `\(key.stringValue)`."))
    }
    return FieldDecoder(value, decoder.options, codingPath + [key])
  }

  func decodeNil(forKey key: Key) throws -> Bool { try nested(key).decodeNil() }

  /// Decodes a value; the identifier of the document is in no field.
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard type is any DocumentIDProtocol.Type else { return try nested(key).decode(type) }
    guard !contains(key) else {
      throw FirestoreDecodingError.fieldNameConflict(
        "The field `\(key.stringValue)` has the name of a property with @DocumentID.")
    }
    return try FieldDecoder(NSNull(), decoder.options, codingPath + [key]).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try nested(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try nested(KeyName("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }
}

nonisolated struct UnkeyedFieldDecoder: UnkeyedDecodingContainer {
  let decoder: FieldDecoder
  let values: [Any]
  private(set) var currentIndex = 0

  init(decoder: FieldDecoder, values: [Any]) {
    (self.decoder, self.values) = (decoder, values)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  private func current() throws -> FieldDecoder {
    let path = codingPath + [KeyName(index: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self,
        DecodingError.Context(codingPath: path, debugDescription: "The array is at its end."))
    }
    return FieldDecoder(values[currentIndex], decoder.options, path)
  }

  private mutating func advance<Item>(_ read: (FieldDecoder) throws -> Item) throws -> Item {
    let item = try read(current())
    currentIndex += 1
    return item
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try advance { try $0.decode(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try advance { try $0.container(keyedBy: type) } }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try advance { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try advance { $0 } }
}
