import HeadlessDevice
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Settings and steps of a scene")
struct SceneSettingsTests {
  private func scene(_ script: String) throws -> Scene {
    try #require(load("a.script", in: ["a.script": script]).scenes.first)
  }

  @Test("the seed of a script replaces that of the configuration, which a script without one keeps")
  func seed() throws {
    var base = Session.Configuration()
    base.device.seed = 3
    #expect(try scene("@seed 7\nback\n").configuration(base).device.seed == 7)
    #expect(try scene("back\n").configuration(base).device.seed == 3)
  }

  @Test(
    "a repeated act is an act, a repeated arrangement is none",
    arguments: [
      ("repeat 2: back", true), ("repeat 2: given network offline", false), ("back", true),
      ("expect \"a\"", false),
    ])
  func acts(line: String, isAction: Bool) throws {
    #expect(try scene(line + "\n").steps.map(\.isAction) == [isAction])
  }

  @Test("a line that is read alone gets the content of the file that it names")
  func file() throws {
    let files = ScriptFiles.memory(["folder/trips.json": "[1, 2]"])
    var reader = LineReader(name: "input", loader: ScriptLoader(files: files), isPrompt: false)
    let reading = reader.read("given GET /trips responds 200 from folder/trips.json")
    guard case .steps(let steps) = reading else {
      Issue.record("the line is no step")
      return
    }
    let same = try scene("given GET /trips responds 200 \"[1, 2]\"\n")
    #expect(steps.map(\.work) == same.steps.map(\.work))
  }
}
