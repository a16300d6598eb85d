import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import ScriptRunner

/// An app whose button stores a name.
private final class SavingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Save") { _ in
          Device.current.storage.set("Ann", forKey: "name")
        }))
    return screen
  }
}

@Suite("Scenes whose storage cannot be written")
struct UnwrittenStorageTests {
  /// Runs a scene whose storage file loses its folder before the first step.
  private func failure(_ lines: String) throws -> SceneFailure? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var configuration = Session.Configuration()
    configuration.storage = folder.appendingPathComponent("storage.json")
    let files = ScriptFiles.memory(["a.script": "scene \"saves\"\n" + lines])
    let scene = try #require(ScriptLoader(files: files).load("a.script").scenes.first)
    var runner = SceneRunner(SavingAppDelegate.self, configuration: configuration)
    var opened: Session?
    runner.didOpen = { session in
      opened = session
      try? FileManager.default.removeItem(at: folder)
    }
    let failure = runner.run(scene).failure
    opened?.end()
    return failure.map { $0.withoutPath(folder.path) }
  }

  @Test("a scene that stores what cannot be written fails as a whole, and names the file")
  func unwritten() throws {
    let failure = try #require(try failure("tap Save\nexpect storage name == \"Ann\"\n"))
    let message =
      "the storage file FOLDER/storage.json cannot be written: No such file or directory. "
      + "Name a file in a folder you may write, on a disk with space left."
    #expect(failure.summary == message)
    #expect(failure.location.description == "a.script:1:1")
    #expect(failure.details == ["  --> a.script:1:1", "  " + message])
    #expect(failure.screen == [] && failure.steps == [])
  }

  @Test("a step that fails after that is the failure, and a scene that stores nothing passes")
  func others() throws {
    let failed = try failure("tap Save\nexpect \"Nothing\" now\n")
    #expect(failed?.location.description == "a.script:3:1")
    #expect(try failure("expect button Save\n") == nil)
  }
}

extension SceneFailure {
  fileprivate func withoutPath(_ path: String) -> SceneFailure {
    let short = { (text: String) in text.replacing(path, with: "FOLDER") }
    return SceneFailure(
      summary: short(summary), location: location, details: details.map(short), screen: screen,
      steps: steps)
  }
}
