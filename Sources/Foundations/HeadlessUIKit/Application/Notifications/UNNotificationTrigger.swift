public import Foundation
internal import HeadlessDevice

/// When a notification of the app's own comes.
open class UNNotificationTrigger {
  /// Whether it comes again and again.
  public final let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// How long it is until it fires; nil where it never does.
  var delay: Duration? { .zero }
}

/// A notification that came by the network.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that comes after a time, in virtual time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time, in seconds.
  public final let timeInterval: TimeInterval

  /// A notification after a time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var delay: Duration? { .seconds(timeInterval) }
}

/// At the times that match parts of a date, in the device's time zone.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts that match.
  public final let dateComponents: DateComponents

  /// A trigger at the times that match.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next time that matches, after the device's date; nil where none does.
  open func nextTriggerDate() -> Date? {
    let device = Device.current
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = device.timeZone
    return calendar.nextDate(
      after: device.date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override var delay: Duration? {
    nextTriggerDate().map { .seconds($0.timeIntervalSince(Device.current.date)) }
  }
}
