import Foundation
import NSObject_Rx
import RxSwift
import UIKit
import XCTest

/// The bags of objects, whose subscriptions end with the object.
final class BagTests: XCTestCase {
  private final class Screen: UIViewController {}
  private final class Model: HasDisposeBag {}

  func testABagIsTheObjectsAndEndsWithIt() {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    var screen: Screen? = Screen()
    if let screen {
      XCTAssertTrue(screen.rx.disposeBag === screen.rx.disposeBag)
      XCTAssertFalse(screen.rx.disposeBag === Screen().rx.disposeBag)
      subject.subscribe(onNext: { received.append($0) }).disposed(by: screen.rx.disposeBag)
    }
    subject.onNext(1)
    screen = nil
    subject.onNext(2)
    XCTAssertEqual(received, [1])
  }

  func testANewBagEndsTheSubscriptionsOfTheOldOne() {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    let model = Model()
    subject.subscribe(onNext: { received.append($0) }).disposed(by: model.disposeBag)
    subject.onNext(1)
    model.disposeBag = DisposeBag()
    subject.onNext(2)
    XCTAssertEqual(received, [1])
  }
}
