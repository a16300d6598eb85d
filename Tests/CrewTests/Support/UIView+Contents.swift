@testable import CrewChat
import HeadlessUIKit

extension UIView {
  /// The buttons in the view's hierarchy.
  var buttons: [UIButton] { all(UIButton.self) }

  /// The texts of the labels in the view's hierarchy.
  var labels: [String] { all(UILabel.self).compactMap(\.text) }

  /// The pictures of users in the view's hierarchy.
  var pictures: [AvatarView] { all(AvatarView.self) }

  private func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.all(type) }
  }
}
