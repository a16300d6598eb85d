// swift-format-ignore-file
import Nimble
import RxBlocking
import RxNimble
import RxSwift
import RxTest
import XCTest

@testable import Search

/// Observables that expectations of Nimble wait for, or whose events they record.
final class ObservableExpectationTests: XCTestCase {
  func testTheElementsOfAnObservable() throws {
    let numbers = Observable.of(1, 2, 3)
    expect(numbers).first == 1
    expect(numbers).last.to(equal(3))
    expect(numbers).array.to(haveCount(3) && equal([1, 2, 3]))
    expect(numbers.map { $0 * 2 }).first(timeout: 2).to(equal(2))
    expect(Observable<Int>.error(Mistake.query)).first.to(throwError(Mistake.query))
    expect(try numbers.toBlocking().toArray()).to(contain(2))
  }

  func testRecordedEvents() {
    let scheduler = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    let queries = scheduler.createColdObservable([.next(5, "a"), .next(9, "ab"), .completed(9)])
    expect(queries).events(scheduler: scheduler, disposeBag: bag)
      .to(equal([.next(5, "a"), .next(9, "ab"), .completed(9)]))
    let texts = gatherFailingExpectations(silently: true) {
      expect(Observable.just(1)).events(scheduler: scheduler, disposeBag: bag).to(throwError())
    }.map(\.message.stringValue)
    expect(texts) == ["expected to throw any error, got no error"]
  }

  func testAnElementThatComesLater() {
    let bag = DisposeBag()
    var latest: [Int] = []
    Observable.just(7).delay(.seconds(30), scheduler: MainScheduler.instance)
      .subscribe(onNext: { latest.append($0) }).disposed(by: bag)
    expect(latest).toNever(contain(7), until: .seconds(29))
    expect(latest).toEventually(equal([7]), timeout: .seconds(2))
  }
}

private enum Mistake: Error, Equatable { case query }
