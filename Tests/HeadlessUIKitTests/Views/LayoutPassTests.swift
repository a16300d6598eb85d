import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A view that records its layout, and marks another view then.
private final class MarkingView: UIView {
  private let name: String
  private let diary: Diary
  weak var marked: UIView?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    diary.write(name)
    marked?.setNeedsLayout()
  }
}

@Suite("The layout pass")
struct LayoutPassTests {
  @Test("two views that mark each other are laid out ten times, and not with the next marked view")
  func circle() {
    let diary = Diary()
    let (first, second) = (MarkingView("first", diary), MarkingView("second", diary))
    let third = MarkingView("third", diary)
    let phone = Phone(first, second, third)
    phone.window.layoutIfNeeded()
    #expect(diary.read() == ["first", "second", "third"])
    (first.marked, second.marked) = (second, first)
    first.setNeedsLayout()
    phone.settle()
    let rounds = Array(repeating: ["first", "second"], count: 5).flatMap(\.self)
    #expect(diary.read() == rounds)
    third.setNeedsLayout()
    phone.settle()
    #expect(diary.read() == ["third"])
  }
}
