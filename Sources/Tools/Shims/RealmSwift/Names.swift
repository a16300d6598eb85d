// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
import HeadlessFoundation

public typealias RLMObject = Object
public typealias RLMRealm = Realm
public typealias RealmSwiftObject = Object
public typealias RealmSwiftEmbeddedObject = EmbeddedObject
public typealias RLMNotificationToken = NotificationToken
public typealias RealmCollectionImpl = RealmCollection

/// An object that is told apart from others by its identity.
public protocol ObjectKeyIdentifiable: Identifiable, ObjectBase {
  var id: UInt64 { get }
}

extension ObjectKeyIdentifiable {
  public var id: UInt64 { UInt64(UInt(bitPattern: hash)) }
}

/// Returns the path of a file of Realms.
public func RLMRealmPathForFile(_ fileName: String) -> String {
  Realm.Configuration.defaultFile.deletingLastPathComponent().appendingPathComponent(fileName)
    .path
}
