import Foundation
import Testing

@testable import HeadlessXCTest

/// A test case that keeps its failures with their places.
nonisolated private final class PlacedCase: XCTestCase {
  @MainActor static var failures: [String] = []

  override func report(_ failure: String, file: String, line: Int) {
    let text = failure.prefix { $0 != ":" }
    MainActor.assumeIsolated { Self.failures.append("\(text) at \(file):\(line)") }
  }
}

@MainActor
@Suite("Places of failures", .serialized)
struct FailurePlaceTests {
  private func failures(_ body: @escaping @MainActor (XCUIApplication) -> Void) -> [String] {
    let test = PlacedCase(name: "test") { _ in
      MainActor.assumeIsolated { body(XCUIApplication(PlaygroundAppDelegate.self)) }
    }
    PlacedCase.failures = []
    test.run()
    return PlacedCase.failures
  }

  @Test("a property of an element that is not there fails at the last act that told its place")
  func properties() throws {
    let url = try #require(URL(string: "app://a"))
    let failures = failures { app in
      app.launch(file: "launch.swift", line: 1)
      _ = app.switches["Light"].label
      XCUIDevice.shared.press(.home)
      app.activate(file: "activate.swift", line: 2)
      _ = app.switches["Light"].label
      app.open(url, file: "open.swift", line: 3)
      _ = app.switches["Light"].label
      app.buttons["Ask"].tap(file: "tap.swift", line: 4)
      _ = app.switches["Light"].label
    }
    let message = "Failed to get matching snapshot"
    #expect(
      failures == [
        "\(message) at launch.swift:1", "\(message) at activate.swift:2",
        "\(message) at open.swift:3", "\(message) at tap.swift:4",
      ])
  }

  @Test("a property fails at the place of the last touch or key, also of one without effect")
  func gestures() {
    let failures = failures { app in
      let missing = app.switches["Light"]
      let name = app.textFields["Name"]
      app.launch(file: "launch.swift", line: 1)
      name.doubleTap(file: "double.swift", line: 2)
      _ = missing.label
      name.typeText("A", file: "text.swift", line: 3)
      _ = missing.label
      name.typeKey("b", modifierFlags: [], file: "key.swift", line: 4)
      _ = missing.label
      app.typeKey(.upArrow, modifierFlags: [], file: "arrow.swift", line: 5)
      _ = missing.label
      app.switches["Sound"].press(forDuration: 0.1, file: "press.swift", line: 6)
      _ = missing.label
      app.buttons["Send"].tap(file: "disabled.swift", line: 7)
      _ = missing.label
    }
    #expect(
      failures.map { $0.replacing("Failed to get matching snapshot at ", with: "") } == [
        "double.swift:2", "text.swift:3", "key.swift:4", "arrow.swift:5", "press.swift:6",
        "disabled.swift:7",
      ])
  }

  @Test("what cannot be done fails at its own place, with the name of the act")
  func acts() {
    let failures = failures { app in
      app.launch(file: "launch.swift", line: 1)
      app.buttons["Nothing"].tap(file: "tap.swift", line: 2)
      let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      home.launch(file: "home.swift", line: 3)
    }
    #expect(
      failures == [
        "Failed to tap \"Nothing\" Button at tap.swift:2",
        "Failed to launch com.apple.springboard at home.swift:3",
      ])
  }

  @Test("a drag with a velocity from an element to another is refused at its place")
  func drag() {
    let failures = failures { app in
      app.launch()
      app.switches["Sound"].press(
        forDuration: 1, thenDragTo: app.buttons["Ask"], withVelocity: .fast,
        thenHoldForDuration: 1, file: "drag.swift", line: 5)
    }
    #expect(
      failures.map { $0.replacing("XCUIElement.press(forDuration", with: "press") }
        == ["press at drag.swift:5"])
  }
}
