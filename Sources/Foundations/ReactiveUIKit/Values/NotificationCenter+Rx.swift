public import Foundation
public import Reactive

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, posted by an object or by any, on the main thread.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    Observable.create { [base] observer in
      let receiver = NotificationReceiver(observer)
      let token = base.addObserver(forName: name, object: object, queue: nil) { notification in
        receive(notification, receiver)
      }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}

/// Passes notifications to an observer on the main actor.
private final class NotificationReceiver {
  private let observer: AnyObserver<Notification>

  init(_ observer: AnyObserver<Notification>) {
    self.observer = observer
  }

  func receive(_ notification: Notification) {
    observer.onNext(notification)
  }
}

/// Passes a notification on; it is posted on the main thread, as everything in an app runs there.
nonisolated private func receive(_ notification: Notification, _ receiver: NotificationReceiver) {
  // The compiler takes no value across domains that is not Sendable, though the thread is the same.
  withUnsafePointer(to: notification) { pointer in
    let address = UInt(bitPattern: pointer)
    MainActor.assumeIsolated {
      guard let pointer = UnsafePointer<Notification>(bitPattern: address) else { return }
      receiver.receive(pointer.pointee)
    }
  }
}
