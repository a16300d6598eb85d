import HeadlessUIKit
import TestApps
import Testing

@testable import RehearsalCore

/// An app with a secure text field, which it fills with a stored text, and a plain one.
private final class SecretAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    let (secret, plain) = (UITextField(), UITextField())
    secret.isSecureTextEntry = true
    secret.placeholder = "Password"
    plain.placeholder = "Name"
    root.view.addSubview(secret)
    root.view.addSubview(plain)
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Fill") { _ in
          secret.text = "filled"
          plain.text = "shown"
        }))
    return root
  }
}

@Suite("Secrets that a session records")
struct RecordedSecretTests {
  private final class Log {
    var all: [String] = []
  }

  private let log = Log()

  private func launched() throws -> Session {
    let session = try Session(SecretAppDelegate.self)
    try session.launch()
    session.didLearnSecret = { [log] in log.all.append($0) }
    return session
  }

  @Test("a text that is typed into a secure field is a secret, each part of it and the whole")
  func typing() throws {
    let session = try launched()
    try session.perform(.type("Ann", into: ElementQuery("Name")))
    try session.perform(.type("pass", into: ElementQuery("Password")))
    try session.perform(.type("word", into: nil))
    #expect(log.all == ["pass", "word", "password"])
    #expect(session.secrets == ["pass", "word", "password"])
    try session.perform(.clear(ElementQuery("Password")))
    try session.perform(.type("pass", into: ElementQuery("Password")))
    try session.perform(.type("word", into: nil))
    #expect(log.all == ["pass", "word", "password"])
  }

  @Test(
    "a field's content of up to 256 bytes is a secret as a whole, a longer one in its parts only")
  func longest() throws {
    let session = try launched()
    let (most, last) = (String(repeating: "a", count: 255), "é")
    try session.perform(.type(most, into: ElementQuery("Password")))
    try session.perform(.type("b", into: nil))
    #expect(session.secrets == [most, "b", most + "b"])
    try session.perform(.type(last, into: nil))
    #expect(session.secrets == [most, "b", most + "b", last])
  }

  @Test("what the app has filled in is a secret once the screen is looked at")
  func filled() throws {
    let session = try launched()
    session.recordShownSecrets(on: session.screen)
    #expect(session.secrets == [])
    try session.perform(.tap(ElementQuery("Fill")))
    #expect(session.secrets == [])
    session.recordShownSecrets(on: session.screen)
    #expect(session.secrets == ["filled"] && log.all == ["filled"])
  }
}
