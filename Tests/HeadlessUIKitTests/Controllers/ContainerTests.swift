import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A container that forwards appearance methods itself.
private final class ForwardingViewController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A controller that records whether it was added or removed when its appearance changes.
private final class MovingViewController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    journal.note(isMovingToParent ? "appears new" : "appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    journal.note(isMovingFromParent ? "disappears for good" : "disappears")
  }
}

@Suite("Container view controller")
struct ContainerTests {
  /// Adds a child in the order Apple documents.
  private func add(_ child: UIViewController, to container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test("children appear and disappear with their container, each after it")
  func together() throws {
    let phone = SpyPhone()
    let container = phone.spy("A")
    add(phone.spy("B"), to: container)
    #expect(
      phone.journal.take() == ["B.willMove(parent)", "A.didLoad", "B.didLoad", "B.didMove(parent)"])
    phone.window.rootViewController = container
    phone.window.makeKeyAndVisible()
    try phone.settle()
    phone.window.rootViewController = nil
    #expect(
      phone.journal.take() == [
        "A.willAppear", "B.willAppear", "A.isAppearing", "B.isAppearing", "A.didAppear",
        "B.didAppear", "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear",
      ])
  }

  @Test("a child added on screen appears at once and has appeared after the commit")
  func added() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    let child = phone.spy("B")
    add(child, to: container)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didMove(parent)",
      ])
    try phone.settle()
    #expect(phone.journal.take() == ["B.didAppear"])
    remove(child)
    #expect(
      phone.journal.take() == [
        "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)",
      ])
    #expect(child.parent == nil)
    #expect(container.children == [])
  }

  @Test("isMovingToParent and isMovingFromParent are true only for an addition and a removal")
  func reasons() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    let child = MovingViewController(phone.journal)
    add(child, to: container)
    try phone.settle()
    child.view.removeFromSuperview()
    container.view.addSubview(child.view)
    try phone.settle()
    remove(child)
    #expect(
      phone.journal.take() == [
        "appears new", "disappears", "appears", "disappears for good",
      ])
  }

  @Test("a container that forwards appearance itself decides when its child appears")
  func forwarding() throws {
    let phone = SpyPhone()
    let container = ForwardingViewController()
    try phone.show(container)
    let child = phone.spy("B")
    add(child, to: container)
    try phone.settle()
    #expect(phone.journal.take() == ["B.willMove(parent)", "B.didLoad", "B.didMove(parent)"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(phone.journal.take() == ["B.willAppear", "B.isAppearing", "B.didAppear"])
  }

  @Test(
    "a child of a container that forwards appearance itself hears nothing when that comes and goes")
  func unforwarded() throws {
    let phone = SpyPhone()
    let container = ForwardingViewController()
    let child = phone.spy("B")
    add(child, to: container)
    _ = phone.journal.take()
    try phone.show(container)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = phone.journal.take()
    phone.window.rootViewController = nil
    try phone.settle()
    #expect(phone.journal.take() == [])
    phone.window.rootViewController = container
    try phone.settle()
    #expect(phone.journal.take() == [])
  }

  @Test("a child that its container lets disappear has disappeared at the end of the transition")
  func forwardingDisappearance() throws {
    let phone = SpyPhone()
    let container = ForwardingViewController()
    try phone.show(container)
    let child = phone.spy("B")
    add(child, to: container)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = phone.journal.take()
    child.beginAppearanceTransition(false, animated: false)
    #expect(phone.journal.take() == ["B.willDisappear"])
    child.endAppearanceTransition()
    #expect(phone.journal.take() == ["B.didDisappear"])
    #expect(phone.findings == [])
  }

  @Test("endAppearanceTransition without begin is a finding")
  func unbalanced() throws {
    let phone = SpyPhone()
    let container = ForwardingViewController()
    try phone.show(container)
    let child = phone.spy("B")
    add(child, to: container)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      phone.findings == [
        """
        Unbalanced calls to begin/end appearance transitions for Spy: \
        endAppearanceTransition() came without beginAppearanceTransition(_:animated:). UIKit says \
        so in the console. Nothing was told to the screen. Call both, the first before the view \
        moves.
        """
      ])
  }

  @Test("transition(from:to:) replaces one child with another in the given duration")
  func transition() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    let first = phone.spy("B")
    let second = phone.spy("C")
    add(first, to: container)
    try phone.settle()
    container.addChild(second)
    _ = phone.journal.take()
    container.transition(
      from: first, to: second, duration: 0.2, animations: { phone.journal.note("animations") }
    ) { phone.journal.note("completion \($0)") }
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "C.didLoad", "B.willDisappear", "C.willAppear", "C.isAppearing", "animations",
        "B.didDisappear", "C.didAppear", "completion true",
      ])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(second.view.superview === container.view)
  }

  @Test("a transition between non-children, and a cycle of containers, are findings")
  func exceptions() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    container.transition(
      from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
    let child = UIViewController()
    add(child, to: container)
    child.addChild(container)
    #expect(
      phone.findings == [
        """
        Spy was asked to replace UIViewController by UIViewController, and they are \
        not both its children; UIKit raises an exception. Call addChild(_:) with both first.
        """,
        """
        Spy was added as a child of UIViewController, which is in it: a circle of \
        containers; UIKit raises an exception. Nothing was added.
        """,
      ])
  }

  @Test("a container is a screen, unless its only visible child is one of UIKit's containers")
  func screens() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    add(phone.spy("B"), to: container)
    #expect(phone.application.topViewController === container)
    let outer = UIViewController()
    let navigation = UINavigationController(rootViewController: phone.spy("C"))
    add(navigation, to: outer)
    try phone.show(outer)
    #expect(phone.application.topViewController?.title == "C")
    #expect(phone.application.screenPath.map(\.title) == ["C"])
  }
}
