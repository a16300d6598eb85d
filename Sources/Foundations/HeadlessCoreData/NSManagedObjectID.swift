public import Foundation

/// The identity of an object in all contexts of a store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true

  /// The number of the object; objects have rising numbers.
  let number: Int

  init(_ entity: NSEntityDescription, _ number: Int) {
    self.entity = entity
    self.number = number
  }

  /// The identity as a URL, of Core Data's form.
  public func uriRepresentation() -> URL {
    var address = URLComponents()
    address.scheme = "x-coredata"
    address.host = "store"
    address.path = "/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return address.url ?? URL(fileURLWithPath: address.path)
  }
}

/// The results that a fetch can return.
public protocol NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// A value of an object: of an attribute, or the identities of a relationship's objects.
enum ManagedValue {
  case attribute(Any)
  case objects([NSManagedObjectID])
}
