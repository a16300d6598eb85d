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
      self.show(source.asObservable()) { proxy, items in
        proxy.title = { row in items.value(row, titleForRow) }
      }
    }
  }

  /// Binds a sequence of rows to the picker, with a closure that makes each title with attributes.
  public func itemAttributedTitles<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ attributedTitleForRow: @escaping (Int, Rows.Element) -> NSAttributedString?)
    -> any Disposable where Source.Element == Rows
  {
    { titleForRow in
      self.show(source.asObservable()) { proxy, items in
        proxy.title = { row in items.value(row, titleForRow)?.string }
      }
    }
  }

  /// Binds a sequence of rows to the picker, with a closure that makes each view or uses one again.
  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Rows.Element, UIView?) -> UIView)
    -> any Disposable where Source.Element == Rows
  {
    { viewForRow in
      self.show(source.asObservable()) { proxy, items in
        proxy.view = { row, view in items.value(row) { viewForRow($0, $1, view) } }
      }
    }
  }

  private func show<Rows: Sequence>(
    _ source: Observable<Rows>,
    _ adopt: @escaping (PickerDelegateProxy, PickerItems<Rows.Element>) -> Void
  ) -> any Disposable {
    let picker: UIPickerView = base
    let items = PickerItems<Rows.Element>()
    picker.dataSource = items
    picker.companions.append(items)
    let titles = ControlEvent(of: picker, through: PickerDelegateProxy.self) { proxy in
      adopt(proxy, items)
      return proxy.selected
    }.subscribe()
    let origin = Origin.ofBinding()
    let rows = source.subscribe(
      onNext: { [weak picker] rows in
        items.rows = Array(rows)
        picker?.reloadAllComponents()
      }, fileID: origin.fileID, line: origin.line)
    return Disposables.create { [weak picker] in
      rows.dispose()
      titles.dispose()
      picker?.companions.removeAll { $0 === items }
      if picker?.dataSource === items { picker?.dataSource = nil }
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

  func value<Value>(_ row: Int, _ valueForRow: (Int, Element) -> Value?) -> Value? {
    rows.indices.contains(row) ? valueForRow(row, rows[row]) : nil
  }
}

/// A picker view's delegate that sends the selected rows and knows the titles of bound ones.
private final class PickerDelegateProxy: ForwardingDelegate<UIPickerView>, UIPickerViewDelegate {
  private final class EmptyDelegate: UIPickerViewDelegate {}

  let selected = PublishSubject<(row: Int, component: Int)>()

  /// The titles of a bound picker.
  var title: ((Int) -> String?)?

  /// The views of a bound picker.
  var view: ((Int, UIView?) -> UIView?)?

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
    if let bound = self.view?(row, view) { return bound }
    let own = title == nil ? ownDelegate : nil
    return (own ?? EmptyDelegate()).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    ownDelegate?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    selected.onNext((row, component))
  }
}
