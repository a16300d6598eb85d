import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A field that sets its values when it is created from a storyboard, as apps do.
final class MailField: UITextField {
  private(set) var textAtCreation: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textAtCreation = text
    text = nil
    placeholder = "Mail"
    isSecureTextEntry = true
    isEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = "mail"
  }
}

/// A button that is created without the coder.
final class PlainButton: UIButton {
  required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
}

/// A button that counts how often it is enabled or disabled.
final class CountingButton: UIButton {
  private(set) var changes = 0

  override var isEnabled: Bool { didSet { changes += 1 } }
}

/// Source: UIKit decodes a view within `UIView.init(coder:)`, which the initializer of a subclass calls.
@Suite("Values of a storyboard and those of a view's own initializer", .portedFolder)
final class DecodingOrderTests {
  private lazy var phone = SpyPhone()

  @Test("what a view's own initializer sets holds, and it sees what the storyboard sets")
  func ownValues() throws {
    _ = phone
    let field: MailField = try view(
      """
      <textField \(own("MailField")) translatesAutoresizingMaskIntoConstraints="YES" text="Ann" \
      placeholder="Address"><textInputTraits key="textInputTraits" keyboardType="emailAddress"/>\
      <accessibility key="accessibilityConfiguration" identifier="address"/></textField>
      """)
    #expect(field.textAtCreation == "Ann")
    #expect([field.text, field.placeholder] == ["", "Mail"])
    #expect(field.isSecureTextEntry && !field.isEnabled)
    #expect(!field.translatesAutoresizingMaskIntoConstraints)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.accessibilityIdentifier == "mail")
  }

  @Test("a view that is created without the coder has the storyboard's values all the same")
  func otherInitializer() throws {
    _ = phone
    let button: PlainButton = try view(
      "<button \(own("PlainButton")) enabled=\"NO\"><state key=\"normal\" title=\"Go\"/></button>")
    #expect(button.title(for: .normal) == "Go" && !button.isEnabled)
  }

  @Test("a value that the storyboard does not give is not set")
  func noValue() throws {
    _ = phone
    let plain: CountingButton = try view("<button \(own("CountingButton"))/>")
    #expect(plain.changes == 0)
    let disabled: CountingButton = try view("<button \(own("CountingButton")) enabled=\"NO\"/>")
    #expect(disabled.changes == 1)
  }
}
