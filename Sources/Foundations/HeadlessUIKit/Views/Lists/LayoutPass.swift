internal import HeadlessDevice
internal import VirtualTime

/// The counterpart of UIKit's layout pass: work that runs when the current work is done.
enum LayoutPass {
  /// Schedules work at the current instant of virtual time, after the work that is running now.
  static func schedule(_ subject: String, _ work: @escaping () -> Void) {
    Device.current.clock.schedule(
      after: .zero, for: .init(.layout, subject), work)
  }
}
