import HeadlessUIKit
import Testing

private final class CommandField: UITextField {
  var ownCommands: [UIKeyCommand] = []

  override var keyCommands: [UIKeyCommand]? { ownCommands }
}

@Suite("Key commands, the edit menu and windows")
struct CommandTests {
  private func command(_ input: String, _ journal: Journal, _ line: String) -> UIKeyCommand {
    UIKeyCommand(title: line, input: input, modifierFlags: .command) { _ in journal.note(line) }
  }

  /// Source: UIResponder.keyCommands' documentation: UIKit looks for a match along the responder
  /// chain, from the first responder.
  @Test("a key command is searched from the first responder up, else from the screen in front")
  func press() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let field = CommandField()
    field.ownCommands = [command("s", phone.journal, "field")]
    screen.view.addSubview(field)
    screen.addKeyCommand(command("s", phone.journal, "screen"))
    screen.addKeyCommand(command("n", phone.journal, "new"))
    try phone.show(screen)
    try phone.application.press("s", .command)
    field.becomeFirstResponder()
    try phone.application.press("s", .command)
    try phone.application.press("n", .command)
    #expect(phone.journal.take() == ["screen", "field", "new"])
    #expect(
      refusal(of: { try phone.application.press("s") })
        == "no responder of Spy has a key command for \"s\".")
  }

  /// Source: UIMenuElement.Attributes' documentation.
  @Test("a disabled key command is refused")
  func disabled() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    try phone.show(screen)
    let command = command("s", phone.journal, "Save")
    command.attributes = .disabled
    screen.addKeyCommand(command)
    #expect(
      refusal(of: { try phone.application.press("s", .command) })
        == "the key command \"Save\" is disabled.")
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
}
