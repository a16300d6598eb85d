public import Foundation
internal import HeadlessDevice

/// Foundation's user defaults in the device's storage, which scripts arrange and expect.
///
/// Texts, numbers and switches are kept as text, so that `given storage onboarded=true` sets a switch.
open class UserDefaults {
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
  public init() { prefix = "" }

  /// Creates the defaults of a suite, whose keys begin with its name.
  public init?(suiteName suitename: String?) { prefix = suitename.map { "\($0)." } ?? "" }

  private var storage: KeyValueStorage { Device.current.storage }

  /// Returns a value; for text that reads as a number or a switch, the text.
  open func object(forKey defaultName: String) -> Any? {
    guard let stored = storage[prefix + defaultName] else { return registered[defaultName] }
    guard case .data(let data) = stored else { return stored.text }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) {
      return list
    }
    return data
  }

  /// Returns a value; see `object(forKey:)`.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a value; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    let key = prefix + defaultName
    switch value {
    case nil: storage[key] = nil
    case let text as String: storage[key] = .text(text)
    case let flag as Bool: storage[key] = .text(flag ? "true" : "false")
    case let number as any BinaryInteger: storage[key] = .text("\(number)")
    case let number as any BinaryFloatingPoint: storage[key] = .text("\(number)")
    case let data as Data: storage[key] = .data(data)
    case let url as URL: storage[key] = .text(url.absoluteString)
    case let other?:
      let data = try? PropertyListSerialization.data(
        fromPropertyList: other, format: .xml, options: 0)
      storage[key] = data.map { .data($0) }
    }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Sets a value; see `set(_:forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Removes a value.
  open func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  /// Returns a text; a number or a switch as text.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as any Numeric: "\(number)"
    default: nil
    }
  }

  /// Returns a switch; false where there is none.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String: ["true", "yes", "1"].contains(text.lowercased())
    case let number as Int: number != 0
    default: false
    }
  }

  /// Returns a whole number; 0 where there is none.
  open func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as Int: number
    case let number as Double: Int(number)
    case let text as String: Int(text) ?? Double(text).map { Int($0) } ?? (text == "true" ? 1 : 0)
    default: 0
    }
  }

  /// Returns a number; 0 where there is none.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let number as Int: Double(number)
    case let text as String: Double(text) ?? 0
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
