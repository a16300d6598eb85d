// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
public import Foundation
import Security

extension Keychain {
  // MARK: Reading

  public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    try getString(key, ignoringAttributeSynchronizable: ignoringAttributeSynchronizable)
  }

  public func getString(
    _ key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws -> String? {
    guard let data = try getData(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
    return text
  }

  public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? {
    try find(key, [kSecReturnData: true]) as? Data
  }

  public func get<T>(
    _ key: String, ignoringAttributeSynchronizable: Bool = true, handler: (Attributes?) -> T
  ) throws -> T {
    let found = try find(key, [kSecReturnData: true, kSecReturnAttributes: true])
    return handler((found as? [String: Any]).map(Attributes.init))
  }

  public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
    try find(key, [kSecReturnData: true]) != nil
  }

  /// Returns what is asked of the item of a key; nil if there is none.
  private func find(_ key: String, _ wishes: [String: Any]) throws -> AnyObject? {
    var found: AnyObject?
    let query = options.query(key).merging(wishes) { $1 }
    try check(SecItemCopyMatching(query, &found))
    return found
  }

  // MARK: Writing

  public func set(
    _ value: String, key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws { try set(Data(value.utf8), key: key) }

  public func set(
    _ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws {
    let (query, attributes) = (options.query(key), options.attributes(of: value))
    if try contains(key) {
      try check(SecItemUpdate(query, attributes))
    } else {
      try check(SecItemAdd(query.merging(attributes) { $1 }, nil))
    }
  }

  public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    try check(SecItemDelete(options.query(key)))
  }

  public func removeAll() throws { try check(SecItemDelete(options.query())) }

  /// Throws the error of a status; an item that is not there is none.
  private func check(_ status: OSStatus) throws {
    if status != errSecSuccess, status != errSecItemNotFound { throw Status(status: status) }
  }

  // MARK: Subscripts

  public subscript(key: String) -> String? {
    get { try? get(key) }
    set { write(newValue.map { Data($0.utf8) }, key) }
  }

  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }

  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set { write(newValue, key) }
  }

  public subscript(attributes key: String) -> Attributes? { try? get(key) { $0 } }

  private func write(_ value: Data?, _ key: String) {
    if let value { try? set(value, key: key) } else { try? remove(key) }
  }
}
