// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of KeychainSwift, and their documentation is too.
public import Foundation
@_exported public import Security

/// The items that are stored without a service, whose keys begin with a prefix.
open class KeychainSwift {
  open var lastResultCode: OSStatus = noErr
  open var accessGroup: String?
  open var synchronizable = false
  private let keyPrefix: String

  public init() { keyPrefix = "" }
  public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

  // MARK: Writing

  @discardableResult
  open func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }

  @discardableResult
  open func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    delete(key)
    let more: [String: Any] = [
      kSecValueData: value, kSecAttrSynchronizable: synchronizable,
      kSecAttrAccessible: (access ?? .accessibleWhenUnlocked).value,
    ]
    lastResultCode = SecItemAdd(query(key).merging(more) { $1 }, nil)
    return lastResultCode == noErr
  }

  /// Stores a truth value as a word, which a script can read and write.
  @discardableResult
  open func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set("\(value)", forKey: key, withAccess: access) }

  // MARK: Reading

  open func get(_ key: String) -> String? {
    guard let data = getData(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else {
      lastResultCode = -67853
      return nil
    }
    return text
  }

  /// Returns the data of an item; there are no references to items here.
  open func getData(_ key: String, asReference: Bool = false) -> Data? {
    var found: AnyObject?
    let wishes: [String: Any] = [kSecReturnData: !asReference, kSecMatchLimit: kSecMatchLimitOne]
    lastResultCode = SecItemCopyMatching(query(key).merging(wishes) { $1 }, &found)
    return found as? Data
  }

  open func getBool(_ key: String) -> Bool? {
    guard let data = getData(key), !data.isEmpty else { return nil }
    return data == Data("true".utf8) || data.first == 1
  }

  public var allKeys: [String] {
    var found: AnyObject?
    let wishes: [String: Any] = [
      kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll,
    ]
    SecItemCopyMatching(query(nil).merging(wishes) { $1 }, &found)
    return (found as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount] as? String }
  }

  // MARK: Removing

  @discardableResult
  open func delete(_ key: String) -> Bool {
    lastResultCode = SecItemDelete(query(key))
    return lastResultCode == noErr
  }

  /// Removes all passwords of the app, also those of other prefixes and libraries.
  @discardableResult
  open func clear() -> Bool {
    lastResultCode = SecItemDelete(query(nil))
    return lastResultCode == noErr
  }

  private func query(_ key: String?) -> [String: Any] {
    var query: [String: Any] = [kSecClass: kSecClassGenericPassword]
    query[kSecAttrAccount] = key.map { keyPrefix + $0 }
    query[kSecAttrAccessGroup] = accessGroup
    return query
  }
}
