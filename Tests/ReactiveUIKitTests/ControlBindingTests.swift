import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Bindings of controls and their events")
struct ControlBindingTests {
  let bag = DisposeBag()

  @Test("a button's titles and images of a state are bound")
  func button() {
    let button = UIButton()
    let (image, background) = (UIImage(), UIImage())
    Observable.just("Save").bind(to: button.rx.title()).disposed(by: bag)
    Observable.just("Saved").bind(to: button.rx.title(for: .selected)).disposed(by: bag)
    Observable.just(image).bind(to: button.rx.image(for: .highlighted)).disposed(by: bag)
    Observable.just(background).bind(to: button.rx.backgroundImage(for: .disabled))
      .disposed(by: bag)
    Observable.just(NSAttributedString(string: "Rich"))
      .bind(to: button.rx.attributedTitle(for: .disabled)).disposed(by: bag)
    #expect(button.title(for: []) == "Save")
    #expect(button.title(for: .selected) == "Saved")
    #expect(button.image(for: .highlighted) === image)
    #expect(button.backgroundImage(for: .disabled) === background)
    #expect(button.attributedTitle(for: .disabled)?.string == "Rich")
  }

  @Test("isEnabled and isSelected of a control are bound")
  func control() {
    let control = UIControl()
    let (enabled, selected) = (PublishSubject<Bool>(), PublishSubject<Bool>())
    enabled.bind(to: control.rx.isEnabled).disposed(by: bag)
    selected.bind(to: control.rx.isSelected).disposed(by: bag)
    enabled.onNext(false)
    selected.onNext(true)
    #expect([control.isEnabled, control.isSelected] == [false, true])
    enabled.onNext(true)
    selected.onNext(false)
    #expect([control.isEnabled, control.isSelected] == [true, false])
  }

  @Test("the title, the image and the state of a segment are bound")
  func segments() {
    let segments = UISegmentedControl(items: ["a", "b"])
    let image = UIImage()
    Observable.just("c").bind(to: segments.rx.titleForSegment(at: 1)).disposed(by: bag)
    Observable.just(false).bind(to: segments.rx.enabledForSegment(at: 0)).disposed(by: bag)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["a", "c"])
    #expect((0..<2).map { segments.isEnabledForSegment(at: $0) } == [false, true])
    Observable.just(image).bind(to: segments.rx.imageForSegment(at: 1)).disposed(by: bag)
    #expect(segments.imageForSegment(at: 1) === image)
  }

  @Test("a refresh control begins and ends refreshing as it is bound")
  func refreshing() {
    let control = UIRefreshControl()
    let refreshing = PublishSubject<Bool>()
    refreshing.bind(to: control.rx.isRefreshing).disposed(by: bag)
    refreshing.onNext(true)
    #expect(control.isRefreshing)
    refreshing.onNext(false)
    #expect(!control.isRefreshing)
  }

  @Test("a gesture recognizer is sent at each gesture until disposal")
  func gesture() {
    let recognizer = UITapGestureRecognizer()
    var heard: [UIGestureRecognizer.State] = []
    let subscription = recognizer.rx.event.subscribe(onNext: {
      heard.append($0.state)
      #expect($0 === recognizer)
    })
    #expect(recognizer.recognize())
    #expect(heard == [.ended])
    subscription.dispose()
    #expect(recognizer.recognize())
    #expect(heard == [.ended])
  }

  @Test("control events and properties send the same through each of their views")
  func conversions() {
    let event = ControlEvent(events: Observable.of(1, 2))
    var heard: [String] = []
    event.subscribe(AnyObserver { heard.append("a \($0)") }).dispose()
    event.asControlEvent().asObservable().subscribe { heard.append("b \($0)") }.dispose()
    #expect(
      heard == [
        "a next(1)", "a next(2)", "a completed", "b next(1)", "b next(2)", "b completed",
      ])
    heard = []
    let sink = AnyObserver<String?> { heard.append("set \($0)") }
    let property = ControlProperty(values: Observable.of("x", nil), valueSink: sink)
    property.subscribe(AnyObserver { heard.append("\($0)") }).dispose()
    property.asControlProperty().orEmpty.subscribe { heard.append("\($0)") }.dispose()
    property.changed.subscribe { heard.append("changed \($0)") }.dispose()
    property.orEmpty.onNext("y")
    property.onCompleted()
    #expect(
      heard == [
        "next(Optional(\"x\"))", "next(nil)", "completed", "next(x)", "next()", "completed",
        "changed next(nil)", "changed completed", "set next(Optional(\"y\"))",
      ])
  }

  @Test("events of an object that is gone complete at once")
  func gone() {
    func events<Source: ObservableType>(_ make: () -> Source) -> [String] {
      let source = make()
      var heard: [String] = []
      source.subscribe { heard.append("\($0)") }.dispose()
      return heard
    }
    #expect(events { UIButton().rx.tap } == ["completed"])
    #expect(events { UIBarButtonItem().rx.tap } == ["completed"])
    #expect(events { UISlider().rx.value } == ["completed"])
    #expect(events { UITapGestureRecognizer().rx.event } == ["completed"])
    #expect(events { UISearchBar().rx.cancelButtonClicked } == ["completed"])
    #expect(events { UISearchBar().rx.selectedScopeButtonIndex } == ["completed"])
    #expect(events { UITextView().rx.text } == ["completed"])
  }

  @Test("a picker's rows and titles stay where nobody keeps the binding")
  func unkeptPicker() throws {
    let picker = UIPickerView()
    _ = Observable.just(["S", "M"]).bind(to: picker.rx.itemTitles) { _, text in "Size \(text)" }
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "Size M")
  }

  @Test("a picker's delegate of the app gives the attributed titles")
  func picker() throws {
    final class Delegate: UIPickerViewDelegate {
      var selected: [Int] = []

      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? { NSAttributedString(string: "row \(row)") }

      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) {
        selected.append(row)
      }
    }
    let (picker, delegate) = (UIPickerView(), Delegate())
    picker.delegate = delegate
    var heard: [String] = []
    picker.rx.itemSelected.subscribe(onNext: { heard.append("\($0.row) of \($0.component)") })
      .disposed(by: bag)
    let proxy = try #require(picker.delegate)
    #expect(
      proxy.pickerView(picker, attributedTitleForRow: 2, forComponent: 0)?.string == "row 2")
    proxy.pickerView(picker, didSelectRow: 3, inComponent: 1)
    #expect(heard == ["3 of 1"])
    #expect(delegate.selected == [3])
  }
}
