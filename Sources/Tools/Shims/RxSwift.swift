// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxSwift's, and their documentation is too.
@_exported import Reactive
public import Foundation
public import HeadlessFoundation

extension OperationQueueScheduler {
  /// Creates a scheduler for a queue of a ported app; its work runs on the main actor, in order.
  public convenience init(
    operationQueue: HeadlessFoundation.OperationQueue,
    queuePriority: Foundation.Operation.QueuePriority = .normal
  ) { self.init(operationQueue: Foundation.OperationQueue.main, queuePriority: queuePriority) }
}

extension SerialDispatchQueueScheduler {
  /// Creates a scheduler for a queue of a ported app; its work runs on virtual time, in order.
  public convenience init(
    queue: HeadlessFoundation.DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { self.init(qos: .default, internalSerialQueueName: internalSerialQueueName, leeway: leeway) }
}

extension ConcurrentDispatchQueueScheduler {
  /// Creates a scheduler for a queue of a ported app; its work runs on virtual time, in order.
  public convenience init(
    queue: HeadlessFoundation.DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { self.init(qos: .default, leeway: leeway) }
}

// RxSwift 4 and 5 have the following, and many apps still use it.

extension Result where Failure == any Error {
  /// The failure of a single, as RxSwift 5 calls it.
  public static func error(_ error: any Error) -> Self { .failure(error) }
}

extension ObservableConvertibleType {
  public typealias E = Element
}

extension ObserverType {
  public typealias E = Element
}

extension SharedSequence {
  public typealias S = SharingStrategy
}

extension ObservableType {
  /// The end of the sequence as RxSwift 5 gives it, where a completable is expected.
  @_disfavoredOverload
  public func ignoreElements() -> Completable {
    let ending: Observable<Never> = ignoreElements()
    return ending.asCompletable()
  }
}

// Intervals were numbers of seconds.
extension Duration: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral
{
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
}

// A number that is no literal stays a number of seconds.
extension ObservableType {
  @_disfavoredOverload
  public func delay(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delay(.seconds(dueTime), scheduler: scheduler)
  }

  @_disfavoredOverload
  public func delaySubscription(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { delaySubscription(.seconds(dueTime), scheduler: scheduler) }

  @_disfavoredOverload
  public func debounce(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(.seconds(dueTime), scheduler: scheduler)
  }

  @_disfavoredOverload
  public func throttle(
    _ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.seconds(dueTime), latest: latest, scheduler: scheduler)
  }

  @_disfavoredOverload
  public func timeout(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(.seconds(dueTime), scheduler: scheduler)
  }
}

extension Observable where Element: FixedWidthInteger {
  @_disfavoredOverload
  public static func interval(
    _ period: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { interval(.seconds(period), scheduler: scheduler) }

  @_disfavoredOverload
  public static func timer(
    _ dueTime: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.seconds(dueTime), period: period.map { .seconds($0) }, scheduler: scheduler)
  }
}

extension Disposable {
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

/// The predecessor of `BehaviorRelay`, which completes at its end.
nonisolated public final class Variable<Element>: ObservableConvertibleType {
  private let subject: BehaviorSubject<Element>

  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public var value: Element {
    didSet { subject.onNext(value) }
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }

  deinit { subject.onCompleted() }
}

extension ObservableType {
  public func bind(to variable: Variable<Element>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }

  public func bind(to variable: Variable<Element?>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }

  public func drive(_ variable: Variable<Element?>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}

extension Variable {
  public func asDriver() -> Driver<Element> {
    asObservable().asDriver(onErrorDriveWith: .empty())
  }
}
