import RehearsalCore
import Testing

@testable import ScriptLanguage
@testable import ScriptRunner

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

  private func run(_ lines: String, isUpdating: Bool = false) -> SceneResult? {
    disk.texts["a.script"] = lines
    let document = ScriptLoader(files: files).load("a.script")
    var runner = SceneRunner(GreetingAppDelegate.self, files: files)
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
