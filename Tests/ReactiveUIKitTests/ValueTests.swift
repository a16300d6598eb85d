import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Values of controls as properties")
struct ValueTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let bag = DisposeBag()

  /// Returns the values a property sends while a person changes it and a binding sets it.
  func follow<Value: Equatable>(
    _ property: ControlProperty<Value>, person: () -> Void, bind value: Value
  ) -> [Value] {
    var heard: [Value] = []
    property.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    person()
    Observable.just(value).bind(to: property).disposed(by: bag)
    return heard
  }

  @Test("slider, stepper, page control, segments and date picker send and set their values")
  func values() {
    let slider = UISlider()
    let heard = follow(
      slider.rx.value,
      person: {
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
      }, bind: 0.25)
    #expect(heard == [0, 0.5])
    #expect(slider.value == 0.25)

    let stepper = UIStepper()
    #expect(follow(stepper.rx.value, person: {}, bind: 3) == [0])
    #expect(stepper.value == 3)

    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(follow(pages.rx.currentPage, person: {}, bind: 2) == [0])
    #expect(pages.currentPage == 2)

    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(follow(segments.rx.selectedSegmentIndex, person: {}, bind: 1) == [-1])
    #expect(segments.selectedSegmentIndex == 1)

    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    picker.date = day
    #expect(follow(picker.rx.date, person: {}, bind: day + 60) == [day])
    #expect(picker.date == day + 60)
  }

  @Test("isAnimating starts and stops an activity indicator")
  func indicator() {
    let indicator = UIActivityIndicatorView()
    let turning = PublishSubject<Bool>()
    turning.bind(to: indicator.rx.isAnimating).disposed(by: bag)
    turning.onNext(true)
    #expect(indicator.isAnimating)
    turning.onNext(false)
    #expect(!indicator.isAnimating)
  }

  @Test("a search bar's text sends what a person types in its field")
  func searchBar() {
    let bar = UISearchBar(frame: .zero)
    var heard: [String?] = []
    bar.rx.text.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    bar.searchTextField.text = "shift"
    bar.searchTextField.sendActions(for: .editingChanged)
    Observable.just("trip").bind(to: bar.rx.text).disposed(by: bag)
    #expect(heard == ["", "shift"])
    #expect(bar.text == "trip")
  }

  @Test("a text view's text is sent, and the app's own delegate is called")
  func textView() {
    final class Delegate: UITextViewDelegate {
      var changes = 0

      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let view = UITextView(frame: .zero)
    let delegate = Delegate()
    view.delegate = delegate
    var heard: [String?] = []
    let subscription = view.rx.text.subscribe(onNext: { heard.append($0) })
    view.insertText("hi")
    #expect(heard == ["", "hi"])
    #expect(delegate.changes == 1)
    subscription.dispose()
    #expect(view.delegate === delegate)
    Observable.just("code").bind(to: view.rx.text).disposed(by: bag)
    #expect(view.text == "code")
  }
}
