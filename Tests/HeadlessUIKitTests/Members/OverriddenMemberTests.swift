import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// The members that apps override, and that tests override in spies.
@Suite("Overridden members")
struct OverriddenMemberTests {
  private final class SpyTable: UITableView {
    var calls: [String] = []

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      calls.append("register \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert \(indexPaths.map(\.row))")
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      calls.append("deselect \(indexPath.row)")
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { UITableViewCell() }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 2, section: 0) }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      calls.append("reload \(sections.count)")
    }
  }

  private final class ClassAwakeCell: UITableViewCell {
    static var calls: [String] = []

    override class func awakeFromNib() {
      super.awakeFromNib()
      calls.append("class")
    }
  }

  private final class SpyCollection: UICollectionView {
    var calls: [String] = []

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { calls.append("batch") }
    override func insertItems(at indexPaths: [IndexPath]) { calls.append("insert") }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      UICollectionViewCell()
    }
  }

  private final class GrayField: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = NSAttributedString(
          string: "\(placeholder ?? ""):", attributes: [.foregroundColor: UIColor.lightGray])
      }
    }
  }

  @Test("a field that makes its attributed placeholder of its placeholder sets it once")
  func placeholder() {
    let field = GrayField()
    field.placeholder = "Login"
    #expect([field.placeholder, field.attributedPlaceholder?.string] == ["Login:", "Login:"])
  }

  @Test("a cell that overrides the class method awakeFromNib() is awake without a call of it")
  func classAwake() {
    Device.current = Device()
    defer { ClassAwakeCell.calls = [] }
    ClassAwakeCell().awakeFromNib()
    #expect(ClassAwakeCell.calls == [])
    ClassAwakeCell.awakeFromNib()
    #expect(ClassAwakeCell.calls == ["class"])
  }

  @Test("a table's and a collection's methods call those of a subclass")
  func lists() {
    Device.current = Device()
    let table = SpyTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
    table.reloadSections([0], with: .fade)
    #expect(table.calls == ["register row", "insert [1]", "deselect 4", "reload 1"])
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 9)) != nil)
    #expect(table.indexPathForSelectedRow?.row == 2)
    let collection = SpyCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.insertItems(at: [])
    collection.performBatchUpdates(nil)
    #expect(collection.calls == ["insert", "batch"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func paste(_ sender: Any?) { text = "pasted" }
  }

  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: 4, dy: 4)
    }
  }

  @Test("the rectangles of fields, labels and buttons are the bounds unless they are overridden")
  func rectangles() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let padded = CGRect(x: 8, y: 0, width: 84, height: 40)
    let field = PaddedField()
    #expect(
      [field.editingRect(forBounds: bounds), field.placeholderRect(forBounds: bounds)] == [
        padded, bounds,
      ])
    field.paste(nil)
    #expect(field.text == "pasted")
    #expect(
      PaddedLabel().textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == CGRect(x: 4, y: 4, width: 92, height: 32))
    let button = UIButton()
    #expect(button.titleRect(forContentRect: button.contentRect(forBounds: bounds)) == bounds)
  }

  private final class Detached: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
    func open() { navigationController?.pushViewController(UIViewController(), animated: false) }
  }

  @Test("a controller pushes on the navigation controller that it overrides")
  func navigation() {
    Device.current = Device()
    let screen = Detached()
    screen.open()
    #expect(screen.stack.viewControllers.count == 1)
  }

  private final class Grid: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let first = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
      first.alpha = 0.5
      return [first].compactMap { $0.copy(with: nil) as? UICollectionViewLayoutAttributes }
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    override class var invalidationContextClass: AnyClass {
      UICollectionViewFlowLayoutInvalidationContext.self
    }
  }

  @Test("a layout copies attributes with their values")
  func attributes() {
    let attributes = Grid().layoutAttributesForElements(in: .zero)?.first
    #expect(attributes?.indexPath.item == 3)
    #expect(attributes?.alpha == 0.5)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1])
  }

  private final class Locked: UIView {
    var isLocked = true
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !isLocked
    }
  }

  @Test("a view that lets no gesture begin is not tapped")
  func gestures() throws {
    let view = Locked()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Door"
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: view) { _ in taps += 1 })
    let phone = Phone(view)
    #expect(throws: (any Error).self) { try phone.tap("Door") }
    view.isLocked = false
    try phone.tap("Door")
    #expect(taps == 1)
  }

  @Test("a view's own centre and autoresizing hold where UIKit reads and sets them")
  func geometry() {
    final class Pinned: UIView {
      override var center: CGPoint {
        get { CGPoint(x: 1, y: 2) }
        set { frame.origin = newValue }
      }
      override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
      }
    }
    let pinned = Pinned()
    pinned.translatesAutoresizingMaskIntoConstraints = true
    let view: UIView = pinned
    view.center = CGPoint(x: 30, y: 40)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.center == CGPoint(x: 1, y: 2) && view.frame.origin == CGPoint(x: 30, y: 40))
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UINavigationBar().backgroundImage(for: .default) == nil)
  }
}
