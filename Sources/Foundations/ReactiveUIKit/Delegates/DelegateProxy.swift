public import Foundation
import HeadlessUIKit

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
open class DelegateProxy<Parent: AnyObject, Delegate>: NSObject {
  /// The type of the object that has the delegate.
  public typealias ParentObject = Parent

  /// The object that has the delegate.
  public private(set) weak var parentObject: Parent?

  private weak var ownDelegate: AnyObject?
  private var retainedDelegate: AnyObject?

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

  /// Sets the app's own delegate, which is retained only if that is asked for.
  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    ownDelegate = delegate as AnyObject?
    retainedDelegate = retainDelegate ? ownDelegate : nil
  }
}
