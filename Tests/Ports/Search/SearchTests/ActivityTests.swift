// swift-format-ignore-file
import RxSwift
import RxSwiftExt
import RxTest
import XCTest

@testable import Search

final class ActivityTests: XCTestCase {
  func testIsBusyUntilTheAnswer() {
    let bag = DisposeBag()
    let activity = Activity()
    let latest = Variable<Bool?>(nil)
    var busy: [Bool] = []
    let answered = expectation(description: "answer")
    activity.asSharedSequence().drive(latest).disposed(by: bag)
    activity.asSharedSequence().drive(onNext: { busy.append($0) }).disposed(by: bag)
    activity.track(Observable.just(1).delay(0.3, scheduler: MainScheduler.instance))
      .subscribe(onCompleted: { answered.fulfill() })
      .disposed(by: bag)
    XCTAssertEqual(latest.value, true)
    wait(for: [answered], timeout: 1)
    XCTAssertEqual(busy, [false, true, false])
  }

  func testRecordsTheEventsOfAnOldStyleObservable() {
    let scheduler = TestScheduler(initialClock: 0)
    let answers = scheduler.createHotObservable([next(210, 1), completed(230)])
    XCTAssertEqual(
      scheduler.start { answers.map { $0 * 2 } }.events, [next(210, 2), completed(230)])
  }

  func testASingleFailsByItsOldName() {
    let bag = DisposeBag()
    var failures: [String] = []
    Single<Int>.create { single in
      single(.error(Wrong.answer))
      return Disposables.create()
    }
    .subscribe(onSuccess: { failures.append("\($0)") }, onError: { failures.append("\($0)") })
    .disposed(by: bag)
    XCTAssertEqual(failures, ["answer"])
  }

  func testOperatorsOfTheExtension() {
    func list<T>(_ source: Observable<T>) -> [T] {
      var elements: [T] = []
      source.subscribe(onNext: { elements.append($0) }).dispose()
      return elements
    }
    let numbers = Observable.of(1, nil, 2, 2, 3)
    XCTAssertEqual(list(numbers.unwrap()), [1, 2, 2, 3])
    XCTAssertEqual(list(numbers.unwrap().distinct()), [1, 2, 3])
    XCTAssertEqual(list(numbers.unwrap().ignore(2, 3)), [1])
    XCTAssertEqual(list(numbers.unwrap().mapTo("x")), ["x", "x", "x", "x"])
    XCTAssertEqual(list(numbers.unwrap().pairwise().map { $0 + $1 }), [3, 4, 5])
    XCTAssertEqual(list(numbers.unwrap().filterMap { $0 > 2 ? .map("\($0)") : .ignore }), ["3"])
    XCTAssertEqual(list(Observable.of(true, false).not()), [false, true])
    let failing = Observable.of(1, 2).concat(Observable.error(Wrong.answer))
    XCTAssertEqual(list(failing.materialize().elements()), [1, 2])
    XCTAssertEqual(list(failing.materialize().errors()).map { "\($0)" }, ["answer"])
    XCTAssertEqual(list(failing.catchErrorJustComplete()), [1, 2])
    let first = Observable.once("a")
    XCTAssertEqual([list(first), list(first)], [["a"], []])
  }

  func testAFailureIsRetriedAfterItsDelays() {
    let scheduler = TestScheduler(initialClock: 0)
    let failing = Observable.just(1).concat(Observable.error(Wrong.answer))
    let answers = scheduler.start {
      failing.retry(.delayed(maxCount: 3, time: 10), scheduler: scheduler)
    }
    XCTAssertEqual(answers.events, [next(200, 1), next(210, 1), next(220, 1), error(220, Wrong.answer)])
  }
}

private enum Wrong: Error { case answer }
