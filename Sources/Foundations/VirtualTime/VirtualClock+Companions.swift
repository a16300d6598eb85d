extension VirtualClock {
  /// The clock's own object of a type, made when first asked for; it lives as long as the clock.
  ///
  /// So a scheduler can be one a clock without a table that would keep every clock alive. The
  /// object must not hold the clock strongly. O(1).
  package func companion<Companion: AnyObject>(make: (VirtualClock) -> Companion) -> Companion {
    let key = ObjectIdentifier(Companion.self)
    if let known = companions[key] as? Companion { return known }
    let made = make(self)
    companions[key] = made
    return made
  }
}
