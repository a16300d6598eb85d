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
}
