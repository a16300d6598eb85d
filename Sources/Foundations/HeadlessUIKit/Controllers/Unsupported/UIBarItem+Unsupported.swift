public import Foundation

extension UIBarItem {
  /// Stores the attributes of the title for a state, without effect.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { storedTitleAttributes[state.rawValue] = attributes }

  /// Returns the attributes of the title for a state.
  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { storedTitleAttributes[state.rawValue] }
}

extension UIBarButtonItem {
  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {}
}
