import HeadlessUIKit
import Testing

/// A view that writes that its traits changed.
private final class TraitView: UIView {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary, _ subviews: UIView...) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: .zero)
    for view in subviews { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    diary.write("view \(name)")
  }
}

/// A controller with such a view, which writes that its own traits changed.
private final class TraitScreen: UIViewController {
  private let name: String
  private let diary: Diary
  private let content: UIView

  init(_ name: String, _ diary: Diary, _ subviews: UIView...) {
    (self.name, self.diary) = (name, diary)
    content = TraitView(name, diary)
    for view in subviews { content.addSubview(view) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    diary.write("screen \(name)")
  }
}

@Suite("Trait changes in a view tree")
struct TraitOrderTests {
  @Test("each controller and each view below it hears of a trait change once, the outer one first")
  func order() throws {
    let (phone, diary) = (SpyPhone(), Diary())
    let place = TraitView("place", diary)
    let outer = TraitScreen("outer", diary, TraitView("label", diary), place)
    let inner = TraitScreen("inner", diary, TraitView("deep", diary, TraitView("deeper", diary)))
    outer.addChild(inner)
    place.addSubview(inner.view)
    inner.didMove(toParent: outer)
    try phone.show(outer)
    phone.application.setHorizontalSizeClass(.regular)
    #expect(
      diary.read() == [
        "screen outer", "view outer", "view label", "view place", "screen inner", "view inner",
        "view deep", "view deeper",
      ])
    outer.view.removeFromSuperview()
    phone.window.rootViewController = nil
    phone.application.setHorizontalSizeClass(.compact)
    #expect(diary.read() == [])
  }
}
