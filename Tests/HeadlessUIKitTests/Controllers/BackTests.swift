import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Back button and swipe back")
struct BackTests {
  @Test("a tap on the back button pops")
  func button() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    try phone.application.back()
    #expect(navigation.names == ["A"])
  }

  @Test("a tap on the back button runs the item's backAction in place of the pop")
  func backAction() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    navigation.topViewController?.navigationItem.backAction = UIAction { _ in
      phone.journal.note("asked")
    }
    try phone.application.back()
    #expect(navigation.names == ["A", "B"])
    #expect(phone.journal.take() == ["asked"])
  }

  @Test("shouldPop false keeps the screen on a tap, not on a swipe")
  func shouldPop() throws {
    let phone = SpyPhone()
    let navigation = AskingNavigationController()
    navigation.viewControllers = ["A", "B"].map(phone.spy)
    try phone.show(navigation)
    try phone.application.back()
    #expect(navigation.names == ["A", "B"])
    #expect(navigation.asked == ["B"])
    try phone.application.swipeBack()
    #expect(navigation.names == ["A"])
  }

  @Test("a finished swipe pops in half of the usual time")
  func swipe() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    try phone.application.swipeBack()
    #expect(navigation.names == ["A"])
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willMove(nil)", "A.didLoad", "B.willDisappear", "A.willAppear", "willShow A animated",
        "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow A animated",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 175_000_000))
    #expect(delegate.left == ["B"])
  }

  @Test("a cancelled swipe restores the screen without didShow")
  func cancelledSwipe() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let delegate = SpyNavigationDelegate(phone.journal)
    navigation.delegate = delegate
    try phone.application.swipeBack(.cancelled)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B"])
    #expect(
      phone.journal.take() == [
        "B.willMove(nil)", "A.didLoad", "B.willDisappear", "A.willAppear", "willShow A animated",
        "A.isAppearing", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
        "B.didAppear", "B.didMove(parent)",
      ])
    #expect(navigation.topViewController?.navigationController === navigation)
  }

  @Test("the coordinator reports how a swipe ended", arguments: [GestureEnd.finished, .cancelled])
  func coordinator(_ end: GestureEnd) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let listener = ListeningDelegate(phone.journal)
    navigation.delegate = listener
    try phone.application.swipeBack(end)
    try phone.finishTransitions()
    let word = end == .cancelled ? "cancelled" : "finished"
    #expect(
      phone.journal.take().filter { !$0.contains(".") } == [
        "alongside interactive", "let go \(word)", "over \(word)",
      ])
  }

  enum Obstacle: CaseIterable {
    case root, disabled, hiddenButton, ownButton, hiddenBar, delegateRefuses, transition, alert

    @MainActor func put(on navigation: UINavigationController, _ phone: SpyPhone) throws {
      let top = navigation.topViewController
      switch self {
      case .root: navigation.popToRootViewController(animated: false)
      case .disabled: navigation.interactivePopGestureRecognizer?.isEnabled = false
      case .hiddenButton: top?.navigationItem.hidesBackButton = true
      case .ownButton: top?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
      case .hiddenBar: navigation.setNavigationBarHidden(true, animated: false)
      case .delegateRefuses: navigation.interactivePopGestureRecognizer?.delegate = Refusing.shared
      case .transition: navigation.pushViewController(phone.spy("C"), animated: true)
      case .alert:
        top?.present(
          UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      }
    }

    var message: String {
      switch self {
      case .root: "swipe back: Spy is the root; there is nothing to go back to."
      case .disabled:
        """
        swipe back: interactivePopGestureRecognizer of Spy's stack is disabled. Tap \
        back instead.
        """
      case .hiddenButton, .ownButton:
        """
        swipe back: UIKit refuses it on Spy: the back button is hidden or replaced, \
        and UIKit's own delegate wants it. Give interactivePopGestureRecognizer a delegate that \
        allows it.
        """
      case .hiddenBar:
        """
        swipe back: UIKit refuses it on Spy: the navigation bar is hidden, and \
        UIKit's own delegate wants it. Give interactivePopGestureRecognizer a delegate that allows \
        it.
        """
      case .delegateRefuses:
        """
        swipe back: the delegate of Spy's interactivePopGestureRecognizer refuses to \
        begin.
        """
      case .transition:
        """
        swipe back: a transition of Spy is on its way; let it end first.
        """
      case .alert: "swipe back: the alert \"Sure?\" is in front of Spy. Answer it first."
      }
    }
  }

  @Test("a swipe throws for the reasons UIKit refuses it", arguments: Obstacle.allCases)
  func refused(_ obstacle: Obstacle) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    try obstacle.put(on: navigation, phone)
    #expect(throws: Refusal(obstacle.message)) { try phone.application.swipeBack() }
  }

  enum Permissive: CaseIterable { case none, always }

  @Test("a swipe on the root that a delegate allows is a finding", arguments: Permissive.allCases)
  func frozenRoot(_ delegate: Permissive) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.interactivePopGestureRecognizer?.delegate =
      delegate == .none ? nil : Allowing.shared
    #expect(throws: Refusal.self) { try phone.application.swipeBack() }
    #expect(
      phone.findings == [
        """
        interactivePopGestureRecognizer of Spy's stack has \
        \(delegate == .none ? "no delegate" : "a delegate that allows it"), so a swipe back begins \
        on the root, where there is nothing to go back to: UIKit's stack freezes with the next \
        push. Give it a delegate whose gestureRecognizerShouldBegin(_:) answers \
        viewControllers.count > 1.
        """
      ])
  }

  @Test("a gesture that has UIKit's own delegate as its target still pops")
  func ownDelegateAsTarget() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let recognizer = try #require(navigation.interactivePopGestureRecognizer)
    let delegate = try #require(recognizer.delegate)
    let action = Selector("handleNavigationTransition:")
    #expect(delegate.responds(to: action))
    recognizer.addTarget(delegate, action: action)
    try phone.application.swipeBack()
    #expect(navigation.names == ["A"])
    #expect(phone.findings == [])
  }

  @Test("without a delegate, a swipe pops though the back button is hidden")
  func withoutDelegate() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    navigation.topViewController?.navigationItem.hidesBackButton = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    try phone.application.swipeBack()
    #expect(navigation.names == ["A"])
  }

  @Test("the bar of a stack has the stack as its delegate, another bar its own, held weakly")
  func barDelegate() {
    Device.current = Device()
    let asking = AskingNavigationController()
    #expect(asking.navigationBar.delegate === asking)
    #expect(UINavigationController().navigationBar.delegate == nil)
    let bar = UINavigationBar()
    bar.delegate = asking
    #expect(bar.delegate === asking)
    do {
      let other = AskingNavigationController()
      bar.delegate = other
    }
    #expect(bar.delegate == nil)
  }

  @Test(
    "the back button's label comes from the item below",
    arguments: [
      ("title", "A"), ("backButtonTitle", "Home"), ("backBarButtonItem", "Start"),
      ("generic", "Back"), ("none", "Back"), ("empty", "Back"),
    ])
  func label(_ how: String, _ expected: String) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let item = navigation.viewControllers[0].navigationItem
    switch how {
    case "backButtonTitle": item.backButtonTitle = "Home"
    case "backBarButtonItem": item.backBarButtonItem = UIBarButtonItem(title: "Start")
    case "generic": item.backButtonDisplayMode = .generic
    case "none": item.title = nil
    case "empty": item.title = ""
    default: break
    }
    #expect(navigation.navigationBar.backButtonLabel == expected)
  }
}

/// A gesture delegate that always allows a gesture.
private final class Allowing: UIGestureRecognizerDelegate {
  static let shared = Allowing()
}

/// A navigation controller whose back button never pops.
private final class AskingNavigationController: UINavigationController, UINavigationBarDelegate {
  private(set) var asked: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title ?? "")
    return false
  }
}

/// A gesture delegate that never allows a gesture.
private final class Refusing: UIGestureRecognizerDelegate {
  static let shared = Refusing()

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A delegate that records the events of each transition coordinator.
private final class ListeningDelegate: UINavigationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator else { return }
    coordinator.animate { [journal] in
      journal.note("alongside\($0.isInteractive ? " interactive" : "")")
    } completion: { [journal] in
      journal.note("over \($0.isCancelled ? "cancelled" : "finished")")
    }
    // The old name calls the new one.
    coordinator.notifyWhenInteractionEnds { [journal] in
      journal.note("let go \($0.isCancelled ? "cancelled" : "finished")")
    }
  }
}
