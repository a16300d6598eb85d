import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Segues of a storyboard", .portedFolder)
final class SegueTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  /// Shows a screen with a segue to a screen of the title Next, in a navigation controller or alone.
  private func shown(_ segue: String, inStack: Bool = false) throws -> StoryScreen {
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        #"<connections><segue destination="next" \#(segue)/></connections>"#),
      screen(#"id="next" title="Next""#))
    try phone.show(inStack ? UINavigationController(rootViewController: made) : made)
    _ = Journal.current.take()
    return made
  }

  private func steps(_ segue: String, from made: StoryScreen) -> [String] {
    made.performSegue(withIdentifier: "go", sender: "sender")
    return Journal.current.take()
  }

  @Test("a show segue prepares, then pushes; the sender did not ask for it, so nothing is refused")
  func show() throws {
    _ = phone
    let made = try shown(#"kind="show" identifier="go""#, inStack: true)
    made.refused = ["go"]
    #expect(
      steps("go", from: made).prefix(2) == [
        "Next.awake", "screen.prepare UIStoryboardSegue go to Next from sender",
      ])
    #expect(made.navigationController?.topViewController?.title == "Next")
    #expect(phone.application.transitionsInFlight == 1)
  }

  @Test("a push without animation is done at once; without a stack it presents")
  func push() throws {
    _ = phone
    let made = try shown(#"kind="push" identifier="go" animates="NO""#, inStack: true)
    made.performSegue(withIdentifier: "go", sender: nil)
    #expect(made.navigationController?.viewControllers.map(\.title) == [nil, "Next"])
    #expect(phone.application.transitionsInFlight == 0)
    let alone = try shown(#"kind="push" identifier="go" animates="NO""#)
    alone.performSegue(withIdentifier: "go", sender: nil)
    #expect(alone.presentedViewController?.title == "Next")
  }

  @Test("a presentation has the segue's style and animates unless the storyboard says no")
  func present() throws {
    _ = phone
    let made = try shown(
      #"kind="presentation" identifier="go" modalPresentationStyle="fullScreen""#)
    made.performSegue(withIdentifier: "go", sender: nil)
    #expect(made.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(phone.application.transitionsInFlight == 1)
    try phone.finishTransitions()
    let still = try shown(#"kind="presentation" identifier="go" animates="NO""#)
    still.performSegue(withIdentifier: "go", sender: nil)
    #expect(still.presentedViewController?.title == "Next")
    #expect(phone.application.transitionsInFlight == 0)
    let style = still.presentedViewController?.modalPresentationStyle
    #expect(style == UIViewController().modalPresentationStyle)
  }

  @Test("a popover points at its sender, or at the view of the source")
  func popover() throws {
    _ = phone
    func popover(_ sender: Any?) throws -> (UIPopoverPresentationController?, StoryScreen) {
      let made = try shown(#"kind="popoverPresentation" identifier="go""#)
      made.performSegue(withIdentifier: "go", sender: sender)
      #expect(made.presentedViewController?.modalPresentationStyle == .popover)
      return (made.presentedViewController?.popoverPresentationController, made)
    }
    let button = UIButton()
    #expect(try popover(button).0?.sourceView === button)
    let item = UIBarButtonItem()
    let (barPopover, _) = try popover(item)
    #expect(barPopover?.barButtonItem === item)
    let (plain, made) = try popover(nil)
    #expect(plain?.sourceView === made.view)
    #expect(plain?.barButtonItem == nil)
    #expect(phone.findings == [])
  }

  @Test("a detail is shown in the split view controller", arguments: ["showDetail", "replace"])
  func detail(kind: String) throws {
    _ = phone
    var configuration = Device.Configuration()
    configuration.width = .regular
    Device.current = Device(configuration)
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        """
        <connections><segue destination="next" kind="\(kind)" identifier="go"/></connections>
        """),
      screen(#"id="next" title="Next""#))
    split.viewControllers = [made, UIViewController()]
    let window = UIWindow()
    window.rootViewController = split
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
    made.performSegue(withIdentifier: "go", sender: nil)
    #expect(split.viewControllers.last?.title == "Next")
    #expect(made.presentedViewController == nil)
  }

  @Test("a segue of the app's class performs in its own way")
  func customClass() throws {
    _ = phone
    let made = try shown(
      #"kind="custom" identifier="go" customClass="HeadlessUIKitTests.StorySegue""#)
    #expect(
      steps("go", from: made).prefix(3) == [
        "Next.awake", "screen.prepare StorySegue go to Next from sender", "perform to Next",
      ])
    #expect(made.presentedViewController?.title == "Next")
  }

  @Test("a segue to a controller that is not there does nothing")
  func goneDestination() throws {
    _ = phone
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        """
        <connections><segue destination="gone" kind="show" identifier="go"/></connections>
        """))
    #expect(steps("go", from: made) == ["screen.awake"])
    #expect(phone.findings == [])
  }

  @Test("an identifier that the scene does not have is a finding with those that it has")
  func unknownIdentifier() throws {
    _ = phone
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        """
        <connections><segue destination="a" kind="show" identifier="one"/>\
        <segue destination="b" kind="show"/><segue destination="c" kind="show" identifier="two"/>\
        <outlet identifier="three"/></connections>
        """))
    made.performSegue(withIdentifier: "gone", sender: nil)
    made.performSegue(withIdentifier: "three", sender: nil)
    let bare: StoryScreen = try instantiate(screen(#"id="screen""#))
    bare.performSegue(withIdentifier: "go", sender: nil)
    PlainScreen().performSegue(withIdentifier: "go", sender: nil)
    #expect(
      phone.findings == [
        """
        Receiver (StoryScreen) has no segue with identifier 'gone'; UIKit raises an exception. Its \
        scene has one, two.
        """,
        """
        Receiver (StoryScreen) has no segue with identifier 'three'; UIKit raises an exception. Its \
        scene has one, two.
        """,
        """
        Receiver (StoryScreen) has no segue with identifier 'go'; UIKit raises an exception. Its \
        scene has no segues with identifiers.
        """,
        """
        Receiver (PlainScreen) has no segue with identifier 'go'; UIKit raises an exception. Its \
        scene has no storyboard.
        """,
      ])
  }

  @Test("a segue made in code performs its closure, and one without a closure nothing")
  func inCode() {
    _ = phone
    let (source, destination) = (UIViewController(), UIViewController())
    var calls = 0
    let segue = UIStoryboardSegue(identifier: "a", source: source, destination: destination) {
      calls += 1
    }
    segue.perform()
    #expect(calls == 1)
    #expect(segue.identifier == "a")
    #expect(segue.source === source)
    #expect(segue.destination === destination)
    #expect(segue.rehearsalMethod(for: "a") == nil)
    #expect(!segue.rehearsalSet(nil, forKey: "a"))
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    #expect(calls == 1)
  }
}
