// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftKeychainWrapper, and their documentation is too.
public import Foundation
import HeadlessFoundation
@_exported public import Security

/// The items of one service; numbers and truth values are texts, which a script can read and write.
open class KeychainWrapper {
  @available(*, deprecated, renamed: "standard")
  public static var defaultKeychainWrapper: KeychainWrapper { standard }

  public static let standard = KeychainWrapper(
    serviceName: Ported.bundle.bundleIdentifier ?? "SwiftKeychainWrapper")

  public private(set) var serviceName: String
  public private(set) var accessGroup: String?

  public init(serviceName: String, accessGroup: String? = nil) {
    (self.serviceName, self.accessGroup) = (serviceName, accessGroup)
  }

  // MARK: Items

  open func hasValue(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { data(forKey: key) != nil }

  /// Returns when an item can be read; nil if the app has not stored it since its launch.
  open func accessibilityOfKey(_ key: String) -> KeychainItemAccessibility? {
    var found: AnyObject?
    SecItemCopyMatching(query(key).merging([kSecReturnAttributes: true]) { $1 }, &found)
    let value = (found as? [String: Any])?[kSecAttrAccessible] as? String
    return KeychainItemAccessibility.allCases.first { $0.value == value }
  }

  open func allKeys() -> Set<String> {
    var found: AnyObject?
    let wishes: [String: Any] = [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]
    SecItemCopyMatching(query(nil).merging(wishes) { $1 }, &found)
    return Set((found as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount] as? String })
  }

  @available(*, deprecated, renamed: "removeObject(forKey:)")
  @discardableResult
  open func remove(
    key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { removeObject(forKey: key) }

  @discardableResult
  open func removeObject(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { SecItemDelete(query(key)) == errSecSuccess }

  @discardableResult
  open func removeAllKeys() -> Bool { SecItemDelete(query(nil)) == errSecSuccess }

  open class func wipeKeychain() { SecItemDelete([:]) }

  private func query(_ key: String?) -> [String: Any] {
    var query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: serviceName,
    ]
    query[kSecAttrAccount] = key
    query[kSecAttrAccessGroup] = accessGroup
    return query
  }

  // MARK: Data

  open func data(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Data? {
    var found: AnyObject?
    SecItemCopyMatching(query(key).merging([kSecReturnData: true]) { $1 }, &found)
    return found as? Data
  }

  /// Returns nil, since there are no references to items here.
  open func dataRef(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Data? { nil }

  @discardableResult
  open func set(
    _ value: Data, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool {
    let attributes: [String: Any] = [
      kSecValueData: value, kSecAttrAccessible: (accessibility ?? .whenUnlocked).value,
      kSecAttrSynchronizable: isSynchronizable,
    ]
    if hasValue(forKey: key) {
      return SecItemUpdate(query(key), attributes) == errSecSuccess
    }
    return SecItemAdd(query(key).merging(attributes) { $1 }, nil) == errSecSuccess
  }

  // MARK: Reading

  open func integer(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Int? { number(key)?.intValue }

  open func float(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Float? { number(key)?.floatValue }

  open func double(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Double? { number(key)?.doubleValue }

  open func bool(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool? { number(key)?.boolValue }

  open func string(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> String? { data(forKey: key).flatMap { String(data: $0, encoding: .utf8) } }

  open func object(
    forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> (any NSCoding)? {
    if let number = number(key) { return number }
    return data(forKey: key).flatMap {
      NSKeyedUnarchiver.unarchiveObject(with: $0) as? any NSCoding
    }
  }

  /// Returns the number or the truth value whose text is stored.
  private func number(_ key: String) -> NSNumber? {
    guard let text = string(forKey: key) else { return nil }
    if let flag = Bool(text) { return NSNumber(value: flag) }
    return Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
  }

  // MARK: Writing

  @discardableResult
  open func set(
    _ value: String, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccessibility: accessibility) }

  @discardableResult
  open func set(
    _ value: Int, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set("\(value)", forKey: key, withAccessibility: accessibility) }

  @discardableResult
  open func set(
    _ value: Float, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set("\(value)", forKey: key, withAccessibility: accessibility) }

  @discardableResult
  open func set(
    _ value: Double, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set("\(value)", forKey: key, withAccessibility: accessibility) }

  @discardableResult
  open func set(
    _ value: Bool, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set("\(value)", forKey: key, withAccessibility: accessibility) }

  @discardableResult
  open func set(
    _ value: (any NSCoding), forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set(Self.data(of: value), forKey: key, withAccessibility: accessibility) }

  private static func data(of object: any NSCoding) -> Data {
    if let number = object as? NSNumber { return Data(number.stringValue.utf8) }
    return NSKeyedArchiver.archivedData(withRootObject: object)
  }
}
