package import Foundation

nonisolated extension Notification {
  /// Calls a closure with the notification, on the main actor, where the caller runs already.
  ///
  /// The compiler takes no value across isolation domains that is not Sendable, though the thread is the
  /// same; an address is Sendable. Nothing retains the notification after the call.
  package func passToMainActor(_ receive: @MainActor (Notification) -> Void) {
    withUnsafePointer(to: self) { pointer in
      let address = UInt(bitPattern: pointer)
      MainActor.assumeIsolated {
        guard let pointer = UnsafePointer<Notification>(bitPattern: address) else { return }
        receive(pointer.pointee)
      }
    }
  }
}
