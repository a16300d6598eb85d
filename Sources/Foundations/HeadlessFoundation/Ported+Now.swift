public import Foundation
internal import HeadlessDevice

extension Ported {
  /// The date as the app reads it; the system's where the caller is not on the main thread.
  ///
  /// In a unit test, a second reading at one instant is a microsecond later than the first, as no two are
  /// equal on a phone: a test may wait for the date of what it stored to change. A session's readings are the
  /// device's date itself.
  nonisolated public static var now: Date {
    onMain { Device.isDriven ? Device.current.date : readings.next(on: Device.current) } ?? Date()
  }

  private static var readings = DateReadings()
}

/// The readings of a device's date, each later than the one before it.
struct DateReadings {
  private static let step: TimeInterval = 0.000_001

  private weak var device: Device?
  private var last = Date.distantPast

  /// Returns the date of a device, or a moment after the last reading if that is later.
  mutating func next(on device: Device) -> Date {
    let date = device.date
    // A date that a test sets back is read as such.
    let goesOn = self.device === device && last.timeIntervalSince(date) < 1
    last = goesOn ? max(date, last.addingTimeInterval(Self.step)) : date
    self.device = device
    return last
  }
}
