// swift-format-ignore-file
import RxCocoa
import RxSwift
import UIKit
import XCTest

final class WindowTests: XCTestCase {
  func testAWindowTellsThatItBecomesKeyAndFailsForAnotherMessage() {
    let bag = DisposeBag()
    let window = UIWindow()
    var events: [String] = []
    for message in [#selector(UIWindow.makeKeyAndVisible), #selector(UIWindow.layoutSubviews)] {
      window.rx.sentMessage(message)
        .subscribe(
          onNext: { events.append("next \($0.count)") },
          onError: { error in
            if case RxCocoaError.unknown = error { events.append("unknown") }
          })
        .disposed(by: bag)
    }
    XCTAssertEqual(events, ["unknown"])
    window.makeKeyAndVisible()
    XCTAssertEqual(events, ["unknown", "next 0"])
  }

  func testCallsOfAMethodThatCannotBeObservedAreNotHeardAndNoError() {
    let bag = DisposeBag()
    let field = UITextField()
    var events: [String] = []
    for calls in [field.rx.sentMessage(#selector(UITextField.deleteBackward)), field.rx.methodInvoked(#selector(UITextField.deleteBackward))] {
      calls.subscribe(onNext: { _ in events.append("next") }, onError: { _ in events.append("error") }).disposed(by: bag)
    }
    field.text = "ab"
    field.deleteBackward()
    XCTAssertEqual(events, [])
  }
}
