import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Queries in XCUITest's words", .serialized)
struct QueryTests {
  private func notes(_ read: @escaping (XCUIApplication) -> String) -> String? {
    let outcome = Playground.run { app, test in test.note(read(app)) }
    #expect(outcome.failures == [])
    return outcome.notes.first
  }

  @Test("element(boundBy:) counts from 0, and from the end for negative numbers")
  func boundBy() {
    #expect(
      notes { app in
        let texts = app.staticTexts
        return [1, 2, -1].map { texts.element(boundBy: $0).label }.joined(separator: ", ")
      } == "Ann, Bob, no level")
  }

  @Test("children are direct, descendants are not")
  func children() {
    #expect(
      notes { app in
        let window = app.children(matching: .window)
        return """
          \(app.children(matching: .button).count) \(app.descendants(matching: .button).count) \
          \(window.count) \(window.children(matching: .button).count) \
          \(app.otherElements["first row"].children(matching: .any).count)
          """
      } == "0 4 1 2 2")
  }

  @Test("containing narrows to elements with such a descendant")
  func containing() {
    #expect(
      notes { app in
        let rows = app.otherElements.containing(.staticText, identifier: "Bob")
        let same = app.otherElements.containing(NSPredicate(format: "label == 'Bob'"))
        return "\(rows.element.identifier) \(same.count) \(rows.buttons["Call"].exists)"
      } == "second row 1 true")
  }

  @Test(
    "predicates compare as NSPredicate does",
    arguments: [
      ("label == 'Ann'", 1), ("label BEGINSWITH[c] 'a'", 1),
      ("label CONTAINS 'o' AND label != 'Bob'", 2),
      ("label LIKE 'B?b'", 1), ("label MATCHES '.*level'", 1), ("label IN {'Ann', 'Bob'}", 2),
      ("NOT (label ENDSWITH 'b')", 4), ("identifier == '' && isEnabled == YES", 5),
      ("elementType == 48", 5), ("value == nil OR value == ''", 5), ("TRUEPREDICATE", 5),
      ("hasFocus == true", 0), ("label ==[cd] 'ANN'", 1), ("exists == 1", 5),
    ])
  func predicates(_ format: String, _ count: Int) {
    #expect(
      notes { app in "\(app.staticTexts.matching(NSPredicate(format: format)).count)" }
        == "\(count)")
  }

  @Test("a predicate takes arguments, and a query names its format")
  func predicateArguments() {
    let outcome = Playground.run { app, _ in
      app.buttons.element(matching: NSPredicate(format: "%K == %@", "label", "None")).tap()
    }
    #expect(
      outcome.failures.first?
        .hasPrefix(
          #"Failed to tap Button: No matches found for Elements matching predicate 'label == "None"'"#
        ) == true)
  }

  @Test("a query is evaluated at each access")
  func evaluation() {
    #expect(
      notes { app in
        let late = app.staticTexts["Late"]
        let before = late.exists
        return "\(before) \(late.waitForExistence(timeout: 5)) \(late.exists)"
      } == "false true true")
  }

  @Test("element types have Apple's numbers and plurals")
  func types() {
    let numbers: [XCUIElement.ElementType: UInt] = [
      .any: 0, .application: 2, .alert: 7, .button: 9, .navigationBar: 21, .table: 26,
      .collectionView: 32, .switch: 40, .link: 42, .staticText: 48, .textField: 49,
      .secureTextField: 50, .textView: 52, .cell: 75, .tab: 80, .statusItem: 82,
    ]
    #expect(numbers.allSatisfy { $0.rawValue == $1 })
    #expect(XCUIElement.ElementType.allCases.count == 83)
  }
}
