import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A controller with the table that `rehearse port` writes.
private final class Screen: UIViewController {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    switch selector.description {
    case "save":
      {
        _ = $0
        self.diary.write("save")
        return nil
      }
    case "tapped:":
      {
        self.tapped(try $0.argument(0))
        return nil
      }
    case "heard:":
      {
        self.heard(try $0.argument(0))
        return nil
      }
    case "closed:":
      {
        self.closed(try $0.unreadArgument(0))
        return nil
      }
    case "flagged:":
      {
        self.diary.write("flagged \(try $0.argument(0) as Bool)")
        return nil
      }
    case "counted:":
      {
        self.diary.write("counted \(try $0.argument(0) as Double)")
        return nil
      }
    case "optional:":
      {
        self.optional(try $0.unreadArgument(0))
        return nil
      }
    case "named:":
      {
        self.named(try $0.unreadArgument(0))
        return nil
      }
    case "closed:by:":
      {
        self.closed(try $0.unreadArgument(0), by: try $0.unreadArgument(1))
        return nil
      }
    default: super.rehearsalMethod(for: selector)
    }
  }

  private func closed(_ sender: UIBarButtonItem) { diary.write("closed") }
  private func closed(_ sender: UIBarButtonItem, by event: UIEvent) { diary.write("closed by") }
  private func optional(_ sender: UIBarButtonItem?) { diary.write("optional") }
  private func named(_ name: String) { diary.write("named") }
  private func tapped(_ sender: UIButton) { diary.write("tapped \(sender.tag)") }
  private func heard(_ note: Notification) { diary.write("heard \(note.name.rawValue)") }
}

@Suite("Selectors")
struct SelectorTests {
  private let diary = Diary()

