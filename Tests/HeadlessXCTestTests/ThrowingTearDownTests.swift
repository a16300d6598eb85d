import Testing

@testable import HeadlessXCTest

nonisolated private struct Mishap: Error, CustomStringConvertible {
  let description: String
}

/// A test case whose `tearDownWithError` fails after its method.
nonisolated private final class ThrowingCase: XCTestCase {
  @MainActor static var events: [String] = []

  override func report(_ failure: String, file: String, line: Int) {
    note("\(failure) at \(file):\(line)")
  }

  override func tearDown() { note("tearDown") }

  override func tearDownWithError() throws { throw Mishap(description: "not removed") }

  private func note(_ text: String) {
    MainActor.assumeIsolated { Self.events.append(text) }
  }
}

@MainActor
@Suite("Errors of tearDownWithError", .serialized)
struct ThrowingTearDownTests {
  @Test("an error of tearDownWithError is a failure of a test whose method was left at a failure")
  func interrupted() {
    let test = ThrowingCase(name: "test") { test in
      guard let test = test as? ThrowingCase else { return }
      test.continueAfterFailure = false
      test.fail("broken", file: "a.swift", line: 1)
    }
    ThrowingCase.events = []
    test.run()
    #expect(
      ThrowingCase.events == [
        "broken at a.swift:1", "tearDown", "not removed at <tearDown>:0",
      ])
  }
}
