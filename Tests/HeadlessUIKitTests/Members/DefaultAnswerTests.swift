import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

private final class PlainGestureDelegate: UIGestureRecognizerDelegate {}

private final class PlainFieldDelegate: NSObject, UITextFieldDelegate {}

/// Sources: UIKit's documentation of what an optional method that is not implemented answers.
@Suite("Answers of methods that an app leaves out")
struct DefaultAnswerTests {
  @Test("gestures begin and look at touches, and wait for none")
  func gestures() {
    let delegate: any UIGestureRecognizerDelegate = PlainGestureDelegate()
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(delegate.gestureRecognizerShouldBegin(one))
    #expect(!delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  @Test("a field may be cleared and returned from")
  func field() {
    let delegate: any UITextFieldDelegate = PlainFieldDelegate()
    #expect(delegate.textFieldShouldClear(UITextField()))
    #expect(delegate.textFieldShouldReturn(UITextField()))
  }

  @Test("a collection controller deselects and highlights, moves nothing, and shows an item's menu")
  func collection() {
    final class Menus: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "\(indexPath.item)")
      }
    }
    let phone = SpyPhone()
    let controller = Menus(collectionViewLayout: UICollectionViewFlowLayout())
    let paths = [3, 4].map { IndexPath(item: $0, section: 0) }
    guard let collection = controller.collectionView else { return #expect(Bool(false)) }
    #expect(controller.collectionView(collection, shouldDeselectItemAt: paths[0]))
    #expect(controller.collectionView(collection, shouldHighlightItemAt: paths[0]))
    #expect(!controller.collectionView(collection, canMoveItemAt: paths[0]))
    let menu = { (paths: [IndexPath]) in
      controller.collectionView(
        collection, contextMenuConfigurationForItemsAt: paths, point: .zero)?.identifier
    }
    #expect(menu(paths) == AnyHashable("3"))
    #expect(menu([]) == nil)
    withExtendedLifetime(phone) {}
  }

  @Test("a table controller indents edited rows, moves none, and has an empty cell")
  func table() {
    let phone = SpyPhone()
    let controller = UITableViewController(style: .plain)
    let path = IndexPath(row: 0, section: 0)
    guard let table = controller.tableView else { return #expect(Bool(false)) }
    #expect(controller.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(!controller.tableView(table, canMoveRowAt: path))
    let cell = controller.tableView(table, cellForRowAt: path)
    #expect(cell.reuseIdentifier == nil && cell.textLabel?.text == nil)
    withExtendedLifetime(phone) {}
  }

  @Test("a controller rotates, performs segues and shows the status bar and the home indicator")
  func controller() {
    let phone = SpyPhone()
    let controller = UIViewController()
    #expect(controller.shouldAutorotate)
    #expect(controller.shouldPerformSegue(withIdentifier: "a", sender: nil))
    #expect(!controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden)
    withExtendedLifetime(phone) {}
  }

  @Test("a layout stays where the bounds change and where a scroll ends")
  func layout() {
    let layout = UICollectionViewFlowLayout()
    let point = CGPoint(x: 3, y: 4)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero)
        == point)
  }

  @Test("devices lie on their long or short side, or on neither")
  func orientation() {
    let all: [UIDeviceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
    ]
    #expect(all.map(\.isPortrait) == [true, true, false, false, false])
    #expect(all.map(\.isLandscape) == [false, false, true, true, false])
  }

  @Test("a lock is always free, a view without content has no size, and a baseline is an anchor's")
  func values() {
    var lock = os_unfair_lock()
    #expect(withUnsafeMutablePointer(to: &lock) { os_unfair_lock_trylock($0) })
    let none = UIView.noIntrinsicMetric
    #expect(UIView(frame: .zero).intrinsicContentSize == CGSize(width: none, height: none))
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let line = one.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor)
    #expect(line.firstAttribute == .firstBaseline && line.secondAttribute == .lastBaseline)
    #expect(line.firstItem === one && line.secondItem === other)
  }

  @Test("an unwind segue may lead to all children but the one that it comes from")
  func unwinding() {
    let phone = SpyPhone()
    let (parent, inner) = (UIViewController(), UIViewController())
    let children = (0..<3).map { _ in UIViewController() }
    for child in children { parent.addChild(child) }
    children[1].addChild(inner)
    let source = UIStoryboardUnwindSegueSource(
      source: inner, unwindAction: Selector("back:"), sender: nil)
    #expect(parent.childContaining(source) === children[1])
    #expect(
      parent.allowedChildrenForUnwinding(from: source).map(ObjectIdentifier.init)
        == [children[0], children[2]].map(ObjectIdentifier.init))
    #expect(inner.childContaining(source) == nil)
    withExtendedLifetime(phone) {}
  }

  @Test("an action in the earlier form has its style in the later one", arguments: [true, false])
  func styles(isNormal: Bool) {
    let style = isNormal ? UITableViewRowAction.Style.normal : .destructive
    let action = UITableViewRowAction(style: style, title: "a") { _, _ in }
    #expect(
      action.contextual(at: IndexPath(row: 0, section: 0)).style
        == (isNormal ? .normal : .destructive))
  }

  @Test("an application delegate answers handlers at once: no data, and nothing for a watch")
  func applicationHandlers() {
    final class Plain: UIApplicationDelegate {}
    let phone = SpyPhone()
    let delegate = Plain()
    delegate.application(phone.application) { phone.journal.note("fetched \($0 == .noData)") }
    delegate.application(phone.application, handleEventsForBackgroundURLSession: "a") {
      phone.journal.note("session")
    }
    delegate.application(phone.application, handleWatchKitExtensionRequest: ["a": 1]) {
      phone.journal.note("reply \($0 == nil)")
    }
    #expect(phone.journal.take() == ["fetched true", "session", "reply true"])
  }
}
