public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIViewController {
  /// The controller's view is loaded; told after `viewDidLoad()` has returned.
  public var viewDidLoad: ControlEvent<Void> {
    ControlEvent(events: events(.didLoad).map { _ in })
  }

  /// The view is about to come on screen, with an animation or without.
  public var viewWillAppear: ControlEvent<Bool> { ControlEvent(events: events(.willAppear)) }

  /// The view is on its way and in the window.
  public var viewIsAppearing: ControlEvent<Bool> { ControlEvent(events: events(.isAppearing)) }

  /// The view is on screen, and any animation is over.
  public var viewDidAppear: ControlEvent<Bool> { ControlEvent(events: events(.didAppear)) }

  /// The view is about to leave the screen.
  public var viewWillDisappear: ControlEvent<Bool> {
    ControlEvent(events: events(.willDisappear))
  }

  /// The view is off the screen, and any animation is over.
  public var viewDidDisappear: ControlEvent<Bool> { ControlEvent(events: events(.didDisappear)) }

  /// The controller has gone away: told once, after whatever took it off the screen has let go of it.
  ///
  /// As in RxCocoa, it cannot come while somebody holds the controller.
  public var deallocated: Observable<Void> {
    Observable.deferred { [weak base] in
      guard let base else { return .just(()) }
      let life: Observable<Void> = ViewEvents.of(base).events.filter { _ in false }.map { _ in }
      return life.concat(Observable.just(()))
    }
  }

  /// Whether each of these events is animated; they end when the controller goes away.
  private func events(_ event: ViewEvent) -> Observable<Bool> {
    Observable.deferred { [weak base] in
      guard let base else { return .empty() }
      return ViewEvents.of(base).events.filter { $0.event == event }.map { $0.isAnimated }
    }
  }
}

/// What one controller is told of its view, for all who listen.
private final class ViewEvents: ViewObserver {
  typealias Told = (event: ViewEvent, isAnimated: Bool)

  let events = PublishSubject<Told>()
  private let lifeline: Lifeline<Told>

  private init() {
    lifeline = Lifeline(AnyObserver(events))
  }

  /// The controller's own, made when somebody listens for the first time.
  static func of(_ controller: UIViewController) -> ViewEvents {
    if let known = controller.viewObserver as? ViewEvents { return known }
    let events = ViewEvents()
    controller.viewObserver = events
    return events
  }

  func controllerWasTold(_ event: ViewEvent, animated: Bool) {
    events.onNext((event, animated))
  }
}
