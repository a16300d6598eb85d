import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIViewController {
  /// Sends the arguments of a method after each call, for the view's callbacks from `viewDidLoad` on
  /// and for `didMoveToParentViewController:`.
  ///
  /// `viewDidLoad` has no arguments, a move has the container or `NSNull`, and the others have whether
  /// they are animated, as a `Bool`. Other methods cannot be observed without the Objective-C runtime,
  /// and send an error that says so. An own `didMove(toParent:)` must call its superclass's.
  ///
  ///     let shown = screen.rx.methodInvoked(Selector("viewDidAppear:")).map { $0.first as? Bool }
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    calls(of: selector, \.events)
  }

  /// Sends the arguments of a method before each call, for the same methods as ``methodInvoked(_:)``.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    calls(of: selector, \.comingEvents)
  }

  private func calls(
    of selector: Selector, _ events: @escaping (ViewEvents) -> PublishSubject<ViewEvents.Element>
  ) -> Observable<[Any]> {
    let name = NSStringFromSelector(selector)
    if name == "didMoveToParentViewController:" { return moves }
    guard let event = ViewEvent(name) else {
      return .error(
        RxCocoaObjCRuntimeError.selectorNotImplemented("\(selector)", of: "\(Base.self)"))
    }
    return Observable.deferred { [weak base] in
      guard let base else { return .empty() }
      return events(ViewEvents.of(base)).filter { $0.event == event }
        .map { event == .didLoad ? [] : [$0.isAnimated] }
    }
  }

  private var moves: Observable<[Any]> {
    Observable.deferred { [weak base] in
      guard let base else { return .empty() }
      return ViewEvents.of(base).moves.map { [$0 ?? NSNull()] }
    }
  }
}

extension ViewEvent {
  /// Creates the event of a method's selector.
  fileprivate init?(_ selector: String) {
    switch selector {
    case "viewDidLoad": self = .didLoad
    case "viewWillAppear:": self = .willAppear
    case "viewIsAppearing:": self = .isAppearing
    case "viewDidAppear:": self = .didAppear
    case "viewWillDisappear:": self = .willDisappear
    case "viewDidDisappear:": self = .didDisappear
    default: return nil
    }
  }
}

/// A request that only the Objective-C runtime could fulfil.
public enum RxCocoaObjCRuntimeError: Error, CustomDebugStringConvertible {
  /// The calls of a method cannot be observed.
  case selectorNotImplemented(String, of: String)

  /// The mistake and its remedy.
  public var debugDescription: String {
    switch self {
    case .selectorNotImplemented(let method, let target):
      """
      The calls of \(method) of \(target) cannot be observed: only those of a view \
      controller's viewDidLoad, viewWillAppear:, viewIsAppearing:, viewDidAppear:, \
      viewWillDisappear:, viewDidDisappear: and didMoveToParentViewController: can. Send an element \
      in the method itself.
      """
    }
  }
}
