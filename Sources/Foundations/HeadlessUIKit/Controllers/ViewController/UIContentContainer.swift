public import Foundation

/// What has a size that it wants and one that it gets: controllers and presentations.
@MainActor public protocol UIContentContainer: AnyObject {
  /// The size it would like.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
