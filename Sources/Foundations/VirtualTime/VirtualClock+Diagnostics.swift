extension VirtualClock {
  /// The resources that were opened while this was the current clock and are still open.
  ///
  /// In order of kind and then of origin. Which resources are registered, and whether in debug builds
  /// only, is up to the modules that open them. O(n log n) in the number of places.
  public var openResources: [OpenResource] {
    diagnostics.openResources
  }

  /// Removes the reported mistakes, such as unhandled errors, and returns their messages.
  ///
  /// The messages are in the order they were reported.
  public func takeMistakes() -> [String] { takeMistakesWithCauses().map(\.message) }

  /// Removes the reported mistakes, and returns them in the order they were reported.
  package func takeMistakesWithCauses() -> [Mistake] { diagnostics.takeMistakes() }
}
