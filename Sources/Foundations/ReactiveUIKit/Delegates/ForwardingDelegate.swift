import HeadlessUIKit
import Reactive

/// A delegate that sends what it hears, and forwards it to the app's own delegate.
///
/// A subclass conforms to the host's delegate protocol. In each method it calls the own delegate first,
/// then sends.
class ForwardingDelegate<Host: AnyObject> {
  private weak var host: Host?
  private var useCount = 0

  /// The app's own delegate.
  fileprivate(set) weak var ownDelegate: AnyObject?

  required init() {}

  /// Returns the host's delegate.
  class func delegate(of host: Host) -> AnyObject? {
    fatalError("ReactiveUIKit: \(Self.self) does not say how a delegate is read.")
  }

  /// Sets the host's delegate.
  class func setDelegate(_ delegate: AnyObject?, of host: Host) {
    fatalError("ReactiveUIKit: \(Self.self) does not say how a delegate is set.")
  }

  /// Returns the host's forwarding delegate, installed on first use, and counts one more use.
  fileprivate static func use(for host: Host) -> Self {
    let installed = delegate(of: host)
    let proxy = installed as? Self ?? Self()
    if installed !== proxy {
      proxy.host = host
      proxy.ownDelegate = installed
    }
    // Set again also where it is installed, since a host may look up what its delegate implements.
    setDelegate(proxy, of: host)
    proxy.useCount += 1
    return proxy
  }

  /// Counts one use less; with the last one, restores the app's own delegate.
  fileprivate func endUse() {
    useCount -= 1
    guard useCount == 0, let host, Self.delegate(of: host) === self else { return }
    Self.setDelegate(ownDelegate, of: host)
  }
}

extension ControlEvent {
  /// Creates the events that a host's forwarding delegate sends through one of its subjects.
  ///
  /// The delegate is installed while there are observers.
  init<Host, Proxy: ForwardingDelegate<Host>>(
    of host: Host, through proxy: Proxy.Type,
    _ subject: @escaping (Proxy) -> PublishSubject<PropertyType>
  ) {
    self.init(
      events: Observable<PropertyType>.create { [weak host] observer in
        guard let host else {
          observer.onCompleted()
          return Disposables.create()
        }
        let proxy = Proxy.use(for: host)
        let subscription = subject(proxy).subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          proxy.endUse()
        }
      })
  }
}

extension ForwardingDelegate {
  /// Sets the app's own delegate.
  ///
  /// - Returns: a disposable that removes it.
  static func setOwnDelegate(_ delegate: AnyObject, of host: Host) -> any Disposable {
    let proxy = use(for: host)
    proxy.ownDelegate = delegate
    return Disposables.create {
      proxy.ownDelegate = nil
      proxy.endUse()
    }
  }
}
