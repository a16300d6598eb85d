public import Foundation

extension UIBarItem {
  /// Does nothing: nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
