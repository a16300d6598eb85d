public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The ways in which a notification reaches a person, as apps for iOS 9 name them.
nonisolated public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app changes the number on its icon.
  public static let badge = Self(rawValue: 1)
  /// A sound is played.
  public static let sound = Self(rawValue: 2)
  /// A banner is shown.
  public static let alert = Self(rawValue: 4)
}

/// The ways and the actions that an app for iOS 9 registers for its notifications.
open class UIUserNotificationSettings: NSObject {
  /// The ways in which notifications reach the person.
  public let types: UIUserNotificationType

  /// The groups of actions of notifications.
  public let categories: Set<AnyHashable>?

  /// Creates settings; an app for iOS 10 asks `UNUserNotificationCenter` instead.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    self.categories = categories
  }
}

extension UIApplication {
  /// Registers settings for notifications, of which the delegate is told once the current work is done.
  ///
  /// Nobody is asked for a permission: notifications of iOS 9 are not delivered here.
  public final func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    currentUserNotificationSettings = settings
    device.clock.schedule(after: .zero, for: .init(.init(rawValue: "notification settings"))) {
      [weak self] in
      guard let self else { return }
      delegate?.application(self, didRegister: settings)
    }
  }
}
