import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing
import VirtualTime

private struct Failure: Error {}

@Suite("Errors of sequences that are bound to lists")
struct BindingPlaceTests {
  let table = UITableView(frame: .zero, style: .plain)
  let picker = UIPickerView()
  let bag = DisposeBag()

  /// Returns the mistakes reported while a closure runs.
  func mistakes(_ body: () -> Void) -> [String] {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    body()
    return VirtualClock.current.takeMistakes()
  }

  @Test("an error of bound or driven rows is reported with the place of the binding")
  func places() {
    let failing = Observable<[String]>.error(Failure())
    let line: UInt = #line + 2
    let told = mistakes {
      failing.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }.disposed(by: bag)
      failing.bind(to: picker.rx.itemTitles) { _, text in text }.disposed(by: bag)
    }
    let expected = (line..<(line + 2)).map { place in
      """
      An observable failed and nobody handles it: Failure(). It was subscribed to at \
      \(#fileID):\(place), which hears no more of it. Pass onError: there, or catch the error before.
      """
    }
    #expect(told == expected)
  }
}
