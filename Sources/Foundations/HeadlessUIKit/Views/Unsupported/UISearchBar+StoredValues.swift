public import Foundation

/// More members of `UISearchBar` without effect.
extension UISearchBar {
  /// The appearance of the keyboard, that of the field.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// Whether the results were shown by the button of the results list; stored, without effect.
  public final var isSearchResultsButtonSelected: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The offset of the text; stored, without effect.
  public final var searchTextPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The offset of the field; stored, without effect.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The image behind the scopes; stored, without effect.
  public final var scopeBarBackgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether the field takes text.
  public final var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Does nothing: nothing is laid out.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Does nothing: nothing is drawn.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}

  /// Does nothing: nothing is drawn.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
