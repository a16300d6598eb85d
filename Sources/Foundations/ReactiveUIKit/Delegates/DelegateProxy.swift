public import Foundation
public import HeadlessUIKit
public import Reactive

/// The base class of an app's own delegate proxies.
///
///     final class ClockDelegateProxy: DelegateProxy<Clock, any ClockDelegate>, DelegateProxyType,
///       ClockDelegate
///     {
///       let ticks = PublishSubject<Int>()
///
///       static func registerKnownImplementations() {
///         register { ClockDelegateProxy(parentObject: $0, delegateProxy: ClockDelegateProxy.self) }
///       }
///
///       func clock(_ clock: Clock, didTick count: Int) {
///         forwardToDelegate()?.clock(clock, didTick: count)
///         ticks.onNext(count)
///       }
///     }
///
/// A method that the proxy does not implement is observed by its selector:
/// `methodInvoked(#selector(ClockDelegate.clock(_:didTick:)))`, if the protocol's default implementation tells a
/// `DelegateMessageReceiver`, as that of `CLLocationManagerDelegate` in a ported app does.
open class DelegateProxy<Parent: AnyObject, Delegate>: NSObject, DelegateMessageReceiver {
  /// The type of the object that has the delegate.
  public typealias ParentObject = Parent

  /// The object that has the delegate.
  public private(set) weak var parentObject: Parent?

  private weak var ownDelegate: AnyObject?
  private var retainedDelegate: AnyObject?
  private let messages = DelegateMessages()

  /// Creates the proxy of an object.
  ///
  /// - Parameters:
  ///   - parentObject: the object, not retained.
  ///   - delegateProxy: the class of the proxy.
  public init<Proxy: DelegateProxyType>(
    parentObject: Parent, delegateProxy: Proxy.Type
  ) where Proxy.ParentObject == Parent, Proxy.Delegate == Delegate {
    self.parentObject = parentObject
    super.init()
  }

  /// Returns the app's own delegate.
  open func forwardToDelegate() -> Delegate? { ownDelegate as? Delegate }

  /// The app's own delegate.
  public final var _forwardToDelegate: Delegate? { forwardToDelegate() }

  /// Sets the app's own delegate, which is retained only if that is asked for.
  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    ownDelegate = delegate as AnyObject?
    retainedDelegate = retainDelegate ? ownDelegate : nil
  }

  // MARK: Methods without an implementation

  /// The arguments of each call of a method that the proxy does not implement.
  public final func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    messages.subject(of: NSStringFromSelector(selector)).asObservable()
  }

  /// The arguments of each call of a method that the proxy does not implement.
  public final func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    methodInvoked(selector)
  }

  /// The app's own delegate.
  public final var nextDelegate: AnyObject? { ownDelegate }

  /// Sends the arguments of a method to those who observe it.
  public final func receive(_ selector: String, _ arguments: [Any]) {
    messages.send(arguments, to: selector)
  }
}

/// The messages of a proxy that are observed, by their selectors; they end with the proxy.
private final class DelegateMessages {
  private var subjects: [String: PublishSubject<[Any]>] = [:]

  func subject(of selector: String) -> PublishSubject<[Any]> {
    if let subject = subjects[selector] { return subject }
    let subject = PublishSubject<[Any]>()
    subjects[selector] = subject
    return subject
  }

  func send(_ arguments: [Any], to selector: String) { subjects[selector]?.onNext(arguments) }

  deinit { MainActor.assumeIsolated { for subject in subjects.values { subject.onCompleted() } } }
}
