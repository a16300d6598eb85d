public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

/// Foundation's services for ported apps: on virtual time, and with the app's resources.
///
/// `rehearse port` writes names into the ported module that stand in for Foundation's and call these.
public enum Ported {
  /// The bundle with the app's resources; the program's own bundle if it has none.
  ///
  /// Foundation finds Info.plist in a folder `Resources` only from the folder around it.
  nonisolated public static let bundle: Bundle =
    AppResources.folder.flatMap { Bundle(url: $0.deletingLastPathComponent()) } ?? .main

  /// The device's date; the system's where the caller is not on the main thread.
  nonisolated public static var date: Date {
    onMain { Device.current.date } ?? Date()
  }

  /// A new UUID of the device's seed; the system's where the caller is not on the main thread.
  nonisolated public static var uuid: UUID {
    onMain { Device.current.uuid() } ?? UUID()
  }

  /// The device's locale.
  nonisolated public static var locale: Locale { onMain { Device.current.locale } ?? .current }

  /// The device's time zone.
  nonisolated public static var timeZone: TimeZone {
    onMain { Device.current.timeZone } ?? .current
  }

  /// The user's calendar, in the device's locale and time zone.
  nonisolated public static var calendar: Calendar {
    var calendar = Calendar.current
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The seconds on the device's clock.
  nonisolated public static var uptime: Double {
    onMain { Double(Device.current.clock.now.nanoseconds) / 1_000_000_000 }
      ?? ProcessInfo.processInfo.systemUptime
  }

  /// Returns the text of a key in the device's language; the value or the key if there is none.
  nonisolated public static func text(_ key: String, table: String?, value: String) -> String {
    let found =
      onMain { PluralText.marked(key, table) ?? StringsTables.text(key, table: table) } ?? nil
    return found ?? (value.isEmpty ? key : value)
  }

  /// Runs a closure if the caller is on the main thread; nil elsewhere.
  nonisolated static func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
    guard MainQueueMark.isHere else { return nil }
    return MainActor.assumeIsolated(body)
  }
}

extension Ported {
  /// Reports a mistake in a call of Foundation.
  static func report(_ message: String) {
    Device.current.findings.report(.foundation, message)
  }
}
