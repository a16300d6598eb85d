import Foundation
import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

/// An app whose button counts in a label.
private final class LabelAppDelegate: RootAppDelegate {
  private var count = 0

  override func makeRoot() -> UIViewController {
    let (root, label) = (UIViewController(), UILabel())
    label.text = "0 taps"
    root.view.addSubview(label)
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Count") { [weak self] _ in
          self?.count += 1
          label.text = "\(self?.count ?? 0) taps"
        }))
    return root
  }
}

@Suite("Settings at the prompt")
struct PromptSettingTests {
  private let folder: TemporaryFolder
  private let settings: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    settings = try #require(SettingsFile(Environment(["XDG_CONFIG_HOME": folder.url.path])))
  }

  /// Returns what a shell with the settings prints after the app's first screen.
  private func printed(_ lines: String...) throws -> [String] {
    let run = try ScriptedRun(
      lines.map { .line($0) }, into: LabelAppDelegate.self, settings: settings)
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test("show changes holds in the next shell with the same settings, until show nothing")
  func shownParts() throws {
    #expect(
      try printed("show changes", "tap Count").suffix(2)
        == ["after an act: what changed on the screen and in the props", "  1 taps"])
    #expect(settings.value(of: "show") == "changes")
    #expect(try printed("tap Count", "tap Count").suffix(2) == ["  1 taps", "  2 taps"])
    #expect(try printed("show nothing", "tap Count").last == "after an act: nothing")
    #expect(try printed("tap Count") == [])
  }

  @Test("a value of show that is no choice shows the screen")
  func unknownParts() throws {
    try settings.set("show", to: "everything")
    #expect(try printed("tap Count").suffix(2) == ["  1 taps", "  [Count]"])
  }

  @Test("hints are shown unless the settings say off", arguments: [nil, "on", "off"])
  func hints(value: String?) throws {
    if let value { try settings.set("hints", to: value) }
    var configuration = InteractiveShell.Configuration()
    configuration.settings = settings
    let shell = try InteractiveShell(
      LabelAppDelegate.self, configuration,
      output: ShellOutput(width: 72, isColoured: false, print: { _ in }, warn: { _ in }),
      isInteractive: true)
    #expect(shell.showsHints == (value != "off"))
  }
}
