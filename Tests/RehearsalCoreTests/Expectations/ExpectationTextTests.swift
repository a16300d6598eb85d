import HeadlessUIKit
import RehearsalCore
import Testing

/// Source: the grammar of the script language.
@Suite("Expectations as lines of the script language")
struct ExpectationTextTests {
  private let save = ElementQuery("Save", type: .button)

  private func lines(_ subjects: [RehearsalCore.Expectation.Subject]) -> [String] {
    subjects.map { RehearsalCore.Expectation($0).description }
  }

  @Test("screens, titles and paths have their names")
  func screens() {
    #expect(
      lines([.screen("Shop"), .title("My shop"), .path(["Shop", "Cart"])]) == [
        "screen Shop", #"title "My shop""#, "path Shop Cart",
      ])
  }

  @Test("an element stands alone, or with a state that it has or has not, or with an attribute")
  func elements() {
    #expect(
      lines([
        .element(save), .element(ElementQuery("Save", in: .alert)),
        .state(save, .enabled, is: true), .state(save, .enabled, is: false),
        .state(save, .focused, is: false), .attribute(save, .label, "Save it"),
      ]) == [
        #"button "Save""#, #""Save" in alert"#, #"button "Save" enabled"#,
        #"button "Save" not enabled"#, #"button "Save" not focused"#,
        #"button "Save" has label "Save it""#,
      ])
  }

  @Test("a number of elements has the plural, except for one, and says least and most")
  func counts() {
    let cell = ElementQuery(type: .cell)
    let named = ElementQuery(type: .cell, containing: "Ann")
    #expect(
      lines([
        .count(cell, .equal, 0), .count(cell, .equal, 1), .count(cell, .equal, 2),
        .count(ElementQuery(type: .switch), .equal, 2), .count(named, .atLeast, 1),
        .count(cell, .atMost, 4), .count(ElementQuery("Save"), .equal, 2),
      ]) == [
        "0 cells", "1 cell", "2 cells", "2 switches", #"at least 1 cell containing "Ann""#,
        "at most 4 cells", #"2 "Save""#,
      ])
  }

  @Test("alerts, sheets and banners have their text, if any")
  func surfaces() {
    #expect(
      lines([
        .alert(nil), .alert("Sure?"), .sheet(nil), .sheet("Log out?"), .banner(nil),
        .banner("New shift"),
      ]) == [
        "alert", #"alert "Sure?""#, "sheet", #"sheet "Log out?""#, "banner",
        #"banner "New shift""#,
      ])
  }

  @Test("props, requests, storage, events and coordinators have what they compare with")
  func insides() {
    let names = PropsPath([.member("names"), .index(0)])
    #expect(
      lines([
        .props(names, .equal, .string("Ann")), .props(PropsPath([]), .notEqual, .null),
        .request(method: "GET", path: "/a", json: nil),
        .request(method: "POST", path: "/a", json: .members(["b": .int(1)])),
        .storage(key: "cart", .equal, nil), .storage(key: "cart", .contains, "red apples"),
        .event("cart.opened"), .coordinator("Main"), .leaks, .findings,
      ]) == [
        #"props.names[0] == "Ann""#, "props != null", "request GET /a",
        #"request POST /a with {"b": 1}"#, "storage cart", #"storage cart contains "red apples""#,
        #"event "cart.opened""#, "coordinator Main", "leaks", "findings",
      ])
  }

  @Test("an expectation says that it is negated, how long, and a limit that is not the usual one")
  func limits() {
    let leaks = { (isNegated: Bool, limit: Duration, stay: Duration?) in
      RehearsalCore.Expectation(.leaks, isNegated: isNegated, within: limit, for: stay).description
    }
    let usual = RehearsalCore.Expectation.usualLimit
    #expect(
      [
        leaks(false, usual, nil), leaks(false, .zero, nil), leaks(false, .seconds(20), nil),
        leaks(true, usual, nil), leaks(true, .zero, .seconds(2)),
        leaks(true, .milliseconds(100), .seconds(2)),
      ] == [
        "leaks", "leaks now", "leaks within 20s", "no leaks", "no leaks for 2s now",
        "no leaks for 2s within 100ms",
      ])
  }
}
