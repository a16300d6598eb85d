import HeadlessUIKit
import Reactive

/// A delegate that sends what it hears, and forwards it to the app's own delegate.
///
/// A subclass conforms to the host's delegate protocol. In each method it calls the own delegate first,
/// then sends.
class ForwardingDelegate<Host: HasDelegate> {
  private weak var host: Host?
  private weak var ownObject: AnyObject?
  private var useCount = 0

  required init() {}

  /// The app's own delegate.
  final fileprivate(set) var ownDelegate: Host.Delegate? {
    get { ownObject as? Host.Delegate }
    set { ownObject = newValue as AnyObject? }
  }

  /// Returns the host's forwarding delegate, installed on first use, and counts one more use.
  fileprivate static func use(for host: Host) -> Self {
    let installed = host.delegate
    let proxy = installed as? Self ?? Self()
    if (installed as AnyObject?) !== proxy {
      proxy.host = host
      proxy.ownDelegate = installed
    }
    // Set again also where it is installed, since a host may look up what its delegate implements.
    host.delegate = proxy as? Host.Delegate
    proxy.useCount += 1
    return proxy
  }

  /// Counts one use less; with the last one, restores the app's own delegate.
  fileprivate func endUse() {
    useCount -= 1
    guard useCount == 0, let host, (host.delegate as AnyObject?) === self else { return }
    host.delegate = ownDelegate
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
  static func setOwnDelegate(_ delegate: Host.Delegate, of host: Host) -> any Disposable {
    let proxy = use(for: host)
    proxy.ownDelegate = delegate
    return Disposables.create {
      proxy.ownDelegate = nil
      proxy.endUse()
    }
  }
}
