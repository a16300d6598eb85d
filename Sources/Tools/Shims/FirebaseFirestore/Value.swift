// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A value of a document's field.
nonisolated indirect enum Value: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case timestamp(Timestamp)
  /// The time that the service will set, with the device's date and the value before.
  case pendingTimestamp(Timestamp, previous: Value?)
  case string(String)
  case bytes(Data)
  /// The full name of a document, as in `projects/p/databases/(default)/documents/trips/t1`.
  case reference(String)
  case geoPoint(GeoPoint)
  case array([Value])
  case map(Fields)
}

typealias Fields = [String: Value]

nonisolated extension Value {
  /// The fields of a map; nil for another value.
  var fields: Fields? {
    guard case .map(let fields) = self else { return nil }
    return fields
  }

  /// The elements of an array; nil for another value.
  var elements: [Value]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The number as a fraction; nil for another value.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}

nonisolated extension [String: Value] {
  /// Returns the value at a path; nil for none.
  func value(at path: [String]) -> Value? {
    guard let first = path.first, let value = self[first] else { return nil }
    return path.count == 1 ? value : value.fields?.value(at: Array(path.dropFirst()))
  }

  /// Sets or removes the value at a path, and makes the maps on the way.
  mutating func set(_ value: Value?, at path: [String]) {
    guard let first = path.first else { return }
    guard path.count > 1 else {
      self[first] = value
      return
    }
    guard value != nil || self[first]?.fields != nil else { return }
    var inner = self[first]?.fields ?? [:]
    inner.set(value, at: Array(path.dropFirst()))
    self[first] = .map(inner)
  }
}
