nonisolated extension UIApplication {
  /// A kind of extension of the system, such as a keyboard.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards of others.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplicationService {
  /// Returns true; nothing asks, because there are no extensions here.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier identifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
}
