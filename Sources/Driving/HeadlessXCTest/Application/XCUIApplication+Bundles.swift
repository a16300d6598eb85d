nonisolated extension XCUIApplication {
  /// Creates a proxy for the app with a bundle identifier.
  ///
  /// An identifier of Apple's, such as that of the home screen, is that of an app that never runs: it has no
  /// elements, and its launch is a failure. Every other identifier is that of the app under test.
  public convenience init(bundleIdentifier: String) {
    let declared = XCUIApplication.self as? any ApplicationUnderTest.Type
    self.init(
      onMain {
        guard !bundleIdentifier.hasPrefix("com.apple."), let declared else {
          return AppReference(absent: bundleIdentifier)
        }
        return AppReference(declared.delegate)
      })
  }

  /// Does nothing: permissions are those of the device's storage.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}

/// A resource that the user lets an app use.
nonisolated public enum XCUIProtectedResource: Int, Sendable {
  /// The resources of iOS.
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  /// The resources of newer systems.
  case bluetooth = 9, keyboardNetwork, location, health, userTracking, focus, localNetwork
}
