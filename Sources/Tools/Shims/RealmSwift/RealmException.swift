import Foundation

/// The ends of the app that Realm's exceptions are, since nothing catches them.
enum RealmException {
  /// Ends the app with the reason of an exception.
  static func raise(_ reason: String) -> Never { fatalError("RLMException: \(reason)") }

  static func raiseOutsideWrite() -> Never {
    raise(
      "Attempting to modify object outside of a write transaction - "
        + "call beginWriteTransaction on an RLMRealm instance first.")
  }

  static func raiseDeleted() -> Never { raise("Object has been deleted or invalidated.") }

  static func raiseFrozen() -> Never {
    raise("Attempting to modify a frozen object - call thaw on the Object instance first.")
  }

  static func raiseDuplicate(_ type: String, _ key: Any) -> Never {
    raise(
      "Attempting to create an object of type '\(type)' with an existing primary key value "
        + "'\(key)'.")
  }
}
