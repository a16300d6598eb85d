public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UISearchBar {
  /// The taps on the keyboard's search button.
  public var searchButtonClicked: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.primaryActionTriggered)
  }

  /// The beginnings of editing.
  public var textDidBeginEditing: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.editingDidBegin)
  }

  /// The ends of editing.
  public var textDidEndEditing: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.editingDidEnd)
  }
}
