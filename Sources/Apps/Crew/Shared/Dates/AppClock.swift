package import Foundation
import HeadlessDevice

/// The app's clock.
package protocol AppClock: AnyObject {
  /// The current date.
  var now: Date { get }
}

/// The clock of the device.
final class DeviceClock: AppClock {
  var now: Date { Device.current.date }
}
