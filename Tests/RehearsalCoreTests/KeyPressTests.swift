import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose screen has two key commands, one of them disabled.
final class KeysAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.title = "Notes"
    screen.addKeyCommand(
      UIKeyCommand(title: "New Note", input: "n", modifierFlags: [.command, .shift]) { _ in
        screen.title = "New Note"
      })
    screen.addKeyCommand(
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, discoverabilityTitle: "Close", attributes: .disabled
      ) { _ in screen.title = "closed" })
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("Key presses")
struct KeyPressTests {
  private func launched() throws -> Session {
    let session = try Session(KeysAppDelegate.self)
    try session.launch()
    return session
  }

  @Test("a key combination performs the app's command, whatever the order of the modifiers")
  func press() throws {
    let session = try launched()
    let keys = try #require(KeyCombination("shift+cmd+N"))
    try session.perform(.press(keys))
    #expect(session.screen.title == "New Note")
  }

  @Test("keys without a command are refused with those that have one")
  func unknown() throws {
    let session = try launched()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.press(KeyCombination(input: "n", modifiers: .command)))
    }
    #expect(
      error?.message == "no responder of UIViewController has a key command for cmd+n; "
        + "it has cmd+shift+n, escape")
  }

  @Test("a disabled command is refused by its title")
  func disabled() throws {
    let session = try launched()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.press(KeyCombination(input: UIKeyCommand.inputEscape)))
    }
    #expect(error?.message == "the key command escape (Close) is disabled")
    #expect(session.screen.title == "Notes")
  }

  @Test("an app without key commands says that it offers none")
  func none() throws {
    let session = try Session(CounterAppDelegate.self)
    try session.launch()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.press(KeyCombination(input: "n")))
    }
    #expect(error?.message.hasSuffix("for n; the app offers none here") == true)
  }
}

@Suite("Key combinations")
struct KeyCombinationTests {
  @Test(
    "a combination is read in any spelling and written in one",
    arguments: [
      ("n", "n"), ("N", "n"), ("shift+cmd+n", "cmd+shift+n"), ("Command+Option+Up", "cmd+alt+up"),
      ("ctrl++", "ctrl++"), ("+", "+"), ("control+pageDown", "ctrl+pagedown"), ("f12", "f12"),
      ("escape", "escape"), ("cmd+space", "cmd+space"), ("é", "é"),
    ])
  func spellings(_ text: String, _ written: String) {
    #expect(KeyCombination(text)?.description == written)
    #expect(KeyCombination(written)?.description == written)
  }

  @Test(
    "a text that names no key is none",
    arguments: ["", "Sign in", "cmd+", "cmd", "hyper+n", "n+cmd", "cmd+nn", "f13", "cmd++n"])
  func none(_ text: String) {
    #expect(KeyCombination(text) == nil)
  }

  @Test("each key has its name, and function keys go from f1 to f12")
  func names() {
    let names =
      ["up", "down", "left", "right", "escape", "delete", "return", "tab", "space"]
      + ["pageup", "pagedown", "home", "end", "f1", "f2", "f9", "f10", "f12"]
    #expect(names.map { KeyCombination($0)?.description } == names)
    #expect(
      ["f0", "f13", "upp"].map { KeyCombination($0) == nil } == [true, true, true])
  }
}
