// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
public import Foundation
@_exported public import Security

/// The attributes of an item; those that no app has set are nil after a relaunch.
public struct Attributes {
  private let attributes: [String: Any]

  init(_ attributes: [String: Any]) { self.attributes = attributes }

  public subscript(key: String) -> Any? { attributes[key] }

  public var `class`: String? { attributes[kSecClass] as? String }
  public var data: Data? { attributes[kSecValueData] as? Data }
  public var ref: Data? { attributes[kSecValueRef] as? Data }
  public var persistentRef: Data? { attributes[kSecValuePersistentRef] as? Data }
  public var accessible: String? { attributes[kSecAttrAccessible] as? String }
  public var accessControl: SecAccessControl? {
    attributes[kSecAttrAccessControl] as? SecAccessControl
  }
  public var accessGroup: String? { attributes[kSecAttrAccessGroup] as? String }
  public var synchronizable: Bool? { attributes[kSecAttrSynchronizable] as? Bool }
  public var creationDate: Date? { attributes[kSecAttrCreationDate] as? Date }
  public var modificationDate: Date? { attributes[kSecAttrModificationDate] as? Date }
  public var attributeDescription: String? { attributes[kSecAttrDescription] as? String }
  public var comment: String? { attributes[kSecAttrComment] as? String }
  public var creator: String? { attributes[kSecAttrCreator] as? String }
  public var type: String? { attributes[kSecAttrType] as? String }
  public var label: String? { attributes[kSecAttrLabel] as? String }
  public var isInvisible: Bool? { attributes[kSecAttrIsInvisible] as? Bool }
  public var isNegative: Bool? { attributes[kSecAttrIsNegative] as? Bool }
  public var account: String? { attributes[kSecAttrAccount] as? String }
  public var service: String? { attributes[kSecAttrService] as? String }
  public var generic: Data? { attributes[kSecAttrGeneric] as? Data }
  public var securityDomain: String? { attributes[kSecAttrSecurityDomain] as? String }
  public var server: String? { attributes[kSecAttrServer] as? String }
  public var `protocol`: String? { attributes[kSecAttrProtocol] as? String }
  public var authenticationType: String? { attributes[kSecAttrAuthenticationType] as? String }
  public var port: Int? { attributes[kSecAttrPort] as? Int }
  public var path: String? { attributes[kSecAttrPath] as? String }
}

extension Attributes: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
  public var description: String { "\(attributes)" }
  public var debugDescription: String { description }
}
