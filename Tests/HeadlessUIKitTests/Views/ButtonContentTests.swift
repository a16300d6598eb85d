import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Title label and image view of a button")
final class ButtonContentTests {
  private lazy var phone = SpyPhone()
  private let button = UIButton(type: .system)

  @Test("the title label has the title of the current state, and setting its text has no effect")
  func title() {
    #expect(button.titleLabel?.text == nil)
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    #expect(button.titleLabel?.text == "Add")
    #expect(button.titleLabel?.attributedText?.string == "Add")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Added")
    button.titleLabel?.text = "Other"
    #expect([button.titleLabel?.text, button.currentTitle] == ["Added", "Added"])
  }

  @Test("the title label of an attributed title has its string")
  func attributedTitle() {
    button.setAttributedTitle(NSAttributedString(string: "Bold"), for: .normal)
    #expect(button.titleLabel?.text == "Bold")
    #expect(button.titleLabel?.attributedText?.string == "Bold")
    button.titleLabel?.attributedText = NSAttributedString(string: "Other")
    #expect(button.titleLabel?.text == "Bold")
  }

  @Test("the image view has the image of the current state, and setting it has no effect")
  func image() {
    #expect(button.imageView?.image == nil)
    let star = UIImage(systemName: "star")
    button.setImage(star, for: .normal)
    #expect(button.imageView?.image == star)
    button.imageView?.image = nil
    #expect(button.imageView?.image == star)
  }
}
