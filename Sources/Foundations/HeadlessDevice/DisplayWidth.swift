/// The width of an app's window, as UIKit's horizontal size class.
public enum DisplayWidth: String, CaseIterable, Codable, Sendable {
  /// A phone in portrait, or a narrow window on a tablet.
  case compact
  /// A tablet.
  case regular
}
