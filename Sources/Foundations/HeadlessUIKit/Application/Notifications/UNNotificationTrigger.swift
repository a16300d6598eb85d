public import Foundation
internal import HeadlessDevice

/// The condition that delivers a local notification.
open class UNNotificationTrigger: HeadlessObject {
  /// Whether it fires repeatedly.
  public final let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The time until it fires; nil if it never does.
  var delay: Duration? { .zero }
}

/// The trigger of a remote notification.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A trigger that fires after an interval of virtual time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval, in seconds.
  public final let timeInterval: TimeInterval

  /// Creates a trigger that fires after an interval.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var delay: Duration? { .init(appSeconds: timeInterval) }
}

/// A trigger that fires at the times that match date components, in the device's time zone.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The date components that must match.
  public final let dateComponents: DateComponents

  /// Creates a trigger from date components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next matching date after the device's date; nil if there is none.
  open func nextTriggerDate() -> Date? {
    let device = Device.current
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = device.timeZone
    return calendar.nextDate(
      after: device.date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override var delay: Duration? {
    nextTriggerDate().map { .init(appSeconds: $0.timeIntervalSince(Device.current.date)) }
  }
}
