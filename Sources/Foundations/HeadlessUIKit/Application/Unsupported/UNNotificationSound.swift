/// A notification's sound; without effect.
public final class UNNotificationSound: HeadlessObject {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The default sound.
  public static let `default` = UNNotificationSound("default")

  /// Creates a sound from a file name.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(name.rawValue)
  }
}

/// The file name of a sound.
nonisolated public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
