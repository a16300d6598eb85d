// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The data of an app for a write, taken apart into values and the changes that the service makes.
struct UserData {
  private(set) var fields: Fields = [:]
  private(set) var transforms: [FieldTransform] = []
  private(set) var deletions: [[String]] = []
  /// The paths of all values that are not maps, of empty maps and of deletions.
  private(set) var leaves: [[String]] = []

  /// Reads the data of `setData`, whose keys are names of fields.
  init(_ data: [String: Any]) {
    for (key, value) in data.sorted(by: { $0.key < $1.key }) { add(value, at: [key]) }
  }

  /// Reads the data of `updateData`, whose keys are paths.
  init(updating data: [AnyHashable: Any]) {
    let entries = data.map { (FieldPath.segments($0.key.base), $0.value) }
    for (path, value) in entries.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
      add(value, at: path, entersMaps: false)
    }
  }

  private mutating func add(_ value: Any, at path: [String], entersMaps: Bool = true) {
    if let value = value as? FieldValue { return add(value.change, at: path) }
    guard let map = Self.map(value) else {
      leaves.append(path)
      return fields.set(Value(any: value), at: path)
    }
    if map.isEmpty || !entersMaps { leaves.append(path) }
    fields.set(.map([:]), at: path)
    for (key, value) in map.sorted(by: { $0.key < $1.key }) {
      addNested(value, at: path + [key], entersMaps: entersMaps)
    }
  }

  /// Adds a value of a map; a map of `updateData` is replaced as a whole, so its parts are no leaves.
  private mutating func addNested(_ value: Any, at path: [String], entersMaps: Bool) {
    let outer = leaves
    add(value, at: path, entersMaps: entersMaps)
    if !entersMaps { leaves = outer }
  }

  private mutating func add(_ change: FieldValue.Change, at path: [String]) {
    switch change {
    case .delete:
      deletions.append(path)
      leaves.append(path)
    case .serverTimestamp: transforms.append(FieldTransform(path: path, change: .time))
    case .increment(let number):
      transforms.append(FieldTransform(path: path, change: .increment(number)))
    case .union(let elements):
      transforms.append(FieldTransform(path: path, change: .union(elements.map(Value.init(any:)))))
    case .removal(let elements):
      let values = elements.map(Value.init(any:))
      transforms.append(FieldTransform(path: path, change: .removal(values)))
    }
  }

  private static func map(_ value: Any) -> [String: Any]? {
    guard !(value is any OptionalValue) else { return nil }
    return value as? [String: Any]
  }

  /// Keeps what is at some paths.
  func keeping(_ paths: [[String]]) -> UserData {
    var kept = self
    kept.fields = [:]
    for path in paths { kept.fields.set(fields.value(at: path), at: path) }
    let isKept = { (path: [String]) in paths.contains { path.starts(with: $0) } }
    kept.transforms = transforms.filter { isKept($0.path) }
    kept.leaves = paths.filter { path in !transforms.contains { $0.path == path } }
    return kept
  }
}

/// An optional within `Any`.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}

extension Value {
  /// Creates the value of an app's; one of a type that Firestore does not know is reported.
  init(any value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.content.map(Value.init(any:)) ?? .null
    } else if let scalar = Self.stored(number: value) ?? Self.scalar(value) {
      self = scalar
    } else if let elements = value as? [Any] {
      self = .array(elements.map(Value.init(any:)))
    } else if let map = value as? [String: Any] {
      self = .map(map.mapValues(Value.init(any:)))
    } else {
      Firestore.report(
        "Unsupported type: \(type(of: value)). Firebase ends the app with an exception. "
          + "Write text, numbers, dates, bytes, arrays, dictionaries or references.")
      self = .null
    }
  }

  private static func scalar(_ value: Any) -> Value? {
    switch value {
    case is NSNull: .null
    case let value as String: .string(value)
    case let value as Date: .timestamp(Timestamp(date: value))
    case let value as Timestamp: .timestamp(value)
    case let value as GeoPoint: .geoPoint(value)
    case let value as Data: .bytes(value)
    case let value as DocumentReference: .reference(value.name)
    case let value as VectorValue:
      .map([
        "__type__": .string("__vector__"), "value": .array(value.array.map(Value.double)),
      ])
    default: nil
    }
  }

  /// Returns the value of a number or a switch; nil for another value.
  nonisolated static func stored(number value: Any) -> Value? {
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber { return Value(number) }
    return switch value {
    case let value as Bool: .boolean(value)
    case let value as Double: .double(value)
    case let value as Float: .double(Double(value))
    case let value as CGFloat: .double(Double(value))
    case let value as any BinaryInteger: .integer(Int64(clamping: value))
    default: nil
    }
  }

  private nonisolated init(_ number: NSNumber) {
    switch number.objCType.pointee {
    case CChar(bitPattern: UInt8(ascii: "c")): self = .boolean(number.boolValue)
    case CChar(bitPattern: UInt8(ascii: "d")), CChar(bitPattern: UInt8(ascii: "f")):
      self = .double(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}
