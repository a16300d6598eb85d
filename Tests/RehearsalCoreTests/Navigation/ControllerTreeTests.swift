import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with two tabs, the first of which is a navigation controller.
private final class TabbedAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let home = HomeViewController()
    home.title = "Home"
    let settings = SettingsViewController()
    settings.title = "Settings"
    settings.navigationItem.title = "All settings"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: home), settings]
    return tabs
  }
}

private final class SettingsViewController: UIViewController {}
private final class DetailsViewController: UIViewController {}
private final class FormViewController: UIViewController {}

private final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Push") {
      $0.navigationController?.pushViewController(DetailsViewController(), animated: false)
    }
    add("Present") { home in
      let form = FormViewController()
      form.modalPresentationStyle = .fullScreen
      home.present(form, animated: false)
    }
    add("Ask") { home in
      home.present(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    }
    add("Choose") { home in
      home.present(
        UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet),
        animated: false)
    }
  }

  private func add(_ title: String, _ act: @escaping (UIViewController) -> Void) {
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: title) { [weak self] _ in if let self { act(self) } }))
  }
}

@Suite("The tree of the view controllers")
struct ControllerTreeTests {
  /// Returns a line for each controller below another, presented ones with their style.
  private func lines(_ node: ControllerNode, indentation: String = "", style: String? = nil)
    -> [String]
  {
    let words = [
      style.map { "\($0):" }, node.type, node.title.map { "\"\($0)\"" },
      node.isVisible ? "visible" : nil,
    ]
    return [indentation + words.compactMap(\.self).joined(separator: " ")]
      + node.children.flatMap { lines($0, indentation: indentation + "  ") }
      + node.presented.flatMap {
        lines($0.node, indentation: indentation + "  ", style: $0.style)
      }
  }

  private func lines(after taps: String...) throws -> [String] {
    let session = try Session(TabbedAppDelegate.self)
    try session.launch()
    for tap in taps { try session.perform(.tap(ElementQuery(tap, type: .button))) }
    return try lines(#require(session.controllers))
  }

  @Test("the children of each container are listed in order, and the visible screen is marked")
  func children() throws {
    let lines = try lines(after: "Push")
    #expect(
      lines == [
        "UITabBarController", "  UINavigationController",
        #"    HomeViewController "Home""#,
        "    DetailsViewController visible", #"  SettingsViewController "All settings""#,
      ])
  }

  @Test(
    "a presented controller is listed once, at the controller that presents it, with its style",
    arguments: [
      ("Present", ["  fullScreen: FormViewController visible"], ""),
      ("Ask", [#"  alert: UIAlertController "Sure?""#], " visible"),
      ("Choose", [#"  actionSheet: UIAlertController "Which?""#], " visible"),
    ])
  func presented(title: String, presented: [String], state: String) throws {
    let lines = try lines(after: title)
    #expect(
      lines == [
        "UITabBarController", "  UINavigationController",
        #"    HomeViewController "Home""# + state, #"  SettingsViewController "All settings""#,
      ] + presented)
  }

  @Test("an app that does not run has no controllers")
  func notRunning() throws {
    let session = try Session(TabbedAppDelegate.self)
    #expect(session.controllers == nil)
    try session.launch()
    try session.perform(.kill)
    #expect(session.controllers == nil)
  }
}
