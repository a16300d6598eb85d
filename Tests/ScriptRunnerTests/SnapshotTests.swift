import RehearsalCore
import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import ScriptLanguage
@testable import ScriptRunner

/// An app whose button replaces the greeting two seconds later.
private final class LateAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    let label = UILabel()
    label.text = "Good morning"
    let button = UIButton(
      primaryAction: UIAction(title: "Greet") { _ in
        Device.current.clock.schedule(after: .seconds(2)) { label.text = "Hello" }
      })
    for view in [label, button] { screen.view.addSubview(view) }
    return screen
  }
}

@Suite("Snapshots")
struct SnapshotTests {
  private final class Disk {
    var texts: [String: String]
    init(_ texts: [String: String]) { self.texts = texts }
  }

  private let disk: Disk
  private let files: ScriptFiles

  init() {
    let disk = Disk([:])
    self.disk = disk
    files = ScriptFiles(
      read: { disk.texts[$0].map { Array($0.utf8) } }, entries: { _ in nil }, realPath: { $0 },
      write: { disk.texts[$0] = String(decoding: $1, as: UTF8.self) })
  }

  private func run(
    _ lines: String, isUpdating: Bool = false, app: RootAppDelegate.Type = GreetingAppDelegate.self
  ) -> SceneResult? {
    disk.texts["a.script"] = lines
    let document = ScriptLoader(files: files).load("a.script")
    var runner = SceneRunner(app, files: files)
    runner.isUpdatingSnapshots = isUpdating
    return document.scenes.first.map { runner.run($0) }
  }

  @Test("a missing snapshot fails and says how to write it")
  func missing() throws {
    let failure = try #require(run("expect snapshot home\n")?.failure)
    #expect(
      failure.summary
        == "the snapshot \"home\" does not exist: there is no file `a.snapshots/home.txt`")
    #expect(
      failure.details.last
        == "  `rehearse run --update-snapshots` writes it from the screen of this step")
  }

  @Test("a written snapshot equals the same screen, and the file ends with a line break")
  func updated() throws {
    #expect(run("expect snapshot home\n", isUpdating: true)?.isPassed == true)
    let text = try #require(disk.texts["a.snapshots/home.txt"])
    #expect(text.contains("Good morning"))
    #expect(text.hasSuffix("\n"))
    #expect(run("expect snapshot home\n")?.isPassed == true)
  }

  @Test("a screen that comes within the limit is waited for, one that comes later is not")
  func waits() throws {
    func late(_ lines: String, isUpdating: Bool = false) -> SceneResult? {
      run("tap Greet\n" + lines, isUpdating: isUpdating, app: LateAppDelegate.self)
    }
    _ = late("wait 2s\nexpect snapshot home\n", isUpdating: true)
    #expect(late("expect snapshot home within 2s\n")?.isPassed == true)
    let failure = try #require(late("expect snapshot home within 1999ms\n")?.failure)
    #expect(failure.summary == "expected snapshot \"home\" within 1999ms, seen: another screen")
  }

  @Test("another screen fails with the difference of the lines")
  func different() throws {
    _ = run("expect snapshot home\n", isUpdating: true)
    let failure = try #require(run("tap Greet\nexpect snapshot home\n")?.failure)
    #expect(failure.summary == "expected snapshot \"home\", seen: another screen")
    let difference = failure.details.filter { $0.contains("- ") || $0.contains("+ ") }
    #expect(difference.contains { $0.contains("Good morning") })
    #expect(difference.contains { $0.contains("Hello") })
  }

  @Test("with no, the same screen fails and another one passes")
  func negated() throws {
    _ = run("expect snapshot home\n", isUpdating: true)
    let failure = try #require(run("expect no snapshot home\n")?.failure)
    #expect(failure.summary == "expected no snapshot \"home\", seen: the same screen")
    #expect(run("tap Greet\nexpect no snapshot home\n")?.isPassed == true)
  }
}
