public import Foundation

/// The data source of a picker view.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the attributed title of a row; nil means the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row, whose texts stand in place of a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Tells the delegate that the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a view that stands for none: the row has a title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoPickerRowView.shared }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The view of a row whose delegate makes no views.
private final class NoPickerRowView: UIView {
  static let shared = NoPickerRowView()
}

/// A view of one or more wheels; the user selects one row of each.
open class UIPickerView: UIView {
  private var counts: [Int]?
  private var selected: [Int] = []
  private var wheels: [PickerWheel] = []

  /// Creates a picker without a data source.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a picker; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Adds UIKit's own subviews, the wheels and the mark of the selection, which apps hide or colour.
  private func addParts() {
    for _ in 0..<2 { addSubview(UIView()) }
  }

  /// The data source.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The delegate.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The number of components.
  open var numberOfComponents: Int { loaded.count }

  /// Returns the number of rows in a component; 0 if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component] : 0
  }

  /// Asks the data source again for the number of rows.
  open func reloadAllComponents() {
    counts = nil
  }

  /// Asks the data source again for the number of rows.
  open func reloadComponent(_ component: Int) {
    counts = nil
  }

  /// Selects a row in code, without telling the delegate; does nothing if there is no such row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selected[component] = row
  }

  /// Returns the selected row of a component; -1 if there is none, as in UIKit.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selected[component] : -1
  }

  /// The number of rows of each component, asked from the data source when unknown.
  private var loaded: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let components = max(0, dataSource.numberOfComponents(in: self))
    // The data source may ask for the rows selected in the components counted so far.
    counts = []
    for component in 0..<components {
      let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
      if !selected.indices.contains(component) { selected.append(0) }
      selected[component] = min(selected[component], max(rows - 1, 0))
      counts?.append(rows)
    }
    selected.removeLast(max(0, selected.count - components))
    wheels = (0..<components).map { PickerWheel(component: $0, of: self) }
    return counts ?? []
  }

  final func title(ofRow row: Int, inComponent component: Int) -> String {
    guard let delegate else { return "" }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    if !(view is NoPickerRowView) {
      return view.elementType == .staticText ? view.elementLabel : view.joinedTexts
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  /// The titles of a component's rows.
  final func titles(inComponent component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map { title(ofRow: $0, inComponent: component) }
  }

  /// Selects the row with a title and tells the delegate.
  final func turn(_ component: Int, to title: String) throws(Refusal) {
    guard isUserInteractionEnabled, isReachable else {
      throw Refusal("\(elementName) takes no touches: isUserInteractionEnabled is false.")
    }
    let rows = 0..<numberOfRows(inComponent: component)
    guard let row = rows.first(where: { self.title(ofRow: $0, inComponent: component) == title })
    else {
      let some = rows.prefix(5).map { "\"\(self.title(ofRow: $0, inComponent: component))\"" }
      let more = rows.count > 5 ? ", … (\(rows.count) rows)" : ""
      throw Refusal(
        "\(elementName) has no row \"\(title)\"; it has \(some.joined(separator: ", "))\(more).")
    }
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: AccessibleElement

  package override var elementType: ElementType? { .picker }

  /// The titles of the selected rows, separated by commas.
  package override var elementValue: String? {
    accessibilityValue
      ?? loaded.indices.compactMap { index in
        let row = selectedRow(inComponent: index)
        return row < 0 ? nil : title(ofRow: row, inComponent: index)
      }.joined(separator: ", ")
  }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    _ = loaded
    for wheel in wheels where body(wheel) { return true }
    return false
  }

  /// Selects a row by its title; refused unless there is one component.
  package override func performSet(_ value: String) throws(Refusal) {
    guard numberOfComponents == 1 else {
      throw Refusal(
        "\(elementName) has \(numberOfComponents) wheels; say which pickerWheel to set.")
    }
    try turn(0, to: value)
  }
}

/// A wheel of a picker view.
final class PickerWheel: AccessibleElement {
  private let component: Int
  private weak var picker: UIPickerView?

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
  }

  package var elementType: ElementType? { .pickerWheel }
  package var elementLabel: String { picker?.accessibilityLabel ?? "" }
  package var elementIsEnabled: Bool { picker?.elementIsEnabled ?? false }

  package var elementValue: String? {
    guard let picker, picker.selectedRow(inComponent: component) >= 0 else { return nil }
    return picker.title(
      ofRow: picker.selectedRow(inComponent: component), inComponent: component)
  }

  package var elementChoices: [String] { picker?.titles(inComponent: component) ?? [] }

  package func performSet(_ value: String) throws(Refusal) {
    guard let picker else { throw Refusal("\(elementName) is gone.") }
    try picker.turn(component, to: value)
  }
}
