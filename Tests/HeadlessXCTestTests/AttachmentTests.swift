import Foundation
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Attachments of a test case", .serialized)
struct AttachmentTests {
  /// Runs a test that keeps an attachment of each life, and returns what it prints.
  private func printed(failing: Bool) -> [String] {
    let test = AttachingCase(name: "test") { test in
      guard let test = test as? AttachingCase else { return }
      test.add(XCTAttachment(string: "kept after a failure"))
      let always = XCTAttachment(data: Data([0xFF, 0xFE]))
      always.lifetime = .keepAlways
      always.name = "bytes"
      XCTContext.runActivity(named: "step") { $0.add(always) }
      if failing { test.fail("broken", file: "a.swift", line: 1) }
    }
    AttachingCase.lines = []
    test.run()
    return AttachingCase.lines
  }

  @Test("a test that passes prints the attachments that are always kept")
  func passes() {
    #expect(printed(failing: false) == ["AttachingCase.test: attachment bytes:\n(2 bytes)"])
  }

  @Test("a test that fails prints all attachments in their order")
  func fails() {
    #expect(
      printed(failing: true) == [
        "AttachingCase.test: attachment public.plain-text:\nkept after a failure",
        "AttachingCase.test: attachment bytes:\n(2 bytes)",
      ])
  }
}

/// A test case that keeps the lines that it would print.
nonisolated private final class AttachingCase: XCTestCase {
  @MainActor static var lines: [String] = []

  override func printLine(_ text: String) {
    MainActor.assumeIsolated { Self.lines.append(text) }
  }
}
