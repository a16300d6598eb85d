import Foundation

/// The way in which a value is read from JSON and written to it.
struct Mapping<Value> {
  /// Returns the value of the map's current key; nil if JSON has none of that type.
  let read: (Map) -> Value?

  /// Returns the value in JSON; nil if JSON has no such type.
  let write: (Value, Map) -> Any?

  /// Returns the value that the map makes of one that is there, where it maps to an existing object.
  var update: ((Value, Map) -> Value)?

  /// Whether a value of nil is written as null, where the map includes such values.
  var writesNull = true
}

extension Mapping {
  static var plain: Mapping {
    Mapping(read: { $0.value() }, write: { value, _ in PlainJSON.written(value) })
  }
}

extension Map {
  /// Reads a value, which stays as it is if JSON has none, or writes it.
  func exchange<Value>(_ value: inout Value, _ mapping: Mapping<Value>) {
    guard mappingType == .fromJSON else { return write(value, mapping) }
    guard isKeyPresent else { return }
    if toObject, let update = mapping.update {
      value = update(value, self)
    } else if let read = mapping.read(self) {
      value = read
    }
  }

  /// Reads a value, which is nil if JSON has the key and no such value, or writes it.
  func exchangeOptional<Value>(_ value: inout Value?, _ mapping: Mapping<Value>) {
    guard mappingType == .fromJSON else { return write(value, mapping) }
    guard isKeyPresent else { return }
    if toObject, currentValue != nil, let old = value, let update = mapping.update {
      value = update(old, self)
    } else {
      value = mapping.read(self)
    }
  }

  /// Writes a value, or null for nil where the map includes it.
  func write<Value>(_ value: Value?, _ mapping: Mapping<Value>) {
    guard mappingType == .toJSON else { return }
    if let value {
      if let written = mapping.write(value, self) { write(written) }
    } else if shouldIncludeNilValues, mapping.writesNull {
      write(NSNull())
    }
  }
}
