import Crew
import RehearsalTesting
import ScriptLanguage
import ScriptRunner
import Testing

@Suite("Crew's journeys")
struct JourneyTests {
  @Test(
    "every scene of the journeys passes",
    arguments: try await ScriptedScenes.load("scripts/journeys"))
  func journey(_ scene: Scene) throws {
    try scene.rehearse(CrewAppDelegate.self)
  }

  @Test("every scene ends with expect no leaks and expect no findings")
  func endings() throws {
    let scenes = try ScriptedScenes.load("scripts/journeys")
    let careless = scenes.filter {
      $0.steps.suffix(2).map(\.text) != ["expect no leaks", "expect no findings"]
    }
    #expect(careless.map(\.description) == [])
  }

  @Test("a scene's description is its file and its name")
  func name() throws {
    let scene = try #require(ScriptedScenes.load("scripts/journeys/trips/trips.script").first)
    #expect(
      String(describing: scene)
        == "scripts/journeys/trips/trips.script › the list asks for its trips when it is first shown"
    )
  }
}
