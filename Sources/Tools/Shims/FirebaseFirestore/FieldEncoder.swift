// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A value that is being encoded.
nonisolated final class EncodedNode {
  private enum State {
    case empty
    case value(Any)
    case map([String: EncodedNode])
    case list([EncodedNode])
  }

  private var state = State.empty

  /// The encoded value; nil if nothing was encoded.
  var content: Any? {
    switch state {
    case .empty: nil
    case .value(let value): value
    case .map(let nodes): nodes.compactMapValues(\.content)
    case .list(let nodes): nodes.compactMap(\.content)
    }
  }

  var count: Int {
    guard case .list(let nodes) = state else { return 0 }
    return nodes.count
  }

  func set(_ value: Any) { state = .value(value) }

  func becomeMap() {
    if case .map = state { return }
    state = .map([:])
  }

  func becomeList() {
    if case .list = state { return }
    state = .list([])
  }

  func child(_ key: String) -> EncodedNode {
    guard case .map(var nodes) = state else { return EncodedNode() }
    let child = EncodedNode()
    nodes[key] = child
    state = .map(nodes)
    return child
  }

  func appended() -> EncodedNode {
    guard case .list(let nodes) = state else { return EncodedNode() }
    let child = EncodedNode()
    state = .list(nodes + [child])
    return child
  }
}

nonisolated struct EncodingOptions {
  let dates: FirebaseDataEncoder.DateEncodingStrategy
  let keys: FirebaseDataEncoder.KeyEncodingStrategy
  let userInfo: [CodingUserInfoKey: Any]

  func name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
    switch keys {
    case .useDefaultKeys: key.stringValue
    case .convertToSnakeCase: KeyName.snakeCase(key.stringValue)
    case .custom(let convert): convert(path + [key]).stringValue
    }
  }
}

/// An encoder of one value.
nonisolated struct FieldEncoder: Encoder, SingleValueEncodingContainer {
  let node: EncodedNode
  let options: EncodingOptions
  let codingPath: [any CodingKey]

  init(_ node: EncodedNode, _ options: EncodingOptions, _ codingPath: [any CodingKey]) {
    (self.node, self.options, self.codingPath) = (node, options, codingPath)
  }

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeMap()
    return KeyedEncodingContainer(KeyedFieldEncoder<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeList()
    return UnkeyedFieldEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.set(NSNull()) }

  func encode<T: Encodable>(_ value: T) throws {
    if let known = KnownTypes.passed(value) { return node.set(known) }
    if let date = value as? Date { return try encode(date) }
    if let number = value as? any BinaryFloatingPoint, !number.isFinite {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "Unable to encode \(value) directly in Firestore."))
    }
    try value.encode(to: self)
    // A value without properties is an empty map.
    if node.content == nil, !(value is any DocumentIDProtocol) { node.becomeMap() }
  }

  private func encode(_ date: Date) throws {
    switch options.dates {
    case .timestamp: node.set(Timestamp(date: date))
    case .deferredToDate: try date.encode(to: self)
    case .secondsSince1970: node.set(date.timeIntervalSince1970)
    case .millisecondsSince1970: node.set(date.timeIntervalSince1970 * 1000)
    case .iso8601: node.set(date.formatted(.iso8601))
    case .formatted(let formatter): node.set(formatter.string(from: date))
    case .custom(let encode): try encode(date, self)
    }
  }
}

nonisolated struct KeyedFieldEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: FieldEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func nested(_ key: any CodingKey) -> FieldEncoder {
    let name = encoder.options.name(key, codingPath)
    return FieldEncoder(encoder.node.child(name), encoder.options, codingPath + [key])
  }

  func encodeNil(forKey key: Key) { nested(key).encodeNil() }

  /// Encodes a value; the identifier of the document is left out.
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    guard !(value is any DocumentIDProtocol) else { return }
    try nested(key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { nested(key).container(keyedBy: keyType) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested(KeyName("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }
}

nonisolated struct UnkeyedFieldEncoder: UnkeyedEncodingContainer {
  let encoder: FieldEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  private func next() -> FieldEncoder {
    let key = KeyName(index: count)
    return FieldEncoder(encoder.node.appended(), encoder.options, codingPath + [key])
  }

  func encodeNil() { next().encodeNil() }
  func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { next().container(keyedBy: keyType) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  func superEncoder() -> any Encoder { next() }
}
