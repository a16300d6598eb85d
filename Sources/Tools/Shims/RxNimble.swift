// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxNimble's, and their documentation is too.
public import Foundation
public import Nimble
public import Reactive

public typealias RecordedEvents<E> = [Recorded<Event<E>>]

extension SyncExpectation where Value: ObservableConvertibleType {
  private func transform<U>(_ closure: @escaping (Value) throws -> U?) -> SyncExpectation<U> {
    SyncExpectation<U>(expression: expression.cast { try $0.flatMap(closure) })
  }

  public func first(timeout: TimeInterval? = nil) -> SyncExpectation<Value.Element> {
    transform { try $0.toBlocking(timeout: timeout).first() }
  }

  public var first: SyncExpectation<Value.Element> { first() }

  public func last(timeout: TimeInterval? = nil) -> SyncExpectation<Value.Element> {
    transform { try $0.toBlocking(timeout: timeout).last() }
  }

  public var last: SyncExpectation<Value.Element> { last() }

  public func array(timeout: TimeInterval? = nil) -> SyncExpectation<[Value.Element]> {
    transform { try $0.toBlocking(timeout: timeout).toArray() }
  }

  public var array: SyncExpectation<[Value.Element]> { array() }

  /// The events that a scheduler of a test records until it has nothing more to do.
  public func events(
    scheduler: TestScheduler, disposeBag: DisposeBag, startAt initialTime: Int = 0
  ) -> SyncExpectation<RecordedEvents<Value.Element>> {
    transform { source in
      let observer = scheduler.createObserver(Value.Element.self)
      scheduler.scheduleAt(initialTime) {
        source.asObservable().subscribe(observer).disposed(by: disposeBag)
      }
      scheduler.start()
      return observer.events
    }
  }
}

public func equal<T: Equatable>(
  _ expectedEvents: RecordedEvents<T>
) -> Matcher<RecordedEvents<T>> {
  Matcher.define("emit <\(stringify(expectedEvents))>") { expression, message in
    MatcherResult(bool: try expression.evaluate() == expectedEvents, message: message)
  }
}

public func throwError<T: Equatable>() -> Matcher<RecordedEvents<T>> {
  Matcher { expression in
    let error: (any Error)?
    do {
      error = try expression.evaluate()?.lazy.compactMap(\.value.error).first
    } catch let thrown {
      error = thrown
    }
    return MatcherResult(
      bool: error != nil,
      message: .expectedCustomValueTo(
        "throw any error", actual: error.map { "<\($0)>" } ?? "no error"))
  }
}
