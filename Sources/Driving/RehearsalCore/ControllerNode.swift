import HeadlessDevice
import HeadlessUIKit

/// A view controller in the key window, with its children and the controller it presents.
package struct ControllerNode {
  /// The type.
  package let type: String

  /// The title in the navigation bar, or else the controller's title.
  package let title: String?

  /// Whether it is the visible screen.
  package let isVisible: Bool

  /// The children, in their container's order.
  package let children: [ControllerNode]

  /// The controller that this one presents, with the style of the presentation.
  package let presented: [(style: String, node: ControllerNode)]
}

extension Session {
  /// The root controller of the key window; nil if the app does not run.
  package var controllers: ControllerNode? {
    makeCurrent()
    guard let root = application?.keyWindow?.rootViewController else { return nil }
    return node(of: root, visible: application?.topViewController)
  }

  private func node(
    of controller: UIViewController, visible: UIViewController?
  ) -> ControllerNode {
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    return ControllerNode(
      type: "\(type(of: controller))",
      title: controller.navigationItem.title ?? controller.title,
      isVisible: controller === visible,
      children: controller.children.map { node(of: $0, visible: visible) },
      presented: presented.map { [($0.style, node(of: $0, visible: visible))] } ?? [])
  }
}

extension UIViewController {
  /// The style of the controller's presentation, in words.
  fileprivate var style: String {
    if let alert = self as? UIAlertController {
      return alert.preferredStyle == .actionSheet ? "actionSheet" : "alert"
    }
    return "\(modalPresentationStyle)"
  }
}
