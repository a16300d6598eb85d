import HeadlessUIKit
import Testing

private final class CommandField: UITextField {
  var ownCommands: [UIKeyCommand] = []

  override var keyCommands: [UIKeyCommand]? { ownCommands }
}

/// A screen with the method `save:`.
private final class CommandScreen: UIViewController {
  private(set) var saved: [String] = []

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector == Selector("save:") else { return super.rehearsalMethod(for: selector) }
    return { [unowned self] arguments in
      let command: UIKeyCommand = try arguments.argument(0)
      saved.append(command.input ?? "none")
      return nil
    }
  }
}

@Suite("Key commands, the edit menu and windows")
struct CommandTests {
  private func command(_ input: String, _ journal: Journal, _ line: String) -> UIKeyCommand {
    UIKeyCommand(title: line, input: input, modifierFlags: .command) { _ in journal.note(line) }
  }

  /// Source: UIResponder.keyCommands' documentation: UIKit looks for a match along the responder
  /// chain, from the first responder.
  @Test("key commands are found from the first responder up, else from the screen in front")
  func reachable() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let field = CommandField()
    field.ownCommands = [command("s", phone.journal, "field")]
    screen.view.addSubview(field)
    screen.addKeyCommand(command("s", phone.journal, "screen"))
    screen.addKeyCommand(command("n", phone.journal, "new"))
    try phone.show(screen)
    #expect(phone.application.reachableKeyCommands.map(\.title) == ["screen", "new"])
    field.becomeFirstResponder()
    #expect(phone.application.reachableKeyCommands.map(\.title) == ["field", "new"])
    phone.application.reachableKeyCommands.forEach { $0.performWithSender(nil) }
    #expect(phone.journal.take() == ["field", "new"])
  }

  /// Source: UIKeyCommand's documentation: the action is searched along the responder chain.
  @Test("a key command with a selector calls the first responder of the chain that has the method")
  func selector() throws {
    let phone = SpyPhone()
    let screen = CommandScreen()
    try phone.show(screen)
    screen.addKeyCommand(
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:")))
    phone.application.reachableKeyCommands.forEach { $0.performWithSender(nil) }
    #expect(screen.saved == ["s"])
  }

  /// Source: UIMenuController's documentation.
  @Test("the edit menu shows the app's items as buttons, and closes with the tap on one")
  func editMenu() throws {
    let view = UIView()
    let phone = Phone(view)
    let diary = Diary()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Translate") { diary.write("translate") }]
    menu.showMenu(from: view, rect: .zero)
    #expect(menu.isMenuVisible)
    try phone.tap("Translate", .button)
    #expect(diary.read() == ["translate"])
    #expect(!menu.isMenuVisible)
  }

  /// A view with the method `translate:`, which can be refused.
  private final class WordView: UIView {
    var senders: [String] = []
    var refuses = false

    override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
      guard selector == Selector("translate:") else { return super.rehearsalMethod(for: selector) }
      return { [unowned self] arguments in
        let sender: Any? = try arguments.argument(0)
        senders.append(sender.map { "\(type(of: $0))" } ?? "none")
        return nil
      }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  /// Source: UIMenuController's documentation: an item is shown if the responder chain can perform it.
  @Test("an item of a selector is shown where an object can perform it, and the menu is its sender")
  func editMenuOfSelectors() throws {
    let view = WordView()
    let phone = Phone(view)
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Translate", action: Selector("translate:")),
      UIMenuItem(title: "Speak", action: Selector("speak:")),
    ]
    let diary = Diary()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.write(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    menu.showMenu(from: view, rect: .zero)
    #expect(phone.find("Speak") == nil)
    try phone.tap("Translate", .button)
    #expect(view.senders == ["UIMenuController"])
    view.refuses = true
    menu.showMenu(from: view, rect: .zero)
    #expect(phone.find("Translate") == nil)
    menu.hideMenu()
    #expect(
      diary.read() == [
        "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification",
        "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification",
        "UIMenuControllerWillHideMenuNotification", "UIMenuControllerDidHideMenuNotification",
      ])
  }

  /// Source: UIWindow.didBecomeKeyNotification's documentation: the object is the window.
  @Test("a window that becomes key posts a notification after the former one has resigned")
  func keyWindow() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let other = UIWindow()
    let center = NotificationCenter.default
    let names = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification]
    let journal = phone.journal
    let observers = zip(names, [phone.window, other]).map { name, window in
      center.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    other.makeKey()
    #expect(
      phone.journal.take() == [
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
      ])
  }

  @Test("a key window that is hidden resigns, whether another window becomes key or none is left")
  func hiddenKeyWindow() throws {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let phone = SpyPhone()
    let (first, second) = (Window(), Window())
    for window in [first, second] { window.makeKeyAndVisible() }
    second.isHidden = true
    #expect(phone.application.keyWindow === first)
    first.isHidden = true
    #expect(phone.application.keyWindow == nil)
    #expect(
      [first.calls, second.calls] == [
        ["become", "resign", "become", "resign"], ["become", "resign"],
      ])
  }
}
