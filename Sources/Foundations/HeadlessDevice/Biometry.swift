/// The kinds of biometric authentication.
public enum Biometry: String, CaseIterable, Codable, Sendable {
  /// Face ID.
  case faceID
  /// Touch ID.
  case touchID
  /// No biometric authentication, or none that the user allowed.
  case none
}
