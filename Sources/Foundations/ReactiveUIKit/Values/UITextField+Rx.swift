public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITextField {
  /// What is written in the field.
  public var text: ControlProperty<String?> { value }

  /// What is written in the field.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
      setter: { field, text in
        // Setting what is written already would move the cursor to its end.
        if field.text != text { field.text = text }
      })
  }
}

extension Reactive where Base: UISearchBar {
  /// What is searched for.
  public var text: ControlProperty<String?> { value }

  /// What is searched for.
  public var value: ControlProperty<String?> {
    let field = base.searchTextField.rx.value
    return ControlProperty(
      values: field,
      valueSink: Binder(base) { bar, text in
        if bar.text != text { bar.text = text }
      })
  }
}
