import HeadlessUIKit
import Testing

/// A view that writes that it updates its properties.
private final class UpdatingView: UIView {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary, _ subviews: UIView...) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: .zero)
    for view in subviews { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() { diary.write(name) }
}

@Suite("Property updates of subviews")
struct SubviewUpdateTests {
  private let diary = Diary()

  @Test(
    "updatePropertiesIfNeeded updates the marked views in the tree at once, the outer one first")
  func tree() {
    let leaf = UpdatingView("leaf", diary)
    let branch = UpdatingView("branch", diary, leaf)
    let other = UpdatingView("other", diary)
    let root = UpdatingView("root", diary, branch, other)
    let phone = Phone(root)
    phone.window.layoutIfNeeded()
    #expect(diary.read() == ["root", "branch", "leaf", "other"])
    leaf.setNeedsUpdateProperties()
    branch.setNeedsUpdateProperties()
    other.setNeedsUpdateProperties()
    branch.updatePropertiesIfNeeded()
    #expect(diary.read() == ["branch", "leaf"])
    leaf.setNeedsUpdateProperties()
    root.updatePropertiesIfNeeded()
    #expect(diary.read() == ["leaf", "other"])
    phone.settle()
    #expect(diary.read() == [])
  }

  @Test("a view that is marked several times in one turn updates once, with the layout")
  func once() {
    let leaf = UpdatingView("leaf", diary)
    let phone = Phone(UpdatingView("root", diary, leaf))
    phone.window.layoutIfNeeded()
    #expect(diary.read() == ["root", "leaf"])
    for _ in 0..<3 { leaf.setNeedsUpdateProperties() }
    #expect(diary.read() == [])
    phone.settle()
    #expect(diary.read() == ["leaf"])
  }
}
