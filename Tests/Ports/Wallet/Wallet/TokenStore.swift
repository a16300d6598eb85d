// swift-format-ignore-file
import Foundation

enum TokenStore {
  private static let service = "app.wallet"

  static func save(_ token: String) -> Bool {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: "token",
    ]
    SecItemDelete(query as CFDictionary)
    var item = query
    item[kSecValueData as String] = token.data(using: .utf8)!
    return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
  }

  static func load() -> String? {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "token",
      kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne,
    ]
    var result: AnyObject?
    let status = SecItemCopyMatching(query as CFDictionary, &result)
    guard status == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
