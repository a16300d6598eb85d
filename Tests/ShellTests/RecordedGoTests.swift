import Foundation
import HeadlessUIKit
import TestApps
import Testing

private final class StartViewController: StepViewController {
  override var way: (title: String, screen: UIViewController)? { ("Open", MiddleViewController()) }
}

private final class MiddleViewController: StepViewController {
  override var way: (title: String, screen: UIViewController)? { ("Go on", LastViewController()) }
}

private final class LastViewController: StepViewController {}

/// A screen with a button that shows the next one.
private class StepViewController: UIViewController {
  var way: (title: String, screen: UIViewController)? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let way else { return }
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: way.title) { [weak self] _ in
          self?.navigationController?.pushViewController(way.screen, animated: false)
        }))
  }
}

/// An app of three screens in a row.
private final class StepsAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: StartViewController())
  }
}

@Suite("The recording of go")
struct RecordedGoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Types lines, and returns the script that they write.
  private func script(_ lines: (String) -> [String]) throws -> [String] {
    let file = folder.path("a.script")
    _ = try TypedShell.output(of: lines(file), into: StepsAppDelegate.self)
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("each line of the way is recorded, with the screen that came, at once and afterwards")
  func way() throws {
    let recorded = [
      "# Recorded at the prompt.", "expect screen Start", #"tap button "Open""#,
      "expect screen Middle", #"tap button "Go on""#, "expect screen Last",
    ]
    #expect(try script { ["record \($0)", "go Last"] } == recorded)
    #expect(try script { ["go Last", "record stop \($0)"] } == recorded)
  }

  @Test("go to the screen that is there records nothing")
  func alreadyThere() throws {
    #expect(
      try script { ["record \($0)", "go Start"] }
        == ["# Recorded at the prompt.", "expect screen Start"])
  }
}
