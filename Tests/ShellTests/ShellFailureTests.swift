import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptRunner
import TestApps
import Testing
import VirtualTime

@testable import Shell

private final class StartViewController: UIViewController {}
private final class NextViewController: UIViewController {}

/// An app that counts taps, whose second button depends on how often it was launched.
private class TapCountingApp: RootAppDelegate {
  private var taps = 0

  /// Returns the second button, after some number of launches; nil for none.
  func makeButton() -> UIButton? { nil }

  /// Called after each tap that is counted.
  func didCount() {}

  override func makeRoot() -> UIViewController {
    let screen = StartViewController()
    let label = UILabel()
    label.text = "0 taps"
    screen.view.addSubview(label)
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Count") { [weak self] _ in
          self?.taps += 1
          label.text = "\(self?.taps ?? 0) taps"
          self?.didCount()
        }))
    makeButton().map(screen.view.addSubview)
    return UINavigationController(rootViewController: screen)
  }

  /// A button that shows another screen.
  func openButton() -> UIButton {
    UIButton(
      primaryAction: UIAction(title: "Open") { [weak self] _ in
        let navigation = self?.window?.rootViewController as? UINavigationController
        navigation?.pushViewController(NextViewController(), animated: false)
      })
  }
}

private final class CountingAppDelegate: TapCountingApp {}

/// An app whose second button is enabled by a tap of the first one, except at its first launch.
private final class ClosedAppDelegate: TapCountingApp {
  static var launches = 0
  private lazy var open = openButton()
  private var isFirstLaunch = false

  override func makeButton() -> UIButton? {
    Self.launches += 1
    isFirstLaunch = Self.launches == 1
    open.isEnabled = false
    return open
  }

  override func didCount() { open.isEnabled = !isFirstLaunch }
}

/// An app whose second button is always enabled.
private final class OpenAppDelegate: TapCountingApp {
  override func makeButton() -> UIButton? { openButton() }
}

/// An app that has its button at its first launch only.
private final class ForgetfulAppDelegate: TapCountingApp {
  static var launches = 0

  override func makeButton() -> UIButton? {
    Self.launches += 1
    return Self.launches == 1 ? openButton() : nil
  }
}

/// An app with work that is due all the time.
private final class BusyAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    _ = Device.current.clock.schedule(every: .milliseconds(100), for: "ticks") {}
    return StartViewController()
  }
}

@Suite("Failures at the prompt", .serialized)
struct ShellFailureTests {
  private func type(
    _ lines: [String], into app: any UIApplicationDelegate.Type,
    _ change: (InteractiveShell) -> Void = { _ in }
  ) throws -> String {
    try TypedShell.output(of: lines, into: app, change)
  }

  @Test("help on an unknown command names the nearest one, else the line that lists them all")
  func unknownHelp() throws {
    #expect(
      try type(["help tpa", "help zzzzzz"], into: CountingAppDelegate.self) == """
        > help tpa
        error: unknown command `tpa`
           = did you mean `tap`?
        > help zzzzzz
        error: unknown command `zzzzzz`
           = `help` lists the commands

        """)
  }

  @Test("an expectation that failed is in the history as the time that it waited itself")
  func failedWait() throws {
    let lines = ["wait 2s", "expect Nothing within 1s", "history"]
    let printed = try type(lines, into: BusyAppDelegate.self).split(separator: "> history\n")
    #expect(printed.last == "wait 2s\nwait 1s\n")
  }

  @Test("go to a screen that no act leads to says how far it searched")
  func noWay() throws {
    #expect(
      try type(["go Nowhere"], into: CountingAppDelegate.self) == """
        > go Nowhere
        error: no way to Nowhere was found in 20000 acts
        `graph` lists the screens so far; a way may need a text that no label suggests

        """)
  }

  @Test("go walks no line that the screen can be reached without")
  func shortestWay() throws {
    #expect(
      try type(["go Next"], into: OpenAppDelegate.self) == """
        > go Next
        tap button "Open"
        Next                                                 Open ▸ Start ▸ Next
          [Back]

        """)
  }

  @Test("go stops at the line that the app refuses now")
  func wayEnds() throws {
    let printed = try type(["go Next", "history"], into: ClosedAppDelegate.self)
    #expect(
      printed == """
        > go Next
        tap button "Count"
        tap button "Open"
        error: the way ends here: `tap button "Open"` could not be performed
        > history
        tap button "Count"

        """)
  }

  @Test("go says why the lines so far cannot be performed again")
  func goneLine() throws {
    let printed = try type(["tap Open", "go Elsewhere"], into: ForgetfulAppDelegate.self)
    #expect(
      printed == """
        > tap Open
        Next                                            Forgetful ▸ Start ▸ Next
          [Back]
        > go Elsewhere
        error: there is no "Open" on Start
        on Start there are:
          button "Count"
          staticText "0 taps"
        nothing is pending

        """)
  }

  @Test("an interrupted repeat says how far it got, and is undone and done again as far")
  func interrupted() throws {
    let lines = ["repeat 5: tap Count", "history", "undo", "redo"]
    let printed = try type(lines, into: CountingAppDelegate.self) {
      $0.interpreter.isInterrupted = { $0 >= 2 }
    }
    #expect(
      printed == """
        > repeat 5: tap Count
        interrupted after 2 of 5 steps
        Start                                                   Counting ▸ Start
          2 taps
          [Count]
        > history
        repeat 5: tap Count
        > undo
        Start                                                   Counting ▸ Start
          0 taps
          [Count]
        > redo
        Start                                                   Counting ▸ Start
          2 taps
          [Count]

        """)
  }

  @Test("a script repeats an interrupted line as often as it was performed, or has a comment")
  func interruptedLines() {
    func lines(_ line: String, _ stepLimit: Int?) -> [String] {
      CommandHistory.Entry(lines: [line], isAction: true, stepLimit: stepLimit).scriptLines
    }
    #expect(lines("repeat 5: tap Count", nil) == ["repeat 5: tap Count"])
    #expect(lines("repeat 5: tap Count", 2) == ["repeat 2: tap Count"])
    #expect(
      lines("repeat 5: include a.script", 2)
        == ["# interrupted after 2 steps:", "repeat 5: include a.script"])
    #expect(
      lines("include a.script", 3) == ["# interrupted after 3 steps:", "include a.script"])
  }
}
