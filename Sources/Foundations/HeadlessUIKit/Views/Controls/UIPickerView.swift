public import Foundation

/// Who says what is on a picker's wheels.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what a picker's rows say, and is told what a person picks.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// What a row says.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// What a row says, with attributes; what it says without them unless implemented.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// A person turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels that a person turns to pick a row of each.
open class UIPickerView: UIView {
  private var counts: [Int]?
  private var selected: [Int] = []
  private var wheels: [PickerWheel] = []

  /// Who says what is on the wheels.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Who says what the rows say, and is told what a person picks.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// How many wheels there are.
  open var numberOfComponents: Int { loaded.count }

  /// How many rows a wheel has; 0 where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component] : 0
  }

  /// Asks anew how many rows all wheels have.
  open func reloadAllComponents() {
    counts = nil
  }

  /// Asks anew how many rows a wheel has.
  open func reloadComponent(_ component: Int) {
    counts = nil
  }

  /// Turns a wheel by code, which nobody is told; nothing happens where there is no such row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selected[component] = row
  }

  /// The row a wheel is turned to; -1 where there is none, as in UIKit.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selected[component] : -1
  }

  /// How many rows each wheel has; asked for where that is not known.
  private var loaded: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let new = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    counts = new
    selected = new.indices.map {
      selected.indices.contains($0) ? min(selected[$0], max(new[$0] - 1, 0)) : 0
    }
    wheels = new.indices.map { PickerWheel(component: $0, of: self) }
    return new
  }

  final func title(ofRow row: Int, inComponent component: Int) -> String {
    let delegate = self.delegate
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  /// Turns a wheel by hand.
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

  // MARK: As an element

  package override var elementType: ElementType? { .picker }

  /// What the wheels are turned to, joined.
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

  /// Takes the title of a row of the only wheel.
  package override func performSet(_ value: String) throws(Refusal) {
    guard numberOfComponents == 1 else {
      throw Refusal(
        "\(elementName) has \(numberOfComponents) wheels; say which pickerWheel to set.")
    }
    try turn(0, to: value)
  }
}

/// One wheel of a picker.
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

  package func performSet(_ value: String) throws(Refusal) {
    guard let picker else { throw Refusal("\(elementName) is gone.") }
    try picker.turn(component, to: value)
  }
}
