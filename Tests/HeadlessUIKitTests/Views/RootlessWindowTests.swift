import HeadlessUIKit
import Testing

@Suite("A window without a root view controller")
struct RootlessWindowTests {
  private final class NotedView: UIView {
    var diary: Diary?

    override func updateProperties() { diary?.write("update") }
    override func layoutSubviews() { diary?.write("layout") }
  }

  @Test("its views are laid out once it is shown, and again when they are marked")
  func laidOut() {
    let diary = Diary()
    let view = NotedView()
    view.diary = diary
    let phone = Phone(view)
    #expect(diary.read() == ["update", "layout"])
    view.setNeedsLayout()
    phone.settle()
    #expect(diary.read() == ["layout"])
    view.setNeedsUpdateProperties()
    phone.settle()
    #expect(diary.read() == ["update"])
  }

  @Test("a view that is added later is laid out in the next pass")
  func addedLater() {
    let diary = Diary()
    let phone = Phone(UIView())
    let view = NotedView()
    view.diary = diary
    phone.window.addSubview(view)
    #expect(diary.read() == [])
    phone.settle()
    #expect(diary.read() == ["update", "layout"])
  }
}
