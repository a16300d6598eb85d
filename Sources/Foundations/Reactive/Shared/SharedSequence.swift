/// The way in which the observers of a ``SharedSequence`` share one subscription.
public protocol SharingStrategyProtocol {
  /// The scheduler that delivers the events.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence whose observers share one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that never fails, delivers on the main scheduler and shares its subscription.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
  let source: Observable<Element>

  /// Creates a shared sequence of a sequence that never fails.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Creates a shared sequence of a sequence that needs no sharing.
  init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// A type that can be converted to a ``SharedSequence``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The way of sharing.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the same sequence as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Subscribes a closure to all events; reports name the origin.
  func subscribe(
    _ origin: Origin, _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().start(EventSubscriber(origin, on))
  }
}

extension SharedSequence: SharedSequenceConvertibleType {
  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

/// The sharing of a driver: a later observer receives the latest element first.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares with a replay of one element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// The sharing of a signal: a later observer receives only later elements.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares without a replay.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

/// A sequence of values for the user interface, which replays the latest to a later observer.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A sequence of events for the user interface, which replays nothing to a later observer.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
