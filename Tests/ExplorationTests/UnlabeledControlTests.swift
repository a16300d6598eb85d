import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

@Suite("Controls without a label")
struct UnlabeledControlTests {
  /// An app with a screen of the view that a test makes.
  private final class OneViewAppDelegate: RootAppDelegate {
    static var content: () -> UIView = { UIView() }

    override func makeRoot() -> UIViewController {
      let root = UIViewController()
      root.view.addSubview(Self.content())
      return root
    }
  }

  private func faults(_ content: @escaping () -> UIView) throws -> [String] {
    OneViewAppDelegate.content = content
    let result = try Exploration(OneViewAppDelegate.self, faults: [])
      .explore(for: .states(10))
    return result.faults.filter { $0.rule == "unlabeled control" }.map(\.message)
  }

  private static func textView(isEditable: Bool) -> UITextView {
    let view = UITextView()
    view.text = "Terms"
    view.isEditable = isEditable
    return view
  }

  @Test("a text view without a label is a fault, unless it cannot be edited")
  func textViews() throws {
    #expect(try faults { Self.textView(isEditable: true) } == ["a textView has no label"])
    #expect(try faults { Self.textView(isEditable: false) } == [])
  }

  @Test("a switch without a label is a fault, one with a label is none")
  func switches() throws {
    #expect(try faults { UISwitch() } == ["a switch has no label"])
    let labeled = try faults {
      let control = UISwitch()
      control.accessibilityLabel = "Reminders"
      return control
    }
    #expect(labeled == [])
  }
}
