public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIPickerView {
  /// The rows that a person selects.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(of: base as UIPickerView, through: PickerDelegateProxy.self) { $0.selected }
  }

  /// The element of a row bound with ``itemTitles(_:)`` when a person selects it; other types are ignored.
  ///
  /// The array has one element, since a bound picker has one component.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    let models = itemSelected.asObservable().compactMap { [weak base] row, _ -> [Model]? in
      try? base.map { [try $0.rx.model(at: IndexPath(row: row, section: 0)) as Model] }
    }
    return ControlEvent(events: models)
  }

  /// Returns the element of a row of a bound picker.
  ///
  /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` where the picker is not bound.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try boundModel(base.dataSource, of: base, at: indexPath)
  }

  /// Binds a sequence of rows to the picker, with a closure that makes each title.
  ///
  ///     Observable.just(["north", "south"]).bind(to: picker.rx.itemTitles) { _, side in side }
  ///       .disposed(by: bag)
  public func itemTitles<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Rows.Element) -> String?)
    -> any Disposable where Source.Element == Rows
  {
    { titleForRow in
      let picker: UIPickerView = base
      let items = PickerItems<Rows.Element>()
      picker.dataSource = items
      let titles = ControlEvent(of: picker, through: PickerDelegateProxy.self) { proxy in
        proxy.title = { row in items.title(row, titleForRow) }
        return proxy.selected
      }.subscribe()
      let rows = source.asObservable().subscribe(onNext: { [weak picker] rows in
        items.rows = Array(rows)
        picker?.reloadAllComponents()
      })
      return Disposables.create { [weak picker] in
        rows.dispose()
        titles.dispose()
        if picker?.dataSource === items { picker?.dataSource = nil }
      }
    }
  }
}

/// A picker view's data source of an array: one component with a row for each element.
private final class PickerItems<Element>: UIPickerViewDataSource, SectionedViewDataSourceType {
  var rows: [Element] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard rows.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
    return rows[indexPath.row]
  }

  func title(_ row: Int, _ titleForRow: (Int, Element) -> String?) -> String? {
    rows.indices.contains(row) ? titleForRow(row, rows[row]) : nil
  }
}

/// A picker view's delegate that sends the selected rows and knows the titles of bound ones.
private final class PickerDelegateProxy: ForwardingDelegate<UIPickerView>, UIPickerViewDelegate {
  private final class EmptyDelegate: UIPickerViewDelegate {}

  let selected = PublishSubject<(row: Int, component: Int)>()

  /// The titles of a bound picker.
  var title: ((Int) -> String?)?

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    title?(row) ?? ownDelegate?.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    ownDelegate?.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let own = title == nil ? ownDelegate : nil
    return (own ?? EmptyDelegate()).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    ownDelegate?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    selected.onNext((row, component))
  }
}
