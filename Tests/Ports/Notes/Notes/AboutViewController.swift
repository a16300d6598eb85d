import UIKit
import os

/// Shows the picture of the app; its buttons call UIKit's own methods.
final class AboutViewController: UIViewController {
  private let field = UITextField()
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    URLCache.shared = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, directory: nil)
    let picture = UIImageView(image: .notebook)
    picture.layer.contents = UIImage(resource: .notebook).cgImage
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = picture.image?.accessibilityLabel
    view.addSubview(picture)
    field.placeholder = "Feedback"
    view.addSubview(field)
    view.addSubview(refresh)
    addButton("Done typing", view, #selector(UIView.endEditing(_:)))
    addButton("Type", field, #selector(UIResponder.becomeFirstResponder))
    addButton("Link", self, #selector(openLink))
    addButton(
      "Leave", navigationController, #selector(UINavigationController.popViewController(animated:)))
  }

  private func addButton(_ title: String, _ target: Any?, _ action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func openLink() {
    guard let url = URL(string: "notes://add/Linked"), UIApplication.shared.canOpenURL(url) else {
      return
    }
    let log: @Sendable () -> Void = {
      Logger(subsystem: "notes", category: "links").notice("opens \(url)")
    }
    log()
    UIApplication.shared.open(url)
  }
}
