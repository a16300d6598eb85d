import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Adapters of picker views")
struct PickerAdapterTests {
  /// An adapter with a component for each array.
  private final class Adapter: RxPickerViewDataSourceType, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    private var columns: [[String]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<[[String]]>) {
      guard case .next(let columns) = observedEvent else { return }
      self.columns = columns
      pickerView.reloadAllComponents()
    }
  }

  private func numbers(_ picker: UIPickerView) -> [Int] {
    (0..<picker.numberOfComponents).map { picker.numberOfRows(inComponent: $0) }
  }

  @Test("an adapter shows each element, is kept by the picker, and is gone after disposal")
  func adapter() {
    let picker = UIPickerView()
    let source = BehaviorSubject(value: [["a", "b"], ["c"]])
    let token = source.bind(to: picker.rx.items(adapter: Adapter()))
    #expect(numbers(picker) == [2, 1])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "b")
    source.onNext([["d"]])
    #expect(numbers(picker) == [1])
    token.dispose()
    let isEmpty = picker.dataSource == nil && picker.delegate == nil
    #expect(isEmpty)
  }
}
