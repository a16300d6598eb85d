import Foundation
import Testing

@testable import Porting

@Suite("Functions that fail in place of a lost statement")
struct FailingStatementTests {
  private func fails(_ line: Int) -> String {
    "throw rehearsalFailure(\"load() of Screen.swift fails at line \(line): it uses STORE\")"
  }

  @Test("a function that throws fails where it needs a lost value, and what follows leaves")
  func throwing() throws {
    let (lines, notes) = try LostStore.ported(
      """
      func load() async throws -> String {
        print(1)
        let count = try await Store.shared.load("a")
        let text = "\\(count)"; print(text)
        return text
      }
      """)
    #expect(
      lines == ["func load() async throws -> String {", "print(1)", fails(5), "", "", "}"])
    #expect(notes == ["5: statement left out Store"])
  }

  @Test("a function fails inside of the branch or the loop that needs a lost value")
  func branches() throws {
    let (lines, _) = try LostStore.ported(
      """
      func load() throws -> Int {
        if title == nil {
          let store = Store()
          return store.hash
        }
        return 1
      }
      """)
    #expect(
      lines == [
        "func load() throws -> Int {", "if title == nil {", fails(5), "", "}", "return 1", "}",
      ])
  }

  @Test(
    "a statement of a do that catches any error fails into it; of a do that does not, the body goes"
  )
  func catching() throws {
    let function = { (head: String) in
      """
      func load() -> Int {
        do {
          let store = Store()
          return try store.count()
        } \(head) {
          return 0
        }
      }
      """
    }
    let failing = { (head: String) in
      ["func load() -> Int {", "do {", fails(5), "", "} \(head) {", "return 0", "}", "}"]
    }
    for head in ["catch", "catch let error", "catch is CocoaError { return 2 } catch"] {
      #expect(try LostStore.ported(function(head)).lines == failing(head))
    }
    for head in ["catch is CocoaError", "catch let error where title == nil"] {
      let lines = try LostStore.ported(function(head)).lines
      #expect(lines.contains { $0.contains("rehearsalIsMissing(") }, "\(head)")
    }
  }

  @Test(
    "a statement in a closure or after a do cannot fail: the statement around it does, or the body goes"
  )
  func closures() throws {
    let (lines, _) = try LostStore.ported(
      """
      func load() throws -> Int {
        let numbers = [1].map { number in
          let store = Store()
          return store.hash
        }
        return numbers[0]
      }
      """)
    #expect(lines == ["func load() throws -> Int {", fails(4), "", "", "", "", "}"])
    let (others, _) = try LostStore.ported(
      """
      func load() -> Int {
        do { try check() } catch { print(error) }
        let store = Store()
        return store.hash
      }
      """)
    #expect(others.contains { $0.contains("rehearsalIsMissing(") })
  }

  @Test("a call that waits fails too, and leaves alone where the function has no result")
  func waiting() throws {
    let (lines, _) = try LostStore.ported(
      """
      func load() async -> Bool {
        do {
          try await Store.shared.load("a")
          return true
        } catch { return false }
      }
      func show() async throws {
        try await Store.shared.load("a")
        title = "shown"
      }
      """)
    let skips = "rehearsalSkips(\"show() of Screen.swift goes on without line 10: it uses STORE\")"
    #expect(
      lines == [
        "func load() async -> Bool {", "do {", fails(5), "", "} catch { return false }", "}",
        "func show() async throws {", skips, #"title = "shown""#, "}",
      ])
  }
}
