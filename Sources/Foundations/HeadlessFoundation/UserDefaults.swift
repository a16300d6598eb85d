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
  override public convenience init() { self.init(prefix: "") }

  init(prefix: String) { self.prefix = prefix }

  /// Creates the defaults of a suite, whose keys begin with its name.
  public init?(suiteName suitename: String?) {
    prefix = suitename.map { "\($0)." } ?? ""
    super.init()
    if !prefix.isEmpty { record.prefixes.insert(prefix) }
  }

  private var storage: KeyValueStorage { Device.current.storage }

  private var record: DefaultsRecord {
    Device.current.attached(DefaultsRecord.self) { DefaultsRecord() }
  }

  /// Returns a value; a switch or a number as an `NSNumber`, which casts to `Bool`, `Int` or `Double`.
  open func object(forKey defaultName: String) -> Any? {
    let key = prefix + defaultName
    guard let stored = storage[key] else { return unstored(defaultName) }
    if let flag = stored.scriptFlag, !record.keys.contains(key) { return NSNumber(value: flag) }
    return stored.propertyListValue
  }

  /// Returns a registered value, or one that the system has for every app: its languages and region.
  private func unstored(_ name: String) -> Any? {
    if let value = registered[name] { return value }
    let locale = Device.current.locale
    switch name {
    case "AppleLanguages": return [locale.identifier.replacing("_", with: "-")]
    case "AppleLocale": return locale.identifier
    default: return nil
    }
  }

  /// Returns a value; see `object(forKey:)`.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a value; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    let key = prefix + defaultName
    if value is String { record.keys.insert(key) } else { record.keys.remove(key) }
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
    // A script's `true` is a switch as an object, and a text here.
    if case .text(let text)? = storage[prefix + defaultName] { return text }
    switch object(forKey: defaultName) {
    case let text as String: return text
    case let flag as Bool: return flag ? "1" : "0"
    case let number as any Numeric: return "\(number)"
    case let number as NSNumber:
      return Int(exactly: number).map { "\($0)" } ?? "\(number.doubleValue)"
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
    registered.merging(ownKeys.map { ($0, object(forKey: $0) ?? "") }) { $1 }
  }

  /// The keys that are stored; those of the keychain, of permissions and of other suites are not the app's
  /// defaults.
  private var ownKeys: [String] {
    let others = prefix.isEmpty ? record.prefixes.union(["keychain.", Permission.keyPrefix]) : []
    return storage.values.keys
      .filter { key in key.hasPrefix(prefix) && !others.contains { key.hasPrefix($0) } }
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// Returns the defaults of a domain: of a suite by its name, of the app by any other.
  private func domain(_ name: String) -> UserDefaults {
    record.prefixes.contains("\(name).") ? UserDefaults(suiteName: name) ?? self : self
  }

  /// Returns the stored values of a suite, or those of the app by its bundle's identifier.
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    let defaults = domain(domainName)
    let keys = defaults.ownKeys
    guard !keys.isEmpty else { return nil }
    return Dictionary(keys.map { ($0, defaults.object(forKey: $0) ?? "") }) { $1 }
  }

  /// Replaces the stored values of a suite, or those of the app by its bundle's identifier.
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    let defaults = self.domain(domainName)
    for (key, value) in domain.sorted(by: { $0.key < $1.key }) {
      defaults.set(value, forKey: key)
    }
  }

  /// Removes the stored values of a suite, or those of the app by its bundle's identifier.
  open func removePersistentDomain(forName domainName: String) {
    let defaults = domain(domainName)
    for key in defaults.ownKeys.sorted() { defaults.removeObject(forKey: key) }
  }

  /// Returns true: values are stored at once.
  @discardableResult
  open func synchronize() -> Bool { true }
}

extension UserDefaults: KeyedObject {
  /// Returns the value of a key for its observers.
  package func keyedValue(_ key: String) -> Any? { object(forKey: key) }
}
