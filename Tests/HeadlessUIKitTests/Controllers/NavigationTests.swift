import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

extension SpyPhone {
  /// Shows a navigation controller with spies of these names.
  func stack(_ names: String...) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(spy)
    try show(navigation)
    return navigation
  }
}

extension UINavigationController {
  var names: [String] { viewControllers.map { $0.title ?? "" } }
}

@Suite("UINavigationController")
struct NavigationTests {
  @Test("the root loads when the window becomes visible, and appears after the commit")
  func root() throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    phone.window.rootViewController = navigation
    #expect(phone.journal.take() == ["A.willMove(parent)"])
    phone.window.makeKeyAndVisible()
    #expect(phone.journal.take() == ["A.didLoad", "A.willAppear"])
    try phone.settle()
    #expect(phone.journal.take() == ["A.isAppearing", "A.didAppear", "A.didMove(parent)"])
  }

  @Test("an animated push calls UIKit's methods in order, the last ones after 350 ms")
  func push() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(phone.journal.take() == ["B.willMove(parent)"])
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
      ])
    try phone.device.clock.advance(by: .milliseconds(349))
    #expect(phone.journal.take() == [])
    try phone.device.clock.advance(by: .milliseconds(1))
    #expect(phone.journal.take() == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }

  @Test("an animated pop changes the stack at once and calls UIKit's methods in order")
  func pop() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let popped = navigation.popViewController(animated: true)
    #expect(popped?.title == "B")
    #expect(navigation.names == ["A"])
    #expect(popped?.navigationController === navigation)
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "B.willMove(nil)", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing",
      ])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)"])
    #expect(popped?.navigationController == nil)
  }

  @Test("a pop of several screens moves those in between without their appearance")
  func popSeveral() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B", "C", "D")
    let popped = navigation.popToViewController(navigation.viewControllers[1], animated: true)
    #expect(popped?.map(\.title) == ["C", "D"])
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "C.willMove(nil)", "D.willMove(nil)", "B.didLoad", "D.willDisappear", "B.willAppear",
        "B.isAppearing", "D.didDisappear", "B.didAppear", "C.didMove(nil)", "D.didMove(nil)",
      ])
  }

  @Test("popToRoot returns the popped screens, and nil at the root")
  func popToRoot() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B", "C")
    #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["B", "C"])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(
      phone.journal.take() == [
        "B.willMove(nil)", "C.willMove(nil)", "A.didLoad", "C.willDisappear", "A.willAppear",
        "A.isAppearing", "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)",
      ])
    #expect(phone.findings == [])
  }

  @Test("a new stack is a pop if its top was on the stack, else a push")
  func replace() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    let a = navigation.viewControllers[0]
    navigation.setViewControllers([a], animated: true)
    try phone.finishTransitions()
    #expect(delegate.operations == [.pop])
    navigation.setViewControllers([phone.spy("C"), phone.spy("D")], animated: true)
    try phone.finishTransitions()
    #expect(delegate.operations == [.pop, .push])
    #expect(navigation.names == ["C", "D"])
  }

  @Test("a new stack with the same top shows no transition")
  func replaceBelow() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let top = navigation.viewControllers[1]
    navigation.setViewControllers([phone.spy("C"), top], animated: true)
    #expect(
      phone.journal.take() == [
        "A.willMove(nil)", "C.willMove(parent)", "A.didMove(nil)", "C.didMove(parent)",
      ])
    #expect(phone.application.transitionsInFlight == 0)
  }

  @Test("an empty stack shows nothing")
  func empty() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.viewControllers = []
    #expect(
      phone.journal.take() == [
        "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
      ])
    #expect(navigation.topViewController == nil)
  }

  enum Immediately: CaseIterable { case notAnimated, animationsDisabled }

  @Test(
    "without animation, a push is complete when the call returns", arguments: Immediately.allCases)
  func immediately(_ how: Immediately) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    if how == .animationsDisabled { UIView.setAnimationsEnabled(false) }
    navigation.pushViewController(phone.spy("B"), animated: how == .animationsDisabled)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)",
      ])
    #expect(phone.application.transitionsInFlight == 0)
  }

  enum Moment: CaseIterable { case sameWork, whileItMoves }

  @Test("a push during a push waits until the first has ended", arguments: Moment.allCases)
  func pushDuringPush(_ moment: Moment) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    if moment == .whileItMoves { try phone.settle() }
    navigation.pushViewController(phone.spy("C"), animated: true)
    #expect(navigation.names == ["A", "B"])
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)", "C.willMove(parent)", "C.didLoad",
        "B.willDisappear", "C.willAppear", "C.isAppearing", "B.didDisappear", "C.didAppear",
        "C.didMove(parent)",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 700_000_000))
  }

  @Test("a property set right after an animated push is set in viewDidLoad")
  func setAfterPush() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = LateViewController()
    navigation.pushViewController(screen, animated: true)
    screen.subject = "shift"
    try phone.finishTransitions()
    #expect(screen.loadedWith == "shift")
  }

  @Test("an animated push waits for a presentation, one without animation does not")
  func pushDuringPresentation() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.present(phone.spy("M"), animated: true)
    try phone.device.clock.advance(by: .milliseconds(1))
    _ = phone.journal.take()
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(navigation.names == ["A"])
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "M.didAppear", "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear",
        "B.isAppearing", "A.didDisappear", "B.didAppear", "B.didMove(parent)",
      ])
    navigation.dismiss(animated: true)
    navigation.pushViewController(phone.spy("C"), animated: false)
    #expect(navigation.names == ["A", "B", "C"])
  }

  @Test("a push and pop in one go never shows the screen")
  func pushAndPop() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    navigation.popViewController(animated: true)
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["B.willMove(parent)", "B.willMove(nil)", "B.didMove(nil)"])
    #expect(navigation.names == ["A"])
  }

  @Test("asking for the transition coordinator starts a scheduled push")
  func coordinatorAfterPush() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      phone.journal.note("completion")
    }
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)", "completion",
      ])
  }

  @Test("off screen, the stack changes without any appearance")
  func offScreen() {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    navigation.pushViewController(phone.spy("B"), animated: true)
    navigation.popViewController(animated: true)
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "B.willMove(parent)", "A.didMove(parent)", "B.willMove(nil)",
        "B.didMove(nil)",
      ])
    #expect(!navigation.isViewLoaded)
  }

  @Test("isMovingToParent and isMovingFromParent are true for pushed and popped screens only")
  func reasons() throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: phone.explaining("A"))
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    try phone.settle()
    navigation.pushViewController(phone.explaining("B"), animated: true)
    try phone.finishTransitions()
    navigation.popViewController(animated: true)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "A.didLoad", "A.willAppear movingTo", "A.isAppearing movingTo",
        "A.didAppear movingTo", "A.didMove(parent)", "B.willMove(parent)", "B.didLoad",
        "A.willDisappear", "B.willAppear movingTo", "B.isAppearing movingTo", "A.didDisappear",
        "B.didAppear movingTo", "B.didMove(parent)", "B.willMove(nil)",
        "B.willDisappear movingFrom", "A.willAppear", "A.isAppearing", "B.didDisappear movingFrom",
        "A.didAppear", "B.didMove(nil)",
      ])
  }

  @Test("the delegate hears willShow and didShow, and provides animators for animated changes only")
  func delegate() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.finishTransitions()
    navigation.popViewController(animated: false)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow B animated",
        "B.isAppearing", "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow B animated",
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow A", "A.isAppearing",
        "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow A",
      ])
    #expect(delegate.operations == [.push])
  }

  @Test("didShow finds the popped screen through the transition coordinator")
  func poppedScreen() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    try phone.finishTransitions()
    #expect(delegate.left == ["B"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("dismissing a full-screen presentation calls willShow and didShow again")
  func uncovered() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    let modal = phone.spy("M")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: false)
    _ = phone.journal.take()
    navigation.dismiss(animated: false)
    #expect(
      phone.journal.take() == [
        "M.willDisappear", "A.willAppear", "willShow A", "A.isAppearing", "A.didAppear",
        "didShow A", "M.didDisappear",
      ])
  }

  /// Source: public apps show a navigation controller from a stack, and dismiss it.
  @Test("show(_:sender:) of a navigation controller presents it, also from inside of one")
  func showStack() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let other = UINavigationController(rootViewController: phone.spy("B"))
    navigation.topViewController?.show(other, sender: nil)
    try phone.settle()
    #expect(navigation.names == ["A"])
    #expect(navigation.presentedViewController === other)
    #expect(phone.findings == [])
  }

  @Test("show(_:sender:) pushes inside a navigation controller, and presents elsewhere")
  func show() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.viewControllers[0].show(phone.spy("B"), sender: nil)
    #expect(navigation.names == ["A", "B"])
    let lone = phone.spy("L")
    try phone.show(lone)
    lone.show(phone.spy("P"), sender: nil)
    #expect(lone.presentedViewController?.title == "P")
  }
}

/// A screen whose subject is set after the push.
private final class LateViewController: UIViewController {
  var subject: String?
  private(set) var loadedWith: String?

  override func viewDidLoad() { loadedWith = subject }
}

extension SpyPhone {
  /// A spy that also records the flags of its appearance.
  func explaining(_ name: String) -> SpyViewController {
    let spy = spy(name)
    spy.notesReasons = true
    return spy
  }
}

/// A delegate that records its calls and provides no animator.
final class SpyNavigationDelegate: UINavigationControllerDelegate {
  private let journal: Journal
  private(set) var operations: [UINavigationController.Operation] = []
  /// The titles of screens that were off the stack when didShow was called.
  private(set) var left: [String] = []

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    left.append(from.title ?? "")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return nil
  }
}
