import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import Exploration

/// An app whose button shows a random number and the date, in a text that is not for a user.
private final class DicedAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    let label = UILabel()
    screen.view.addSubview(label)
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Throw") { _ in
          let number = Device.current.random.next()
          label.text = "nil \(number) \(Device.current.date.ISO8601Format())"
        }))
    return screen
  }
}

@Suite("The beginning of an exploration")
struct BeginningTests {
  /// Returns the fault of the app.
  private func fault(_ change: (inout Exploration.Options) -> Void) throws -> Fault {
    var options = Exploration.Options()
    change(&options)
    let result = try Exploration(DicedAppDelegate.self, faults: [], options: options)
      .explore(for: .acts(20))
    return try #require(result.faults.first { $0.rule == "raw text" })
  }

  private func scene(_ header: String) -> Scene? {
    let lines = [header, "scene \"begins\"", "expect Throw now"]
    return ScriptLoader().document(SourceText(name: "from.script", lines: lines)).scenes.first
  }

  @Test("the seed of the scene that comes before is that of each session")
  func seed() throws {
    let usual = try fault { _ in }
    let seeded = try fault { $0.configuration.device.seed = 7 }
    let begun = try fault { $0.from = scene("@seed 7") }
    #expect(begun.message == seeded.message && begun.message != usual.message)
  }

  @Test("the date of the scene that comes before is that of each session, and of scripts of faults")
  func date() throws {
    let fault = try fault { $0.from = scene("@date 2030-02-03T04:05:06Z") }
    #expect(fault.message.contains(" 2030-02-03T04:05:06Z\" is not for a user"))
    #expect(fault.script.split(separator: "\n").contains("@date 2030-02-03T04:05:06Z"))
    #expect(try !self.fault { _ in }.script.contains("@date"))
  }
}
