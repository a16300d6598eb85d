public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIViewController {
  /// Sends an element after `viewDidLoad()` has returned.
  public var viewDidLoad: ControlEvent<Void> {
    ControlEvent(events: events(.didLoad).map { _ in })
  }

  /// Sends whether the appearance is animated, after `viewWillAppear(_:)` has returned.
  public var viewWillAppear: ControlEvent<Bool> { ControlEvent(events: events(.willAppear)) }

  /// Sends whether the appearance is animated, after `viewIsAppearing(_:)` has returned.
  public var viewIsAppearing: ControlEvent<Bool> { ControlEvent(events: events(.isAppearing)) }

  /// Sends whether the appearance was animated, after `viewDidAppear(_:)` has returned.
  public var viewDidAppear: ControlEvent<Bool> { ControlEvent(events: events(.didAppear)) }

  /// Sends whether the disappearance is animated, after `viewWillDisappear(_:)` has returned.
  public var viewWillDisappear: ControlEvent<Bool> {
    ControlEvent(events: events(.willDisappear))
  }

  /// Sends whether the disappearance was animated, after `viewDidDisappear(_:)` has returned.
  public var viewDidDisappear: ControlEvent<Bool> { ControlEvent(events: events(.didDisappear)) }

  /// Returns whether each event of a kind is animated; completes when the controller is released.
  private func events(_ event: ViewEvent) -> Observable<Bool> {
    Observable.deferred { [weak base] in
      guard let base else { return .empty() }
      return ViewEvents.of(base).events.filter { $0.event == event }.map { $0.isAnimated }
    }
  }
}

/// The view events of one controller, for all its observers.
final class ViewEvents: ViewObserver {
  typealias Element = (event: ViewEvent, isAnimated: Bool)

  let events = PublishSubject<Element>()

  /// The events before the controller's own methods.
  let comingEvents = PublishSubject<Element>()

  /// The containers that the controller was moved to; nil for none.
  let moves = PublishSubject<UIViewController?>()

  private let completing: [CompletingObserver<Element>]
  private let completingMoves: CompletingObserver<UIViewController?>

  private init() {
    completing = [events, comingEvents].map { CompletingObserver(AnyObserver($0)) }
    completingMoves = CompletingObserver(AnyObserver(moves))
  }

  /// Returns the view events of a controller, created on first use.
  static func of(_ controller: UIViewController) -> ViewEvents {
    if let existing = controller.viewObserver as? ViewEvents { return existing }
    let events = ViewEvents()
    controller.viewObserver = events
    return events
  }

  func controllerWillBeTold(_ event: ViewEvent, animated: Bool) {
    comingEvents.onNext((event, animated))
  }

  func controllerWasTold(_ event: ViewEvent, animated: Bool) {
    events.onNext((event, animated))
  }

  func controllerDidMove(toParent parent: UIViewController?) { moves.onNext(parent) }
}