  @Test("a control calls its target's method with itself, until the target is removed")
  func controls() {
    let screen = Screen(diary)
    let button = UIButton()
    button.tag = 7
    button.addTarget(screen, action: "tapped:", for: .touchUpInside)
    button.addTarget(screen, action: "save", for: .touchUpInside)
    button.addTarget(screen, action: "save", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["tapped 7", "save"])
    #expect(
      button.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["tapped:", "save"])
    button.removeTarget(screen, action: "save", for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["tapped 7", "save", "tapped 7"])
  }

  @Test("a control does not retain its target")
  func weakTarget() {
    let button = UIButton()
    var screen: Screen? = Screen(diary)
    button.addTarget(screen, action: "save", for: .touchUpInside)
    weak let gone = screen
    screen = nil
    button.sendActions(for: .touchUpInside)
    #expect(gone == nil)
    #expect(diary.lines.isEmpty)
  }

  @Test("an action without a target goes to the first responder in the chain that has the method")
  func responderChain() {
    let screen = Screen(diary)
    let button = UIButton()
    screen.view.addSubview(button)
    button.addTarget(nil, action: "save", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["save"])
    #expect(button.target(forAction: "save", withSender: nil) as? Screen === screen)
  }

  @Test("an action of a gesture without a target goes up the chain from the gesture's view")
  func responderChainOfGesture() {
    Device.current = Device()
    let screen = Screen(diary)
    let recognizer = UITapGestureRecognizer()
    screen.view.addGestureRecognizer(recognizer)
    #expect(UIApplication.shared.sendAction("save", to: nil, from: recognizer, for: nil))
    #expect(diary.lines == ["save"])
  }

  @Test("a function as the target is none: the responder chain has the method")
  func functionAsTarget() {
    let screen = Screen(diary)
    let button = UIButton()
    screen.view.addSubview(button)
    let function = { (screen: Screen) in { screen } }
    button.addTarget(function, action: "save", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["save"])
  }

  @Test("a method that does not exist is a finding that names the class and the selector")
  func unrecognized() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    let button = UIButton()
    let screen = Screen(diary)
    button.addTarget(screen, action: "miss:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        -[Screen miss:]: unrecognized selector sent to instance; UIKit raises an exception. Give \
        Screen a method of that name, with @objc or @IBAction.
        """
      ])
  }

  @Test("an error that a method throws is a finding")
  func thrownError() {
    final class Thrower: NSObject, SelectorTarget {
      struct Broken: Error {}
      func rehearsalMethod(for selector: Selector) -> SelectorMethod? { { _ in throw Broken() } }
    }
    Device.current = Device()
    let thrower = Thrower()
    thrower.perform("save")
    let messages = Device.current.findings.all.map(\.message)
    let beginning = "-[Thrower save] expects no error as argument 1"
    #expect(messages.map { $0.hasPrefix(beginning) } == [true])
  }

  @Test("an argument of another type is a finding, and the method is not called")
  func mismatch() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    let screen = Screen(diary)
    let toggle = UISwitch()
    toggle.addTarget(screen, action: "tapped:", for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(diary.lines.isEmpty)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        -[Screen tapped:] expects UIButton as argument 1 and was sent UISwitch. Declare the parameter \
        as the type that is sent.
        """
      ])
  }

  @Test("an action that does not read its sender is called with a sender of another class")
  func unreadSender() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    let screen = Screen(diary)
    let toggle = UISwitch()
    for action in ["closed:", "optional:"] {
      toggle.addTarget(screen, action: Selector(action), for: .valueChanged)
    }
    toggle.sendActions(for: .valueChanged)
    #expect(diary.lines == ["closed", "optional"])
    #expect(Device.current.findings.all.isEmpty)
  }

  @Test("an action whose parameter is no object is not called with one, read or not")
  func unreadValue() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    let screen = Screen(diary)
    let toggle = UISwitch()
    toggle.addTarget(screen, action: "named:", for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(diary.lines.isEmpty)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        -[Screen named:] expects String as argument 1 and was sent UISwitch. Declare the parameter \
        as the type that is sent.
        """
      ])
  }

  @Test("nil that is sent for a truth value or a number is false or 0, as on a phone")
  func noObject() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    let screen = Screen(diary)
    screen.perform("flagged:", with: nil)
    screen.perform("counted:", with: nil)
    #expect(diary.lines == ["flagged false", "counted 0.0"])
    #expect(Device.current.findings.all.isEmpty)
  }

  @Test("an action of two parameters that is sent one argument is a finding, read or not")
  func missingArgument() {
    // Findings of another test's phone are that test's.
    Device.current = Device()
    Screen(diary).perform("closed:by:", with: UISwitch())
    #expect(diary.lines.isEmpty)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        -[Screen closed:by:] expects UIEvent as argument 2 and was sent nil. Declare the parameter \
        as the type that is sent.
        """
      ])
  }

  @Test("a notification calls an observer's method until the observer is removed")
  func notifications() {
    let screen = Screen(diary)
    let center = NotificationCenter()
    let name = Notification.Name("Saved")
    center.addObserver(screen, selector: "heard:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: nil)
    center.removeObserver(screen)
    center.post(name: name, object: nil)
    #expect(diary.lines == ["heard Saved"])
  }

  @Test("a delayed call runs on the virtual clock, unless it is cancelled")
  func delay() throws {
    Device.current = Device()
    let screen = Screen(diary)
    screen.perform("save", with: nil, afterDelay: 2)
    try Device.current.clock.advance(by: .seconds(1))
    #expect(diary.lines.isEmpty)
    try Device.current.clock.advance(by: .seconds(1))
    #expect(diary.lines == ["save"])
    screen.perform("save", with: nil, afterDelay: 2)
    NSObject.cancelPreviousPerformRequests(withTarget: screen)
    try Device.current.clock.advance(by: .seconds(3))
    #expect(diary.lines == ["save"])
  }

  @Test("a delayed call that waits is named by its method and the type of its object")
  func pendingCall() {
    Device.current = Device()
    Screen(diary).perform("save", with: nil, afterDelay: 2)
    Screen(diary).perform("save", with: nil, afterDelay: -1)
    let pending = Device.current.clock.pending
    #expect(
      pending.map(\.purpose.description) == [
        "timer perform(save) on Screen", "timer perform(save) on Screen",
      ])
    #expect(pending.map(\.due.nanoseconds) == [0, 2_000_000_000])
  }

  @Test(
    "the delayed calls of one method are cancelled, those of another one and of other objects stay")
  func cancelledMethod() throws {
    Device.current = Device()
    let (screen, other) = (Screen(diary), Screen(diary))
    for one in [screen, other] { one.perform("save", with: nil, afterDelay: 1) }
    UIViewController.cancelPreviousPerformRequests(
      withTarget: screen, selector: "miss", object: nil)
    UIViewController.cancelPreviousPerformRequests(
      withTarget: other, selector: "save", object: nil)
    try Device.current.clock.advance(by: .seconds(1))
    #expect(diary.lines == ["save"])
  }

  @Test("an object responds to its own selectors and to UIKit's")
  func responds() {
    let screen = Screen(diary)
    #expect(screen.responds(to: "save"))
    #expect(screen.responds(to: "resignFirstResponder"))
    #expect(!screen.responds(to: "miss"))
    screen.perform("save")
    #expect(diary.lines == ["save"])
  }

  @Test("a bar button item calls its target")
  func barButtonItem() throws {
    let phone = Phone()
    let screen = Screen(diary)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: screen, action: "save")
    phone.window.rootViewController = UINavigationController(rootViewController: screen)
    phone.settle()
    try phone.tap("Save")
    #expect(diary.lines == ["save"])
  }

  @Test("a gesture recogniser calls its target with itself")
  func gestures() throws {
    let screen = Screen(diary)
    let recognizer = UITapGestureRecognizer(target: screen, action: "save")
    let label = UILabel()
    label.text = "Here"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(recognizer)
    try Phone(label).tap("Here")
    #expect(diary.lines == ["save"])
  }
}
