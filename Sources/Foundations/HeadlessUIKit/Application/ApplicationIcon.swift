package import HeadlessDevice

/// The app's icon on the home screen, which keeps its number and its quick actions while the app does not run.
package final class ApplicationIcon {
  /// The number on the icon; zero for none.
  var badgeNumber = 0

  /// The dynamic quick actions; nil until the app sets them.
  package internal(set) var shortcutItems: [UIApplicationShortcutItem]?

  /// Returns the icon on the home screen of a device.
  package static func of(_ device: Device) -> ApplicationIcon {
    device.record(ApplicationIcon.self) { ApplicationIcon() }
  }
}
