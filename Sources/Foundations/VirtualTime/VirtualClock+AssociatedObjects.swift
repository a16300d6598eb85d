extension VirtualClock {
  /// Returns the clock's own object of a type, which is made on first use and lives as long as the clock.
  ///
  /// For a scheduler of which each clock has one: a global table would keep every clock alive. The
  /// object must not hold the clock strongly. O(1).
  package func associatedObject<Object: AnyObject>(make: (VirtualClock) -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = associatedObjects[key] as? Object { return object }
    let object = make(self)
    associatedObjects[key] = object
    return object
  }
}
