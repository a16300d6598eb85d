import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Apps that are activated or named by an identifier", .serialized)
struct ActivationTests {
  @Test("an app in the background is activated as it was, and not launched anew")
  func background() {
    let outcome = Playground.run { app, test in
      #expect(app.staticTexts["Late"].waitForExistence(timeout: 3))
      app.buttons["Call"].firstMatch.tap()
      XCUIDevice.shared.press(.home)
      test.note("\(app.state)")
      app.activate()
      test.note("\(app.state) \(app.staticTexts["Late"].exists) \(PlayViewController.taps)")
    }
    #expect(
      outcome
        == .init(notes: ["runningBackground", #"runningForeground true ["Call"]"#, "tearDown"]))
  }

  @Test("an app that was never launched is launched with its arguments when it is activated")
  func unlaunched() {
    let outcome = Playground.run(launches: false) { app, test in
      app.launchArguments = ["-level", "3"]
      app.activate()
      test.note("\(app.state) \(app.staticTexts["level 3"].exists)")
    }
    #expect(outcome == .init(notes: ["runningForeground true", "tearDown"]))
  }

  @Test("an identifier of an app is that of the declared app; one of Apple's is an app of its own")
  func identifiers() {
    let declared = XCUIApplication.self as? any ApplicationUnderTest.Type
    let expected = declared.map { "\($0.delegate)" } ?? "app.hello"
    let outcome = Playground.run(launches: false) { _, test in
      for identifier in ["app.hello", "com.apple.Preferences"] {
        test.note(XCUIApplication(bundleIdentifier: identifier).chain.app.run.name)
      }
    }
    #expect(outcome == .init(notes: [expected, "com.apple.Preferences", "tearDown"]))
  }

  @Test(
    "without an app in its call, a proxy is one of the app that the test target declares",
    .enabled(if: XCUIApplication.self is any ApplicationUnderTest.Type))
  func declared() throws {
    let declared = try #require(XCUIApplication.self as? any ApplicationUnderTest.Type)
    let outcome = Playground.run(launches: false) { _, test in
      test.note(XCUIApplication().chain.app.run.name)
    }
    #expect(outcome == .init(notes: ["\(declared.delegate)", "tearDown"]))
  }
}
