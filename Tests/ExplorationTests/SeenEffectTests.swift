import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

/// An app whose buttons change what elements do not tell, and two that change nothing.
private final class LooksAppDelegate: RootAppDelegate {
  private static let picture = UIImageView()
  private static let label = UILabel()

  private static let changes: [(String, (UIView) -> Void)] = [
    ("Picture", { _ in picture.image = UIImage() }),
    ("Colour", { $0.backgroundColor = .red }),
    ("Opacity", { $0.alpha = 0.5 }),
    ("Tint", { $0.tintColor = .green }),
    ("Place", { $0.frame.origin.x += 1 }),
    ("Turn", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
    ("Drawing", { $0.setNeedsDisplay() }),
    ("Text colour", { _ in label.textColor = .blue }),
    ("Font", { _ in label.font = .boldSystemFont(ofSize: 9) }),
    ("Layer", { $0.layer.borderWidth = 3 }),
    ("Sublayer", { $0.layer.addSublayer(CALayer()) }),
    ("Storage", { _ in Device.current.storage["saved"] = .text("1") }),
    (
      "Permission",
      { _ in UNUserNotificationCenter.current().requestAuthorization { _, _ in } }
    ),
    ("Same colour", { $0.backgroundColor = $0.backgroundColor }),
    ("Nothing", { _ in }),
  ]

  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    for (title, change) in Self.changes {
      let action = UIAction(title: title) { [unowned screen] _ in change(screen.view) }
      screen.view.addSubview(UIButton(primaryAction: action))
    }
    return screen
  }
}

@Suite("Effects that only the eye sees")
struct SeenEffectTests {
  @Test("a button that changes a picture, a colour, a place or the storage has an effect")
  func looks() throws {
    let result = try Exploration(LooksAppDelegate.self, faults: []).explore(for: .states(30))
    #expect(result.faults.map(\.rule) == ["no effect", "no effect"])
    #expect(
      result.faults.map(\.message) == [
        "button \"Same colour\" is enabled and has no effect",
        "button \"Nothing\" is enabled and has no effect",
      ])
  }
}
