import Foundation
import HeadlessUIKit
import Testing

private func styled(_ text: String?) -> NSAttributedString {
  NSAttributedString(string: text ?? "", attributes: [.kern: 2])
}

/// A label that gives its text attributes, as apps do for the height of lines.
private final class StyledLabel: UILabel {
  override var text: String? { didSet { attributedText = styled(text) } }
}

private final class StyledField: UITextField {
  override var text: String? { didSet { attributedText = styled(text) } }
}

private final class StyledTextView: UITextView {
  override var text: String! { didSet { attributedText = styled(text) } }
}

@Suite("Text with attributes")
struct AttributedTextTests {
  @Test("a view that sets its attributed text whenever its text is set shows the text")
  func observed() {
    let label = StyledLabel()
    label.text = "Total"
    #expect(label.text == "Total")
    #expect(label.attributedText == styled("Total"))
    let field = StyledField()
    field.text = "Ann"
    #expect(field.text == "Ann")
    let view = StyledTextView()
    view.text = "Dear Ann"
    #expect(view.text == "Dear Ann")
  }
}
