// swift-format-ignore-file
import RxSwift
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
}
