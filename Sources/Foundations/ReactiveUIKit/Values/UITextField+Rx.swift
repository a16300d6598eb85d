public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITextField {
  /// The text of the field.
  public var text: ControlProperty<String?> { value }

  /// The text of the field.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
      setter: { field, text in
        // Setting an equal text would move the cursor to the end.
        if field.text != text { field.text = text }
      })
  }
}

extension Reactive where Base: UISearchBar {
  /// The text of the search field.
  public var text: ControlProperty<String?> { value }

  /// The text of the search field.
  public var value: ControlProperty<String?> {
    let field = base.searchTextField.rx.value
    return ControlProperty(
      values: field,
      valueSink: Binder(base) { bar, text in
        if bar.text != text { bar.text = text }
      })
  }
}
