import Foundation
import HeadlessUIKit
import RehearsalCore
import RehearsalTesting
import Testing
import XCTest

/// A test case of XCTest that keeps its failures.
nonisolated private final class KeepingCase: XCTestCase {
  private(set) var failures: [String] = []

  override func recordFailure(
    withDescription description: String, inFile path: String, atLine line: Int, expected: Bool
  ) {
    let file = URL(fileURLWithPath: path).lastPathComponent
    failures.append("\(file):\(line): \(description.prefix { $0 != "\n" }), \(expected)")
  }
}

/// An app with a field for a name and one for a town.
private final class FormAppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    for placeholder in ["Name", "Town"] {
      let field = UITextField()
      field.placeholder = placeholder
      screen.view.addSubview(field)
    }
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("Journeys in XCTest's test cases, and typing of a driver")
struct JourneyCaseTests {
  @Test("each scene that fails is a failure of the test case at the script's own line")
  func failures() throws {
    let test = KeepingCase(name: "test") { _ in }
    try test.rehearseJourneys(in: "Scripts", on: HelloAppDelegate.self)
    #expect(
      test.failures == [
        #"greeting.script:5: expected "Good bye" now, seen: not on Hello, which has "Hello", true"#
      ])
  }

  @Test("a driver types into the field with a text, or into the focused one")
  func typing() throws {
    let app = try AppDriver(FormAppDelegate.self)
    try app.type("Delft", into: "Town")
    try app.type("!")
    try app.type("Ann", into: "Name")
    #expect(app.screen.elements.map(\.value) == ["Ann", "Delft!"])
  }
}
