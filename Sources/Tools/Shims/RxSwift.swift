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

// Intervals were numbers of seconds.
extension Duration: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral
{
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
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
