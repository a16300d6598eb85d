import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

private final class Session: @MainActor UIDragSession, @MainActor UIDropSession {
  var items: [UIDragItem] { [] }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { nil }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool { false }
  func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Any]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

private final class PlainDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate, UINavigationBarDelegate
{
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

private final class PlainInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// Sources: UIKit's documentation of what an optional method that is not implemented answers.
@Suite("Answers that are always the same")
struct ConstantAnswerTests {
  @Test("drags may move, leave the app, and are dropped everywhere")
  func dragAndDrop() {
    let phone = SpyPhone()
    let (session, plain) = (Session(), PlainDelegate())
    let (table, collection) = (
      UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    )
    #expect(plain.tableView(table, dragSessionAllowsMoveOperation: session))
    #expect(!plain.tableView(table, dragSessionIsRestrictedToDraggingApplication: session))
    #expect(plain.tableView(table, canHandle: session))
    #expect(plain.collectionView(collection, dragSessionAllowsMoveOperation: session))
    #expect(
      !plain.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session))
    #expect(plain.collectionView(collection, canHandle: session))
    let (drag, drop) = (UIDragInteraction(delegate: plain), UIDropInteraction(delegate: plain))
    #expect(plain.dragInteraction(drag, sessionAllowsMoveOperation: session))
    #expect(plain.dropInteraction(drop, canHandle: session))
    #expect(UIDragInteraction.isEnabledByDefault)
    withExtendedLifetime(phone) {}
  }

  @Test("delegates pop items, continue no activity and perform no quick action")
  func delegates() {
    let phone = SpyPhone()
    let bar = UINavigationBar()
    #expect(PlainDelegate().navigationBar(bar, shouldPop: UINavigationItem(title: "A")))
    let activity = NSUserActivity(activityType: "read")
    #expect(
      !PlainAppDelegate().application(.shared, continue: activity) { _ in })
    #expect(PlainInteraction().wantsInteractiveStart)
    withExtendedLifetime(phone) {}
  }

  @Test("an app allows extensions of the system, whose pickers have images")
  func system() {
    let phone = SpyPhone()
    #expect(
      PlainAppDelegate().application(
        phone.application, shouldAllowExtensionPointIdentifier: .keyboard))
    let sources: [UIImagePickerController.SourceType] = [.photoLibrary, .camera]
    #expect(
      sources.map { UIImagePickerController.availableMediaTypes(for: $0) }
        == [["public.image"], ["public.image"]])
  }

  @Test("responders leave no modal view and perform no magic tap")
  func responders() {
    let phone = SpyPhone()
    let view = UIView()
    #expect(!view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    #expect(!view.isFocused && !view.hasAmbiguousLayout && !UIView.requiresConstraintBasedLayout)
    #expect(!UIViewController().disablesAutomaticKeyboardDismissal)
    withExtendedLifetime(phone) {}
  }

  @Test("a scroll view does not zoom, and takes drags from views but not from controls")
  func scrollViews() {
    let scroll = UIScrollView()
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
    #expect(scroll.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(scroll.touchesShouldCancel(in: UIView()) && !scroll.touchesShouldCancel(in: UIButton()))
    #expect(UIControl().continueTracking(UITouch(), with: nil))
  }

  @Test("a layout is not mirrored and not invalidated by the sizes of cells")
  func layouts() {
    let layout = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test(
    "selected texts have no ends, transformers of colours are equal, and images differ from texts")
  func values() {
    let rect = UITextSelectionRect()
    #expect(!rect.containsStart && !rect.containsEnd)
    let (one, other) = (
      UIConfigurationColorTransformer { $0 }, UIConfigurationColorTransformer { _ in .red }
    )
    #expect(one == other)
    #expect(!UIImage().isEqual("image") && UIImage().isEqual(UIImage()))
    var number = 1
    #expect(!rehearsalAssign("2", to: &number) && number == 1)
    #expect(rehearsalAssign(2, to: &number) && number == 2)
    #expect(!rehearsalAssign("3") { number = $0 } && number == 2)
    #expect(rehearsalAssign(3) { number = $0 } && number == 3)
  }

  @Test("an orientation is upright or on its side, or neither where it is unknown")
  func orientations() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(all.map(\.isPortrait) == [false, true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test("the place of a badge is in points or in fractions")
  func badges() {
    let points = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    let parts = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2))
    #expect([points, parts].map(\.isAbsoluteOffset) == [true, false])
    #expect([points, parts].map(\.isFractionalOffset) == [false, true])
  }

  @Test("printing without an app is not presented, from a rectangle or a bar button either")
  func printing() {
    Device.current = Device()
    let printing = UIPrintInteractionController.shared
    #expect(!printing.present(animated: false, completionHandler: nil))
    let view = UIView()
    #expect(!printing.present(from: .zero, in: view, animated: false, completionHandler: nil))
    #expect(
      !printing.present(from: UIBarButtonItem(), animated: false, completionHandler: nil))
  }
}
