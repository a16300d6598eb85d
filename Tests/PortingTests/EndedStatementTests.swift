import Foundation
import Testing

@testable import Porting

@Suite("Functions with a result that end the app where they need a lost statement")
struct EndedStatementTests {
  private func ends(_ line: Int) -> String {
    "rehearsalIsMissing(\"make() of Screen.swift ends at line \(line): it uses STORE\")"
  }

  @Test("a case that needs a lost type ends the app, and the other cases work")
  func cases() throws {
    let (lines, notes) = try LostStore.ported(
      """
      func make() -> AnyObject {
        switch title {
        case "a":
          let store = Store()
          store.open()
          return store
        default: return UIViewController()
        }
      }
      """)
    #expect(
      lines == [
        "func make() -> AnyObject {", "switch title {", "case \"a\":", ends(6), "", "",
        "default: return UIViewController()", "}", "}",
      ])
    #expect(notes == ["6: statement left out Store"])
  }

  @Test("what comes before the lost statement works, such as a branch that returns early")
  func tail() throws {
    let (lines, notes) = try LostStore.ported(
      """
      func make() -> AnyObject {
        if title == nil { return UIView() }
        let store = Store()
        return store
      }
      """)
    #expect(
      lines == [
        "func make() -> AnyObject {", "if title == nil { return UIView() }", ends(5), "", "}",
      ])
    #expect(notes == ["5: statement left out Store"])
  }

  @Test("the branch of a guard ends the app, and a closure ends the function around it")
  func guards() throws {
    #expect(
      try LostStore.ported(
        """
        func make() -> AnyObject {
          guard let title = title else { return Store() }
          return title as AnyObject
        }
        """
      ).lines == [
        "func make() -> AnyObject {", "guard let title = title else { \(ends(4)) }",
        "return title as AnyObject", "}",
      ])
    #expect(
      try LostStore.ported(
        """
        func make() -> [AnyObject] {
          print(1)
          return [1].map { _ in
            return Store()
          }
        }
        """
      ).lines == ["func make() -> [AnyObject] {", "print(1)", ends(5), "", "", "}"])
  }

  @Test("a function that would end at once is left out as a body")
  func atOnce() throws {
    let (lines, notes) = try LostStore.ported("func make() -> AnyObject {\n  return Store()\n}")
    let message = "rehearsalIsMissing(\"make() of Screen.swift is left out: it uses STORE\")"
    #expect(
      lines.joined() == "func make() -> AnyObject { \(message)}"
        || lines.contains { $0.contains(message) })
    #expect(notes == ["4: body left out make() of Screen.swift"])
  }
}
