public import Foundation
import HeadlessUIKit
public import Reactive

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, posted by an object or by any, on the main thread.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    Observable.create { [base] observer in
      let receiver = NotificationReceiver(observer)
      // As `Any` the token goes to Foundation's method, since any thread may dispose.
      let token: Any = base.addObserver(forName: name, object: object, queue: nil) { notification in
        notification.passToMainActor { receiver.receive($0) }
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
