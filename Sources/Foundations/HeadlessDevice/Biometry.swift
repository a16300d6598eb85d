/// What a phone can recognise its owner by.
public enum Biometry: String, CaseIterable, Codable, Sendable {
  /// The owner's face.
  case faceID
  /// The owner's finger.
  case touchID
  /// Nothing, or nothing the owner allowed.
  case none
}
