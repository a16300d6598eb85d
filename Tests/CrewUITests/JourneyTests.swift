import Crew
import RehearsalTesting
import Testing

@MainActor
@Suite("Crew's journeys as test cases")
struct JourneyTests {
  @Test("a scene passes", arguments: try await Journey.all(in: "scripts/journeys"))
  func journey(_ journey: Journey) {
    journey.rehearse(CrewAppDelegate.self)
  }
}
