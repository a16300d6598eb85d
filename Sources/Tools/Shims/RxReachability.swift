// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxReachability's, and their documentation is too.
import Foundation
public import Reachability
public import RxCocoa
import RxSwift

extension Reachability: ReactiveCompatible {}

extension Reactive where Base: Reachability {
  public static var reachabilityChanged: Observable<Reachability> {
    NotificationCenter.default.rx.notification(.reachabilityChanged)
      .compactMap { $0.object as? Reachability }
  }
  public static var status: Observable<Reachability.Connection> {
    reachabilityChanged.map { $0.connection }
  }
  public static var isReachable: Observable<Bool> { status.map { $0 != .unavailable } }
  public static var isConnected: Observable<Void> { isReachable.filter { $0 }.map { _ in () } }
  public static var isDisconnected: Observable<Void> {
    isReachable.filter { !$0 }.map { _ in () }
  }

  public var reachabilityChanged: Observable<Reachability> {
    NotificationCenter.default.rx.notification(.reachabilityChanged, object: base)
      .compactMap { $0.object as? Reachability }
  }
  public var status: Observable<Reachability.Connection> {
    reachabilityChanged.map { $0.connection }.startWith(base.connection)
  }
  public var isReachable: Observable<Bool> { status.map { $0 != .unavailable } }
  public var isConnected: Observable<Void> { isReachable.filter { $0 }.map { _ in () } }
  public var isDisconnected: Observable<Void> { isReachable.filter { !$0 }.map { _ in () } }
}
