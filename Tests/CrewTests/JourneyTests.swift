import Crew
import RehearsalTesting
import Script
import Testing

@Suite("Crew's journeys")
struct JourneyTests {
  @Test(
    "every scene of the journeys passes",
    arguments: try await ScriptedScenes.load("scripts/journeys"))
  func journey(_ scene: Scene) throws {
    try scene.rehearse(CrewAppDelegate.self)
  }
}
