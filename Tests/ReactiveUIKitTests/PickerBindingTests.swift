import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Bindings of picker views")
struct PickerBindingTests {
  private func bind(_ titles: [String], to picker: UIPickerView) -> any Disposable {
    BehaviorSubject(value: titles).bind(to: picker.rx.itemTitles) { _, title in title }
  }

  private func titles(_ picker: UIPickerView) -> [String?] {
    guard picker.dataSource != nil else { return [] }
    return (0..<picker.numberOfRows(inComponent: 0)).map {
      picker.delegate?.pickerView(picker, titleForRow: $0, forComponent: 0)
    }
  }

  /// A delegate with a view for each row.
  private final class Views: UIPickerViewDelegate {
    let view = UIView()

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { self.view }
  }

  @Test("the app's delegate gives the views of rows, unless a binding gives their titles")
  func views() {
    let (picker, own) = (UIPickerView(), Views())
    picker.delegate = own
    let selections = picker.rx.itemSelected.subscribe()
    func view() -> UIView? {
      picker.delegate?.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    }
    #expect(picker.delegate !== own && view() === own.view)
    let binding = bind(["a"], to: picker)
    #expect(view() !== own.view && titles(picker) == ["a"])
    binding.dispose()
    selections.dispose()
  }

  @Test("the rows of a binding are gone once it is disposed of")
  func disposal() {
    let picker = UIPickerView()
    let binding = bind(["a", "b"], to: picker)
    #expect(titles(picker) == ["a", "b"])
    binding.dispose()
    let isEmpty = picker.dataSource == nil
    #expect(isEmpty)
  }

  @Test("the rows of a later binding stay when the earlier one is disposed of")
  func replacement() {
    let picker = UIPickerView()
    let first = bind(["a", "b"], to: picker)
    let second = bind(["c"], to: picker)
    #expect(titles(picker) == ["c"])
    first.dispose()
    #expect(titles(picker) == ["c"])
    second.dispose()
    let isEmpty = picker.dataSource == nil
    #expect(isEmpty)
  }

  @Test("the end of a binding is not the end of the picker")
  func deallocation() {
    var picker: UIPickerView? = UIPickerView()
    var events: [String] = []
    let watching = picker?.rx.deallocated.subscribe(onNext: { events.append("deallocated") })
    picker.map { bind(["a"], to: $0) }?.dispose()
    #expect(events == [])
    picker = nil
    #expect(events == ["deallocated"])
    watching?.dispose()
  }
}
