public import Foundation

/// An object that manages content of a size: view controllers and presentation controllers.
@MainActor public protocol UIContentContainer: AnyObject {
  /// The preferred size.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
