import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// An app whose root presents a controller that a test makes.
private final class PresentingAppDelegate: RootAppDelegate {
  static var make: () -> UIViewController = { UIViewController() }
}

@Suite("The command tree")
struct ControllerTreeTests {
  private func styles(_ make: @escaping () -> UIViewController) throws -> [String] {
    let session = try Session(PresentingAppDelegate.self)
    try session.launch()
    let root = UIApplication.shared.windows.first?.rootViewController
    root?.present(make(), animated: false)
    try session.perform(.settle)
    return session.controllers?.presented.map(\.style) ?? []
  }

  @Test("a presented controller has its style, an alert and an action sheet their own words")
  func styles() throws {
    #expect(
      try styles { UIAlertController(title: "A", message: nil, preferredStyle: .alert) }
        == ["alert"])
    #expect(
      try styles { UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet) }
        == ["actionSheet"])
    let full = try styles {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      return controller
    }
    #expect(full == ["fullScreen"])
    #expect(try styles { UIViewController() } == ["automatic"])
  }

  @Test("children and presented controllers are indented below their parent and their presenter")
  func lines() throws {
    let session = try Session(PresentingAppDelegate.self)
    try session.launch()
    let root = UIApplication.shared.windows.first?.rootViewController
    let detail = UIViewController()
    detail.title = "Detail"
    root?.present(UINavigationController(rootViewController: detail), animated: false)
    try session.perform(.settle)
    #expect(
      TreeInspector(session).controllerLines == [
        "UIViewController",
        "  UIViewController presents as automatic: UINavigationController",
        "    UIViewController  \"Detail\"  (visible)",
      ])
  }
}
