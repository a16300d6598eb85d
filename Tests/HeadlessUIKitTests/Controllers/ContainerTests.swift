import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A container of an app's own that forwards what its children hear itself.
private final class ForwardingViewController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Notes why it comes and goes.
private final class Reasons: UIViewController {
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

@Suite("a container of an app's own")
struct ContainerTests {
  /// Adds a child as Apple's guide has it.
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

  @Test("its children come and go with it, and hear of it after it does")
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

  @Test("a child added on screen appears with its view, and has appeared after the commit")
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

  @Test("a child knows that it comes because it was added, and goes because it is removed")
  func reasons() throws {
    let phone = SpyPhone()
    let container = try phone.root()
    let child = Reasons(phone.journal)
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

  @Test("that forwards itself decides when a child hears of it")
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

  @Test("that ends what it did not begin is told so")
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
        Unbalanced calls to begin/end appearance transitions for SpyViewController: \
        endAppearanceTransition() came without beginAppearanceTransition(_:animated:). UIKit says \
        so in the console. Nothing was told to the screen. Call both, the first before the view \
        moves.
        """
      ])
  }

  @Test("replaces one child by another in the time it says")
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

  @Test("cannot replace what is no child, nor be in itself")
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
        SpyViewController was asked to replace UIViewController by UIViewController, and they are \
        not both its children; UIKit raises an exception. Call addChild(_:) with both first.
        """,
        """
        SpyViewController was added as a child of UIViewController, which is in it: a circle of \
        containers; UIKit raises an exception. Nothing was added.
        """,
      ])
  }

  @Test("is a screen itself, unless all it shows is one of UIKit's containers")
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
