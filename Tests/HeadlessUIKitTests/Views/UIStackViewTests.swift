import HeadlessUIKit
import Testing

@Suite("UIStackView")
struct UIStackViewTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func texts(_ stack: UIStackView) -> [[String?]] {
    [stack.arrangedSubviews, stack.subviews].map { $0.map { ($0 as? UILabel)?.text } }
  }

  @Test("an arranged view that is inserted again moves to the new index and stays one subview")
  func moved() {
    let first = label("1")
    let stack = UIStackView(arrangedSubviews: [first, label("2"), label("3")])
    stack.insertArrangedSubview(first, at: 2)
    #expect(texts(stack) == [["2", "3", "1"], ["1", "2", "3"]])
    stack.addArrangedSubview(stack.arrangedSubviews[0])
    #expect(texts(stack) == [["3", "1", "2"], ["1", "2", "3"]])
  }

  @Test("an index beyond the ends is the nearest end")
  func ends() {
    let stack = UIStackView(arrangedSubviews: [label("1")])
    stack.insertArrangedSubview(label("0"), at: -5)
    stack.insertArrangedSubview(label("2"), at: 9)
    #expect(texts(stack)[0] == ["0", "1", "2"])
  }

  @Test("a view that is no longer arranged stays a subview; one that leaves is no longer arranged")
  func removed() {
    let (first, second) = (label("1"), label("2"))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(texts(stack) == [["2"], ["1", "2"]])
    second.removeFromSuperview()
    #expect(texts(stack) == [[], ["1"]])
  }
}
