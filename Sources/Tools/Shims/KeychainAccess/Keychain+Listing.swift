// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
import Foundation
import Security

extension Keychain {
  public class func allKeys(_ itemClass: ItemClass) -> [(String, String)] {
    items([kSecClass: itemClass.rawValue]).map {
      ($0["service"] as? String ?? $0["server"] as? String ?? "", $0["key"] as? String ?? "")
    }
  }

  public func allKeys() -> [String] { allItems().compactMap { $0["key"] as? String } }

  public class func allItems(_ itemClass: ItemClass) -> [[String: Any]] {
    items([kSecClass: itemClass.rawValue])
  }

  public func allItems() -> [[String: Any]] { Self.items(options.query()) }

  private static func items(_ query: [String: Any]) -> [[String: Any]] {
    let wishes: [String: Any] = [
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var found: AnyObject?
    SecItemCopyMatching(query.merging(wishes) { $1 }, &found)
    return (found as? [[String: Any]] ?? []).map(readable)
  }

  /// Returns the attributes of an item by the names that the library has for them.
  private static func readable(_ attributes: [String: Any]) -> [String: Any] {
    var item: [String: Any] = [:]
    let itemClass = (attributes[kSecClass] as? String).flatMap(ItemClass.init)
    item["class"] = itemClass?.description
    item["accessGroup"] = attributes[kSecAttrAccessGroup]
    item["key"] = attributes[kSecAttrAccount]
    if itemClass == .internetPassword {
      item["server"] = attributes[kSecAttrServer]
      item["protocol"] =
        (attributes[kSecAttrProtocol] as? String)
        .flatMap(ProtocolType.init)?.description
      item["authenticationType"] =
        (attributes[kSecAttrAuthenticationType] as? String)
        .flatMap(AuthenticationType.init)?.description
    } else {
      item["service"] = attributes[kSecAttrService]
    }
    let data = attributes[kSecValueData] as? Data
    item["value"] = data.map { String(data: $0, encoding: .utf8) ?? $0 as Any }
    item["accessibility"] =
      (attributes[kSecAttrAccessible] as? String)
      .flatMap(Accessibility.init)?.description
    item["synchronizable"] = (attributes[kSecAttrSynchronizable] as? Bool).map { "\($0)" }
    return item
  }
}

extension Keychain: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
  public var description: String {
    let items = allItems()
    return items.isEmpty ? "[]" : "[\n\(items.map { "  \($0)\n" }.joined())]"
  }

  public var debugDescription: String { "\(allItems())" }
}
