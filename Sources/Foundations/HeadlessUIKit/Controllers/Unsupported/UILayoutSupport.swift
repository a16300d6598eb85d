public import Foundation

/// An edge of a view controller's content, as before iOS 11; nothing is laid out.
public protocol UILayoutSupport: AnyObject {
  /// The distance from the screen's edge; always zero.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The distance from the screen's edge; always zero.
  public var length: CGFloat { 0 }
}

extension UIViewController {
  /// The edge below the bars at the top, as before iOS 11.
  public final var topLayoutGuide: any UILayoutSupport { view.safeAreaLayoutGuide }

  /// The edge above the bars at the bottom, as before iOS 11.
  public final var bottomLayoutGuide: any UILayoutSupport { view.safeAreaLayoutGuide }
}
