/// A sequence of events over time, which runs anew for each observer that subscribes.
///
/// The grammar is `next* (error | completed)?`: nothing follows a terminal event. After disposal an
/// observer receives nothing, not even an event that is being sent.
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

  /// Runs the sequence for a sink; called while the trampoline is running.
  func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    fatalError("Reactive: an observable that cannot be run")
  }

  /// Runs the sequence for the last sink of a chain and returns the handle of the subscription.
  @usableFromInline
  final func start(_ subscriber: Subscriber<Element>) -> SubscriptionHandle {
    let handle = SubscriptionHandle(subscriber)
    attach(subscriber)
    return handle
  }

  /// Runs the sequence for a sink, then the jobs that the sequence enqueued on the trampoline.
  final func attach(_ sink: Sink<Element>) {
    let trampoline = Trampoline.current
    guard !trampoline.isRunning else { return sink.connect(run(sink)) }
    trampoline.isRunning = true
    sink.connect(run(sink))
    trampoline.drain()
  }
}
