import Foundation
import LocalAuthentication
import Security

/// The items that a keychain is for, and the attributes of those that it adds.
struct KeychainOptions {
  var itemClass = ItemClass.genericPassword
  var service = ""
  var accessGroup: String?
  var server: URL?
  var protocolType = ProtocolType.https
  var authenticationType = AuthenticationType.default
  var accessibility = Accessibility.afterFirstUnlock
  var authenticationPolicy: AuthenticationPolicy?
  var synchronizable = false
  var label: String?
  var comment: String?
  var authenticationPrompt: String?
  var authenticationUI: AuthenticationUI?
  var authenticationContext: LAContext?
  var attributes: [String: Any] = [:]

  init(service: String, accessGroup: String?) {
    (self.service, self.accessGroup) = (service, accessGroup)
  }

  init(
    server: URL?, protocolType: ProtocolType, authenticationType: AuthenticationType,
    accessGroup: String?
  ) {
    itemClass = .internetPassword
    (self.server, self.protocolType) = (server, protocolType)
    (self.authenticationType, self.accessGroup) = (authenticationType, accessGroup)
  }

  /// Returns the query for the item of a key; for all items without one.
  func query(_ key: String? = nil) -> [String: Any] {
    var query: [String: Any] = [kSecClass: itemClass.rawValue]
    query[kSecAttrAccessGroup] = accessGroup
    query[kSecAttrAccount] = key
    switch itemClass {
    case .genericPassword:
      query[kSecAttrService] = service
    case .internetPassword:
      query[kSecAttrServer] = server?.host
      query[kSecAttrPort] = server?.port
      query[kSecAttrProtocol] = protocolType.rawValue
      query[kSecAttrAuthenticationType] = authenticationType.rawValue
    }
    return query
  }

  /// Returns the attributes with which a value is stored.
  func attributes(of value: Data) -> [String: Any] {
    var stored: [String: Any] = [
      kSecValueData: value, kSecAttrAccessible: accessibility.rawValue,
      kSecAttrSynchronizable: synchronizable,
    ]
    stored[kSecAttrLabel] = label
    stored[kSecAttrComment] = comment
    return stored.merging(attributes) { $1 }
  }
}
