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

  /// The taps on the cancel button.
  public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(of: base as UISearchBar, through: SearchBarDelegateProxy.self) {
      $0.cancellations
    }
  }

  /// The taps on the bookmark button.
  public var bookmarkButtonClicked: ControlEvent<Void> {
    ControlEvent(of: base as UISearchBar, through: SearchBarDelegateProxy.self) { $0.bookmarks }
  }

  /// The taps on the button of the results list.
  public var resultsListButtonClicked: ControlEvent<Void> {
    ControlEvent(of: base as UISearchBar, through: SearchBarDelegateProxy.self) {
      $0.resultsLists
    }
  }

  /// The index of the selected scope button.
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    let selections = ControlEvent(
      of: base as UISearchBar, through: SearchBarDelegateProxy.self
    ) { $0.scopes }
    let values = Observable<Int>.deferred { [weak base] in
      guard let base else { return .empty() }
      return selections.asObservable().startWith(base.selectedScopeButtonIndex)
    }
    return ControlProperty(
      values: values, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
  }
}
