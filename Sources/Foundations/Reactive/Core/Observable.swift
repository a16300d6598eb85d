/// A sequence of events over time that starts to run for each observer that subscribes.
///
/// The grammar is `next* (error | completed)?`: nothing follows a terminal event, and nothing
/// arrives after the subscription was disposed of, not even from an emission under way.
public class Observable<Element>: ObservableType {
  init() {}

  /// Subscribes an observer to all events.
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    start(ObserverSubscriber(observer))
  }

  /// The observable itself.
  public final func asObservable() -> Observable<Element> { self }

  /// Starts the sequence for a sink; called with the trampoline running.
  func run(_ sink: Sink<Element>) -> Link {
    fatalError("Reactive: an observable that cannot be run")
  }

  /// Starts the sequence for the end of a chain and returns what the subscriber holds on to.
  final func start(_ subscriber: Subscriber<Element>) -> SubscriptionHandle {
    let handle = SubscriptionHandle(subscriber)
    attach(subscriber)
    return handle
  }

  /// Starts the sequence for a sink, running whatever the sequence puts on the trampoline.
  final func attach(_ sink: Sink<Element>) {
    let trampoline = Trampoline.current
    guard !trampoline.isRunning else { return sink.connect(run(sink)) }
    trampoline.isRunning = true
    sink.connect(run(sink))
    trampoline.drain()
  }
}
