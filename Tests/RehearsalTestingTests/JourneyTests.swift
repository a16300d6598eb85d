import Foundation
import HeadlessUIKit
import RehearsalCore
import RehearsalTesting
import Testing

@Suite("Journeys as test cases")
struct JourneyTests {
  @Test("the scenes of a folder beside the test are found in a stable order")
  func finding() throws {
    let journeys = try Journey.all(in: "Scripts")
    #expect(journeys.map(\.scene.name) == ["greets", "greets wrongly"])
  }

  @Test("a folder that is nowhere is named with both places that were looked at")
  func missing() {
    let error = #expect(throws: ScriptMistakes.self) { try Journey.all(in: "Nowhere") }
    #expect(error?.description.hasPrefix("there are no scripts at `Nowhere`, neither in") == true)
  }

  @Test("a failure is recorded at the script's own line")
  func failure() throws {
    let journey = try #require(Journey.all(in: "Scripts").last)
    let failure = try #require(journey.run(HelloAppDelegate.self))
    #expect(failure.line == 5 && failure.column == 1)
    #expect(failure.file.hasSuffix("/RehearsalTestingTests/Scripts/greeting.script"))
    withKnownIssue {
      #expect(!journey.rehearse(HelloAppDelegate.self))
      journey.rehearse(HelloAppDelegate.self)
    } matching: { issue in
      issue.sourceLocation.map { $0.line == 5 && $0.column == 1 } ?? false
    }
  }

  @Test("a scene that passes records nothing")
  func passing() throws {
    let journey = try #require(Journey.all(in: "Scripts").first)
    #expect(journey.rehearse(HelloAppDelegate.self))
  }

  @Test("a driver runs lines, acts and expects; a failure shows the line and the screen")
  func driving() throws {
    let app = try AppDriver(HelloAppDelegate.self, storage: ["name": "Ann"])
    try app.run("expect \"Hello\" now\nlet who = \"Hello\"\nexpect \"${who}\"")
    try app.expect(.element(ElementQuery("Hello")))
    try app.expectNo(.alert(nil))
    #expect(app.screen.name == "Hello")
    let failure = #expect(throws: AppDriverFailure.self) { try app.run("expect \"Bye\" now") }
    #expect(failure?.description.contains("(test):4:1") == true)
    #expect(throws: SessionError.self) { try app.tap("Bye") }
  }

  @Test("a heredoc that the lines leave open is a mistake, and the next lines are read afresh")
  func openHeredoc() throws {
    let app = try AppDriver(HelloAppDelegate.self)
    let failure = #expect(throws: AppDriverFailure.self) {
      try app.run("given GET /a responds 200 <<END\n{}")
    }
    #expect(failure?.description.contains("the heredoc <<END is not closed") == true)
    try app.run("expect \"Hello\" now")
  }

  @Test("the scenes of some scripts are loaded in order, and any mistake in them is an error")
  func loading() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (folder.path + "/a.script", folder.path + "/b.script")
    try Data("scene \"one\"\nexpect \"x\"\n\nscene \"two\"\nexpect \"y\"\n".utf8)
      .write(to: URL(fileURLWithPath: first))
    try Data("scene \"three\"\nexpect \"z\"\n".utf8).write(to: URL(fileURLWithPath: second))
    #expect(try ScriptedScenes.load(folder.path).map(\.name) == ["one", "two", "three"])
    try Data("tpa Save\n".utf8).write(to: URL(fileURLWithPath: second))
    let error = #expect(throws: ScriptMistakes.self) { try ScriptedScenes.load(folder.path) }
    #expect(error?.description.contains("b.script:1:1") == true)
    #expect(try ScriptedScenes.load(first).map(\.name) == ["one", "two"])
  }
}

final class HelloAppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = HelloViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class HelloViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Hello"
    view.addSubview(label)
  }
}
