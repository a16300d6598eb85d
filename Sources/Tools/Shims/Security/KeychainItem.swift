import Foundation
import HeadlessDevice

/// An item of the keychain by its class, service and account.
struct KeychainItem {
  let words: [String]

  static let root = "keychain"

  init(_ attributes: CFDictionary) { words = Self.words(attributes).map { $0 ?? "" } }

  private init(words: [String]) { self.words = words }

  private static func words(_ attributes: CFDictionary) -> [String?] {
    let service = attributes[kSecAttrService] ?? attributes[kSecAttrServer]
    return [attributes[kSecClass], service, attributes[kSecAttrAccount]].map(text)
  }

  private static func text(_ value: Any?) -> String? {
    if let data = value as? Data { return String(decoding: data, as: UTF8.self) }
    return value.map { "\($0)" }
  }

  /// The key in the storage: `keychain.genp.service.account`.
  var key: String {
    ([Self.root] + words.map { $0.replacing(".", with: "_") }).joined(separator: ".")
  }

  func write(_ data: Data) {
    if let text = String(data: data, encoding: .utf8) {
      Device.current.storage[key] = .text(text)
    } else {
      Device.current.storage[key] = .data(data)
    }
  }

  func remove() {
    Device.current.storage[key] = nil
    KeychainAttributes.current.kept[key] = nil
  }

  /// Keeps the attributes that are not in the storage until the app's process ends.
  func keep(_ attributes: CFDictionary) {
    let own = attributes.filter { !Self.requests.contains($0.key) }
    KeychainAttributes.current.kept[key, default: [:]].merge(own) { $1 }
  }

  /// Changes attributes; an item keeps its name.
  func change(_ attributes: CFDictionary) {
    keep(
      attributes.filter { ![kSecAttrService, kSecAttrServer, kSecAttrAccount].contains($0.key) })
  }

  private static let requests: Set<String> = [
    kSecValueData, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef,
    kSecMatchLimit, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
  ]

  private var data: Data? { Device.current.storage[key]?.data }

  /// The attributes; names that the storage alone has left have `_` for a dot.
  private var attributes: [String: Any] {
    let place = words[0] == kSecClassInternetPassword ? kSecAttrServer : kSecAttrService
    let stored: [String: Any] = [
      kSecClass: words[0], place: words[1], kSecAttrAccount: words[2],
    ]
    return stored.merging(KeychainAttributes.current.kept[key] ?? [:]) { $1 }
  }

  func answer(to query: CFDictionary) -> CFTypeRef? {
    let wantsData = query[kSecReturnData] as? Bool == true
    guard query[kSecReturnAttributes] as? Bool == true else {
      return wantsData ? data.map { $0 as AnyObject } : nil
    }
    var answer = attributes
    if wantsData { answer[kSecValueData] = data }
    return answer as AnyObject
  }

  static func matching(_ query: CFDictionary) -> [KeychainItem] {
    let wanted = words(query).map { $0?.replacing(".", with: "_") }
    return Device.current.storage.values.keys.sorted().compactMap { key in
      let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, parts[0] == root else { return nil }
      let words = Array(parts.dropFirst())
      let isMatch = zip(wanted, words).allSatisfy { $0 == nil || $0 == $1 }
      return isMatch ? KeychainItem(words: words) : nil
    }
  }
}

/// The attributes of the keychain's items, for as long as the app's process runs.
private final class KeychainAttributes {
  static var current: KeychainAttributes {
    Device.current.attached(KeychainAttributes.self) { KeychainAttributes() }
  }

  var kept: [String: [String: Any]] = [:]
}
