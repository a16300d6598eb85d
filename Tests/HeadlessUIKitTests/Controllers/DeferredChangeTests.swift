import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// Changes of a stack while a transition is in flight.
///
/// Source: UIKit logs "while an existing transition or presentation is occurring; the navigation
/// stack will not be updated" for a change in the turn of a presentation, and defers one that comes
/// later.
@Suite("Deferred changes of a navigation stack")
struct DeferredChangeTests {
  @Test("an animated push during a push and a presentation waits for both")
  func pushPresentPush() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.device.clock.advance(by: .milliseconds(100))
    navigation.present(phone.spy("S"), animated: true)
    try phone.device.clock.advance(by: .milliseconds(100))
    navigation.pushViewController(phone.spy("C"), animated: true)
    try phone.device.clock.advance(by: .milliseconds(399))
    #expect(navigation.names == ["A", "B"])
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(navigation.presentedViewController?.title == "S")
  }

  @Test("two pushes that wait for a presentation are made in order")
  func twoWait() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    try phone.device.clock.advance(by: .milliseconds(100))
    navigation.present(phone.spy("S"), animated: true)
    try phone.device.clock.advance(by: .milliseconds(300))
    navigation.pushViewController(phone.spy("C"), animated: true)
    navigation.pushViewController(phone.spy("D"), animated: false)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B", "C", "D"])
  }

  /// Source: UIViewController.transitionCoordinator's documentation, "UIKit checks the view controller's
  /// ancestors for a transition coordinator object", and the published disassembly of
  /// pushViewController(_:animated:), which waits for that one unless the push is not animated.
  @Test("in a tab, an animated push waits for the tab bar controller's presentation")
  func inTab() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    tabs.viewControllers = [navigation]
    try phone.show(tabs)
    navigation.present(phone.spy("S"), animated: true)
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(navigation.names == ["A"])
    navigation.pushViewController(phone.spy("C"), animated: false)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(phone.findings == [])
  }

  enum Change: String, CaseIterable {
    case push = "pushViewController(_:animated:)"
    case set = "setViewControllers(_:animated:)"
    case pop = "popViewController(animated:)"
    case popTo = "popToViewController(_:animated:)"
    case popToRoot = "popToRootViewController(animated:)"
  }

  @Test(
    "a push, a pop or a new stack in the turn of a presentation is dropped with UIKit's words",
    arguments: Change.allCases, [true, false])
  func dropped(_ change: Change, animated: Bool) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let root = try #require(navigation.viewControllers.first)
    navigation.present(phone.spy("S"), animated: true)
    switch change {
    case .push: navigation.pushViewController(phone.spy("C"), animated: animated)
    case .set: navigation.setViewControllers([phone.spy("C")], animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popTo: navigation.popToViewController(root, animated: animated)
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    }
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B"])
    #expect(
      phone.findings == [
        """
        UINavigationController.\(change.rawValue) was called on Spy while an existing transition or \
        presentation is occurring; the navigation stack will not be updated. The presentation of \
        Spy began in the same turn. Change the stack first, or in the completion of the \
        presentation.
        """
      ])
  }

  @Test("a push in the turn of its own presentation is made")
  func presented() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let navigation = UINavigationController(rootViewController: phone.spy("B"))
    root.present(navigation, animated: true)
    navigation.pushViewController(phone.spy("C"), animated: true)
    try phone.finishTransitions()
    #expect(navigation.names == ["B", "C"])
    #expect(phone.findings == [])
  }

  @Test("random changes at random instants end in a state that UIKit can have", arguments: 0..<200)
  func random(_ seed: UInt64) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    var walk = RandomChanges(of: navigation, on: phone, seed: seed)
    for _ in 0..<12 { try walk.step() }
    try phone.finishTransitions()
    try phone.settle()
    let steps = Comment(rawValue: walk.steps.joined(separator: ", "))
    #expect(phone.application.transitionsInFlight == 0, steps)
    #expect(Set(navigation.viewControllers).count == navigation.viewControllers.count, steps)
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation }, steps)
    #expect(navigation.children == navigation.viewControllers, steps)
    #expect(navigation.topViewController?.viewIfLoaded?.superview === navigation.view, steps)
    let left = walk.made.filter {
      !navigation.viewControllers.contains($0) && $0 !== navigation.presentedViewController
    }
    #expect(
      left.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.superview === nil }, steps)
    if let presented = navigation.presentedViewController {
      #expect(presented.presentingViewController === navigation, steps)
      #expect(presented.view.window === phone.window, steps)
    }
    #expect(
      walk.appearances.values.allSatisfy { $0 == 0 || $0 == 1 }, "each appears once: \(steps)")
  }
}

/// A reproducible sequence of changes of one navigation controller.
private struct RandomChanges {
  private(set) var steps: [String] = []
  private(set) var made: [UIViewController] = []
  private let navigation: UINavigationController
  private let phone: SpyPhone
  private var random: SplitMix

  init(of navigation: UINavigationController, on phone: SpyPhone, seed: UInt64) {
    self.navigation = navigation
    self.phone = phone
    random = SplitMix(state: seed)
  }

  /// Makes one change, then lets up to 600 ms pass, or no time.
  mutating func step() throws {
    let animated = random.next() % 4 != 0
    steps.append(change(animated: animated) + (animated ? " animated" : ""))
    if random.next() % 4 == 0 { _ = navigation.transitionCoordinator }
    let pause = random.next() % 2 == 0 ? 0 : Int(random.next() % 600)
    steps.append("\(pause) ms")
    if pause > 0 { try phone.device.clock.advance(by: .milliseconds(pause)) }
  }

  /// For each screen, the number of its appearances that have begun and not ended.
  var appearances: [String: Int] {
    var counts: [String: Int] = [:]
    for line in phone.journal.lines {
      let parts = line.split(separator: ".")
      guard let name = parts.first, let event = parts.last else { continue }
      if event == "willAppear" { counts[String(name), default: 0] += 1 }
      if event == "willDisappear" { counts[String(name), default: 0] -= 1 }
    }
    counts["A"] = nil
    return counts
  }

  private mutating func change(animated: Bool) -> String {
    switch random.next() % 7 {
    case 0, 1:
      navigation.pushViewController(screen(), animated: animated)
      return "push"
    case 2:
      navigation.popViewController(animated: animated)
      return "pop"
    case 3:
      navigation.popToRootViewController(animated: animated)
      return "pop to root"
    case 4:
      navigation.setViewControllers([screen(), screen()], animated: animated)
      return "set"
    case 5:
      navigation.present(screen(), animated: animated)
      return "present"
    default:
      navigation.dismiss(animated: animated)
      return "dismiss"
    }
  }

  private mutating func screen() -> UIViewController {
    let screen = phone.spy("\(made.count)")
    made.append(screen)
    return screen
  }
}

/// The generator SplitMix64, whose numbers are the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
