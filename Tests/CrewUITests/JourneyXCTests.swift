import Crew
import RehearsalTesting
import XCTest

/// The same journeys from XCTest, in a method without isolation.
final class JourneyXCTests: XCTestCase {
  func testTheSignInJourneysPass() throws {
    try rehearseJourneys(in: "scripts/journeys/sign-in", on: CrewAppDelegate.self)
  }

  func testADriverWalksToForgotPassword() throws {
    let app = try AppDriver(CrewAppDelegate.self, storage: ["onboarded": "true"])
    try app.tap("Forgot password?")
    try app.run("expect screen ForgotPassword")
    XCTAssertEqual(app.path, ["SignIn", "ForgotPassword"])
  }
}
