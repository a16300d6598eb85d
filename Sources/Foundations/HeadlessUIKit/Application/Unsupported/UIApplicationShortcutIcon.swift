/// The icon of a quick action; without effect.
open class UIApplicationShortcutIcon: HeadlessObject {
  /// An icon of the system.
  nonisolated public enum IconType: Int, Sendable {
    /// A sign of an action.
    case compose, play, pause, add, location, search, share
    /// A sign of a thing or a state.
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    /// A sign of a message, a list or a time.
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    /// A sign of a book, a repetition or a sound.
    case bookmark, shuffle, audio, update
  }

  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {}
  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {}
  /// Creates an icon of the system.
  public init(type: IconType) {}
}
