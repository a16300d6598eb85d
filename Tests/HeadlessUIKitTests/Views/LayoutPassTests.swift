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

/// A screen that asks for the layout that it is in.
private final class ImpatientScreen: UIViewController {
  let diary = Diary()
  lazy var child = MarkingView("child", diary)

  override func viewDidLoad() { view.addSubview(child) }
  override func viewWillLayoutSubviews() {
    diary.write("will")
    view.layoutIfNeeded()
    diary.write("asked")
  }
  override func viewDidLayoutSubviews() {
    diary.write("did")
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

@Suite("The layout pass")
struct LayoutPassTests {
  @Test("a view that asks for the layout that it is in has its subviews laid out, and ends")
  func impatience() {
    let screen = ImpatientScreen()
    screen.view.layoutIfNeeded()
    #expect(screen.diary.read() == ["will", "child", "asked", "did"])
    screen.view.layoutIfNeeded()
    #expect(screen.diary.read() == [])
  }

  @Test("a collection that is laid out at once lays itself out, and loads its cells")
  func collection() {
    final class Collection: UICollectionView {
      let diary = Diary()
      override func layoutSubviews() {
        super.layoutSubviews()
        diary.write("layout")
      }
    }
    let (view, source) = (Collection(), GridRecorder(count: 2))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let phone = Phone(view)
    _ = view.diary.read()
    view.dataSource = source
    #expect(view.loadedParts == view.subviews)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.diary.read() == ["layout"])
    #expect(view.loadedParts == view.subviews + view.visibleCells)
    #expect(view.loadedParts.count == view.subviews.count + 2)
    withExtendedLifetime(phone) {}
  }

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
