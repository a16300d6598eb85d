import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing
import VirtualTime

@testable import Shell

/// An app with a button, and with work that is due all the time.
private final class TickingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    _ = Device.current.clock.schedule(every: .milliseconds(100), for: "ticks") {}
    let root = UIViewController()
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Add") { _ in }))
    return root
  }
}

@Suite("Redo")
struct RedoTests {
  /// Returns what is said after two taps, an undo and some lines, and then the history.
  private func said(_ lines: String...) throws -> String {
    let typed = ["show nothing", "tap Add", "tap Add", "undo"] + lines + ["history"]
    let printed = try TypedShell.output(of: typed, into: TickingAppDelegate.self)
    return String(printed.split(separator: "> undo\n").last ?? "")
  }

  private static let nothing = "> redo\nerror: there is no undone command to redo\n"

  @Test("an act that was undone is performed again once")
  func once() throws {
    #expect(
      try said("redo", "redo") == "> redo\n" + Self.nothing + "> history\ntap Add\ntap Add\n")
  }

  @Test("after another act, or an expectation that failed after a wait, nothing can be redone")
  func replaced() throws {
    #expect(
      try said("tap Add", "redo")
        == "> tap Add\n" + Self.nothing + "> history\ntap Add\ntap Add\n")
    let failed = try said("expect Nothing within 1s", "redo")
    #expect(failed.hasSuffix(Self.nothing + "> history\ntap Add\nwait 1s\n"))
  }

  @Test("looking at the screen leaves an undone act to redo")
  func looking() throws {
    #expect(
      try said("history", "redo") == "> history\ntap Add\n> redo\n> history\ntap Add\ntap Add\n")
  }

  @Test("a line that failed at once leaves an undone act to redo")
  func mistyped() throws {
    let said = try said("tap Nothing now", "redo")
    #expect(said.hasSuffix("> redo\n> history\ntap Add\ntap Add\n"))
  }
}
