// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxDataSources', and their documentation is too.
public import Foundation
public import RxCocoa
public import UIKit

/// A picker's data source whose closures count the components and rows.
open class RxPickerViewDataSource<Components>: NSObject, UIPickerViewDataSource,
  RxPickerViewDataSourceType
{
  public typealias Element = Components
  public typealias NumberOfComponents = (
    RxPickerViewDataSource<Components>, UIPickerView, Components
  ) -> Int
  public typealias NumberOfRowsInComponent = (
    RxPickerViewDataSource<Components>, UIPickerView, Components, Int
  ) -> Int

  fileprivate var components: Components
  private let countComponents: NumberOfComponents
  private let countRows: NumberOfRowsInComponent

  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent
  ) {
    self.components = components
    (countComponents, countRows) = (numberOfComponents, numberOfRowsInComponent)
    super.init()
  }

  open func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Components>) {
    guard let components = observedEvent.element else { return }
    self.components = components
    pickerView.reloadAllComponents()
  }

  open func numberOfComponents(in pickerView: UIPickerView) -> Int {
    countComponents(self, pickerView, components)
  }

  open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    countRows(self, pickerView, components, component)
  }
}

open class RxPickerViewStringAdapter<Components>: RxPickerViewDataSource<Components>,
  UIPickerViewDelegate
{
  public typealias TitleForRow = (
    RxPickerViewStringAdapter<Components>, UIPickerView, Components, Int, Int
  ) -> String?

  private let titleForRow: TitleForRow

  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent,
    titleForRow: @escaping TitleForRow
  ) {
    self.titleForRow = titleForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  open func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titleForRow(self, pickerView, components, row, component)
  }
}

open class RxPickerViewAttributedStringAdapter<Components>: RxPickerViewDataSource<Components>,
  UIPickerViewDelegate
{
  public typealias AttributedTitleForRow = (
    RxPickerViewAttributedStringAdapter<Components>, UIPickerView, Components, Int, Int
  ) -> NSAttributedString?

  private let attributedTitleForRow: AttributedTitleForRow

  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent,
    attributedTitleForRow: @escaping AttributedTitleForRow
  ) {
    self.attributedTitleForRow = attributedTitleForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  open func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributedTitleForRow(self, pickerView, components, row, component)
  }
}

open class RxPickerViewViewAdapter<Components>: RxPickerViewDataSource<Components>,
  UIPickerViewDelegate
{
  public typealias ViewForRow = (
    RxPickerViewViewAdapter<Components>, UIPickerView, Components, Int, Int, UIView?
  ) -> UIView

  private let viewForRow: ViewForRow

  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent, viewForRow: @escaping ViewForRow
  ) {
    self.viewForRow = viewForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  open func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    viewForRow(self, pickerView, components, row, component, view)
  }
}
