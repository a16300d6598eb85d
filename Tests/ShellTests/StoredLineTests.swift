import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

/// An app with one text field.
private class FieldAppDelegate: RootAppDelegate {
  /// Whether the field is a secure one.
  var isSecure: Bool { true }

  override func makeRoot() -> UIViewController {
    let (screen, field) = (UIViewController(), UITextField())
    field.placeholder = "Field"
    field.isSecureTextEntry = isSecure
    screen.view.addSubview(field)
    return screen
  }
}

private final class SecureFieldAppDelegate: FieldAppDelegate {}

private final class PlainFieldAppDelegate: FieldAppDelegate {
  override var isSecure: Bool { false }
}

@Suite("Lines that the history keeps")
struct StoredLineTests {
  private func stored(
    _ lines: [String], into app: any UIApplicationDelegate.Type = SecureFieldAppDelegate.self
  ) throws -> [String] {
    try ScriptedRun(lines.map { .line($0) }, into: app).stored
  }

  @Test("a text that is typed into a secure field is not kept, in a heredoc neither")
  func secret() throws {
    #expect(
      try stored(["look", "type hunter22 into Field", "settle"]) == ["look", "settle"])
    #expect(try stored(["type <<END into Field", "hunter22", "END", "settle"]) == ["settle"])
    let plain = ["type hunter22 into Field", "type <<END into Field", "more", "END"]
    #expect(try stored(plain, into: PlainFieldAppDelegate.self) == plain)
  }

  @Test("a line that types and fails is kept, unless the screen has a secure field")
  func failed() throws {
    let lines = ["type hunter22 into Feild", "type hunter22 int Field", "tap Feild"]
    #expect(try stored(lines) == ["tap Feild"])
    #expect(try stored(lines, into: PlainFieldAppDelegate.self) == lines)
  }

  @Test("a line with a text that turns out to be a secret later is removed")
  func laterSecret() throws {
    #expect(
      try stored(["expect no hunter22 now", "look", "type hunter22 into Field"]) == ["look"])
  }

  @Test("the definitions of which a secret was made are removed, and other ones kept")
  func definitions() throws {
    let lines = [
      #"let part = "hunter""#, #"let word = "${part}22""#, #"let other = "x""#,
      "type ${word} into Field", "settle",
    ]
    #expect(try stored(lines) == [#"let other = "x""#, "settle"])
    #expect(try stored(lines, into: PlainFieldAppDelegate.self) == lines)
  }
}
