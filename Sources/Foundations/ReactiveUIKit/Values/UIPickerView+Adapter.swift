public import HeadlessUIKit
public import Reactive

/// A picker view's data source and delegate that shows the elements of a sequence, such as an adapter's.
public protocol RxPickerViewDataSourceType {
  /// The type of the elements, such as a list of components.
  associatedtype Element

  /// Shows an element; receives the end of the sequence too.
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

extension Reactive where Base: UIPickerView {
  /// Binds a sequence to the picker through an app's own data source and delegate.
  public func items<
    Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate,
    Source: ObservableType
  >(
    adapter: Adapter
  ) -> (_ source: Source) -> any Disposable where Adapter.Element == Source.Element {
    { source in
      let picker: UIPickerView = base
      (picker.dataSource, picker.delegate) = (adapter, adapter)
      picker.companions.append(adapter)
      let events = source.asObservable().subscribe { [weak picker] event in
        if let picker { adapter.pickerView(picker, observedEvent: event) }
      }
      return Disposables.create { [weak picker] in
        events.dispose()
        picker?.companions.removeAll { $0 === adapter }
        if picker?.dataSource === adapter { picker?.dataSource = nil }
        if picker?.delegate === adapter { picker?.delegate = nil }
      }
    }
  }
}
