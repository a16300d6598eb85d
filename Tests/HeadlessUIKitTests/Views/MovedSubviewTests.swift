import HeadlessUIKit
import Testing

/// A view that records what it hears of its superview and of its subviews.
private final class FamilyView: UIView {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    diary.write("\(name) will move to \((newSuperview as? FamilyView)?.name ?? "nothing")")
  }
  override func didMoveToSuperview() { diary.write("\(name) moved") }
  override func didAddSubview(_ subview: UIView) { diary.write("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) {
    diary.write("\(name) will remove one of \(subviews.count)")
  }
}

@Suite("A view that moves to another superview")
struct MovedSubviewTests {
  private let diary = Diary()

  @Test("the former superview hears of it before it has lost the view, then the new one has it")
  func moved() {
    let (first, second, child) = (
      FamilyView("first", diary), FamilyView("second", diary), FamilyView("child", diary)
    )
    first.addSubview(child)
    let phone = Phone(first, second)
    _ = diary.read()
    second.addSubview(child)
    #expect(
      diary.read() == [
        "child will move to second", "first will remove one of 1", "child moved", "second added",
      ])
    #expect(first.subviews == [] && second.subviews == [child])
    #expect(child.superview === second && child.window === phone.window)
  }

  @Test("a view that is added again to its superview moves to the front, and nobody hears of it")
  func again() {
    let (parent, child, other) = (FamilyView("parent", diary), UIView(), UIView())
    parent.addSubview(child)
    parent.addSubview(other)
    _ = diary.read()
    parent.addSubview(child)
    #expect(diary.read() == [])
    #expect(parent.subviews == [other, child])
  }
}
