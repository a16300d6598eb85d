internal import HeadlessDevice
internal import VirtualTime

/// What UIKit does before the screen is drawn next: here, when the current work is done.
enum LayoutPass {
  /// Runs work at the end of what goes on now, without letting time pass.
  static func schedule(_ subject: String, _ work: @escaping () -> Void) {
    Device.current.clock.schedule(
      after: .zero, for: .init(.init(rawValue: "layout"), subject), work)
  }
}
