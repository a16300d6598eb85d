import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Unwind segues of a storyboard", .portedFolder)
final class UnwindTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func source(_ attributes: String = "") throws -> StoryScreen {
    try instantiate(
      screen(
        #"id="screen" title="Source""#,
        """
        <connections><segue destination="exit" kind="unwind" identifier="back" \
        unwindAction="ownBack:" \(attributes)/></connections>
        """) + #"<exit id="exit"/>"#)
  }

  private func target(_ title: String) -> StoryScreen {
    let made = StoryScreen()
    made.title = title
    return made
  }

  private func unwind(_ source: StoryScreen) -> [String] {
    _ = Journal.current.take()
    source.performSegue(withIdentifier: "back", sender: "sender")
    return Journal.current.take()
  }

  private let expected = [
    "Source.prepare UIStoryboardSegue back to B from sender", "B.ownBack:UIStoryboardSegue",
  ]

  @Test("an unwind segue calls the nearest screen of the stack that has the action, and pops to it")
  func stack() throws {
    _ = phone
    let (source, plain) = (try source(#"animates="NO""#), PlainScreen())
    let stack = UINavigationController()
    stack.setViewControllers([target("A"), target("B"), plain, source], animated: false)
    try phone.show(stack)
    #expect(unwind(source).prefix(2) == expected[...])
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(phone.application.transitionsInFlight == 0)
  }

  @Test("an unwind segue animates unless the storyboard says no")
  func animated() throws {
    _ = phone
    let source = try source()
    let stack = UINavigationController()
    stack.setViewControllers([target("B"), source], animated: false)
    try phone.show(stack)
    _ = unwind(source)
    #expect(stack.viewControllers.map(\.title) == ["B"])
    #expect(phone.application.transitionsInFlight == 1)
  }

  @Test("an unwind segue dismisses what is presented above its target")
  func presented() throws {
    _ = phone
    let (source, root) = (try source(#"animates="NO""#), target("B"))
    try phone.show(root)
    root.present(source, animated: false)
    #expect(unwind(source).prefix(2) == expected[...])
    #expect(root.presentedViewController == nil)
  }

  @Test("an unwind segue dismisses a stack, and pops another one to its target")
  func both() throws {
    _ = phone
    let (source, root) = (try source(#"animates="NO""#), UINavigationController())
    root.setViewControllers([target("A"), target("B"), PlainScreen()], animated: false)
    try phone.show(root)
    let inner = UINavigationController()
    inner.setViewControllers([PlainScreen(), source], animated: false)
    root.present(inner, animated: false)
    #expect(unwind(source).prefix(2) == expected[...])
    #expect(root.presentedViewController == nil)
    #expect(root.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test("the selected tab is a target, and the other tabs are not")
  func tabs() throws {
    _ = phone
    let (source, tabs) = (try source(#"animates="NO""#), UITabBarController())
    tabs.viewControllers = [target("A"), target("B")]
    tabs.selectedIndex = 1
    try phone.show(tabs)
    tabs.present(source, animated: false)
    #expect(source.unwindTargets.map { $0.title ?? word($0) } == ["B", "UITabBarController"])
    #expect(unwind(source).prefix(2) == expected[...])
    #expect(tabs.presentedViewController == nil)
  }

  @Test("without a screen that has the action, or without an action, nothing happens")
  func noTarget() throws {
    _ = phone
    let source = try source()
    let stack = UINavigationController()
    stack.setViewControllers([PlainScreen(), source], animated: false)
    try phone.show(stack)
    #expect(unwind(source) == [])
    #expect(stack.viewControllers.count == 2)
    let bare: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        #"<connections><segue kind="unwind" identifier="back"/></connections>"#))
    stack.setViewControllers([target("B"), bare], animated: false)
    #expect(unwind(bare).filter { $0.contains("prepare") } == [])
    #expect(stack.topViewController === bare)
    #expect(phone.findings == [])
  }

  @Test("a segue of the app's class unwinds in its own way")
  func customClass() throws {
    _ = phone
    let source = try source(#"customClass="HeadlessUIKitTests.StorySegue""#)
    let stack = UINavigationController()
    stack.setViewControllers([target("B"), source], animated: false)
    try phone.show(stack)
    #expect(
      unwind(source) == [
        "Source.prepare StorySegue back to B from sender", "B.ownBack:StorySegue",
        "perform to B",
      ])
    #expect(stack.topViewController === source)
  }

  @Test("a target that is visible stays as it is")
  func visible() throws {
    _ = phone
    let stack = UINavigationController()
    let top = target("Top")
    stack.setViewControllers([target("A"), top], animated: false)
    try phone.show(stack)
    top.returnHere(animated: true)
    #expect(stack.viewControllers.map(\.title) == ["A", "Top"])
    #expect(phone.application.transitionsInFlight == 0)
  }

  @Test("an unwind segue tells the containers of its target, the outermost first")
  func containers() throws {
    _ = phone
    let (source, shelf) = (try source(#"animates="NO""#), Shelf())
    let stack = UINavigationController()
    stack.setViewControllers([target("B"), source], animated: false)
    shelf.addChild(stack)
    shelf.view.addSubview(stack.view)
    stack.didMove(toParent: shelf)
    try phone.show(shelf)
    #expect(Array(unwind(source).prefix(3)) == expected + ["shelf.unwind UINavigationController"])
  }
}

/// A container of an app's own that notes on what way a segue unwinds.
private final class Shelf: UIViewController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Journal.current.note("shelf.unwind \(type(of: subsequentVC))")
  }
}
