#if !canImport(ObjectiveC)
  /// The way in which an associated object is held.
  nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied on Apple's systems, retained here.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// Copied on Apple's systems, retained here.
    case OBJC_ASSOCIATION_COPY = 0x303
  }

  /// Returns the value that an object is associated with under a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.of(object as AnyObject)?.values[key]?.value
  }

  /// Associates an object with a value under a key, until the object is released.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) { AssociatedObjects.made(of: object as AnyObject).set(value, key, policy) }

  /// Removes the values that an object is associated with.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.of(object as AnyObject)?.removeAll()
  }

  /// The values that an object is associated with.
  final class AssociatedObjects {
    struct Held {
      let strong: Any?
      private(set) weak var weak: AnyObject?

      init(_ value: Any, _ policy: objc_AssociationPolicy) {
        strong = policy == .OBJC_ASSOCIATION_ASSIGN ? nil : value
        weak = policy == .OBJC_ASSOCIATION_ASSIGN ? value as AnyObject : nil
      }

      var value: Any? { strong ?? weak }
    }

    var values: [UnsafeRawPointer: Held] = [:]

    fileprivate func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
      // A value that is released may change the associations, so it outlives the change of the table.
      let earlier = values[key]
      values[key] = value.map { Held($0, policy) }
      withExtendedLifetime(earlier) {}
    }

    fileprivate func removeAll() {
      let earlier = values
      values = [:]
      withExtendedLifetime(earlier) {}
    }

    /// The values of objects that are no responders.
    private static var others = WeakKeyTable<AssociatedObjects>()

    fileprivate static func of(_ owner: AnyObject) -> AssociatedObjects? {
      if let responder = owner as? UIResponder { return responder.associatedObjects }
      return others[owner]
    }

    fileprivate static func made(of owner: AnyObject) -> AssociatedObjects {
      if let found = of(owner) { return found }
      let made = AssociatedObjects()
      if let responder = owner as? UIResponder {
        responder.associatedObjects = made
      } else {
        others[owner] = made
      }
      return made
    }

    /// Releases the values of owners that are gone, and of those that go with them.
    ///
    /// Nothing tells of the end of an object that is no responder, so the session asks after each act.
    fileprivate static func releaseOrphans() {
      while true {
        let orphans = others.takeOrphans()
        if orphans.isEmpty { return }
        withExtendedLifetime(orphans) {}
      }
    }
  }
#endif

extension UIApplication {
  /// Releases what objects were associated with that are gone.
  package static func releaseOrphanedAssociations() {
    #if !canImport(ObjectiveC)
      AssociatedObjects.releaseOrphans()
    #endif
  }
}
