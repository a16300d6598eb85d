public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit

/// Foundation's user defaults in the device's storage, which scripts arrange and expect.
///
/// A script's `true` and `false` are switches, and its other values texts, which the methods that ask
/// for a number read as one.
open class UserDefaults: NSObject {
  /// The app's defaults.
  open class var standard: UserDefaults {
    Device.current.attached(UserDefaults.self) { UserDefaults() }
  }

  /// Posted when a value was set.
  nonisolated public static let didChangeNotification = Foundation.UserDefaults
    .didChangeNotification

  private let prefix: String
  private var registered: [String: Any] = [:]

  /// Creates the app's defaults.
  nonisolated override public init() { prefix = "" }

  /// Creates the defaults of a suite, whose keys begin with its name.
  public init?(suiteName suitename: String?) { prefix = suitename.map { "\($0)." } ?? "" }

  private var storage: KeyValueStorage { Device.current.storage }

  private var texts: StoredTexts { Device.current.attached(StoredTexts.self) { StoredTexts() } }

  /// Returns a value; a switch or a number as an `NSNumber`, which casts to `Bool`, `Int` or `Double`.
  open func object(forKey defaultName: String) -> Any? {
    let key = prefix + defaultName
    guard let stored = storage[key] else { return registered[defaultName] }
    if !texts.keys.contains(key), let flag = stored.scriptFlag { return NSNumber(value: flag) }
    return stored.propertyListValue
  }

  /// Returns a value; see `object(forKey:)`.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a value; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    let key = prefix + defaultName
    texts.keys.remove(key)
    if value is String { texts.keys.insert(key) }
    storage[key] = value.flatMap { StoredValue(propertyListValue: $0) }
    didChangeValue(forKey: defaultName)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Sets a value; see `set(_:forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Removes a value.
  open func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  /// Returns a text; a number or a switch as text.
  open func string(forKey defaultName: String) -> String? {
    switch storage[prefix + defaultName] {
    case .text(let text)?: return text
    case .flag(let flag)?: return flag ? "1" : "0"
    case .integer(let number)?: return "\(number)"
    case .number(let number)?: return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .data?, nil: break
    }
    switch object(forKey: defaultName) {
    case let text as String: return text
    case let flag as Bool: return flag ? "1" : "0"
    case let number as any Numeric: return "\(number)"
    default: return nil
    }
  }

  /// Returns a switch; false where there is none.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String: ["true", "yes", "1"].contains(text.lowercased())
    case let number as NSNumber: number.boolValue
    default: false
    }
  }

  /// Returns a whole number; 0 where there is none.
  open func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let text as String: Int(text) ?? Int(wholePartOf: Double(text) ?? 0)
    case let number as NSNumber: Int(exactly: number) ?? Int(wholePartOf: number.doubleValue)
    default: 0
    }
  }

  /// Returns a number; 0 where there is none.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let text as String: Double(text) ?? 0
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  /// Returns a number; 0 where there is none.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Returns bytes; nil where there are none.
  open func data(forKey defaultName: String) -> Data? {
    guard storage[prefix + defaultName] != nil else { return registered[defaultName] as? Data }
    guard case .data(let data)? = storage[prefix + defaultName] else { return nil }
    return data
  }

  /// Returns a URL; nil where there is none.
  open func url(forKey defaultName: String) -> URL? {
    string(forKey: defaultName).flatMap { URL(string: $0) }
  }

  /// Returns an array; nil where there is none.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// Returns an array of texts; nil where there is none.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// Returns a dictionary; nil where there is none.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// Sets the values of keys that have none; they are not stored.
  open func register(defaults registrationDictionary: [String: Any]) {
    registered.merge(registrationDictionary) { $1 }
  }

  /// The values that are stored and registered.
  open func dictionaryRepresentation() -> [String: Any] {
    let stored = storage.values.keys.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    return registered.merging(stored.map { ($0, object(forKey: $0) ?? "") }) { $1 }
  }

  /// Removes the values of the suite with a name.
  open func removePersistentDomain(forName domainName: String) {
    for key in storage.values.keys where key.hasPrefix(prefix) { storage[key] = nil }
  }

  /// Returns true: values are stored at once.
  @discardableResult
  open func synchronize() -> Bool { true }
}

extension UserDefaults: KeyedObject {
  /// Returns the value of a key for its observers.
  package func keyedValue(_ key: String) -> Any? { object(forKey: key) }
}
