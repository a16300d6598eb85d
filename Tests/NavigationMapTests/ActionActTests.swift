import HeadlessUIKit
import RehearsalCore
import Testing

@testable import NavigationMap

@Suite("Acts of a map")
struct ActionActTests {
  private func act(_ action: Action) -> String? {
    AppMap.Act(action).map { "\($0.gesture): \($0.description)" }
  }

  @Test("an action becomes an act in the words of the script language, without what is typed")
  func touches() {
    let query = ElementQuery("a")
    let touches: [Action.Touch] = [
      .tap(query), .doubleTap(query), .longPress(query), .type("secret", into: query),
      .clear(query), .set(query, to: "secret"), .swipeLeft(query), .swipeRight(query),
      .scroll(to: query), .submit, .back, .swipeBack, .swipeBackCancelled, .swipeDown,
      .swipeDownCancelled, .refresh,
    ]
    #expect(
      touches.map { act(.touch($0)) ?? "" } == [
        "tap: tap", "doubletap: doubletap", "longpress: longpress", "type: type", "clear: clear",
        "set: set", "swipe left: swipe left", "swipe right: swipe right", "scroll: scroll",
        "submit: submit", "back: back", "swipe back: swipe back",
        "swipe back cancelled: swipe back cancelled", "swipe down: swipe down",
        "swipe down cancelled: swipe down cancelled", "refresh: refresh",
      ])
  }

  @Test("an event from outside is known by its kind and its text; time alone is no act")
  func events() {
    func push(_ json: String) -> String? { act(.outside(.push(json: json))) }
    #expect(act(.time(.settle)) == nil)
    #expect(act(.process(.launch([:]))) == "launch: launch")
    #expect(act(.process(.background)) == "background: system background")
    #expect(act(.outside(.open(url: "app://a"))) == "open: link app://a")
    #expect(act(.outside(.shortcut("new"))) == "shortcut: shortcut new")
    #expect(push(#"{"aps": {"alert": "Hello"}}"#) == "push: push Hello")
    #expect(push(#"{"aps": {"alert": {"body": "b", "title": "t"}}}"#) == "push: push t")
    #expect(push(#"{"aps": {"alert": {"title": 1, "body": "b"}}}"#) == "push: push b")
    #expect(push(#"{"aps": {"alert": {"sound": "s"}}}"#) == "push: push")
    #expect(push(#"{"aps": {}}"#) == "push: push")
    #expect(push("no JSON") == "push: push")
  }

  @Test("an element is named by its type and its label, or else its identifier; a row is a cell")
  func elements() {
    var identified = AppMap.Element(.button)
    identified.identifier = "save"
    let elements = [
      AppMap.Element(.cell, "Row"), AppMap.Element(.button, "Save"), identified,
      AppMap.Element(.slider),
    ]
    #expect(
      elements.map(\.described) == ["cell", "button \"Save\"", "button \"save\"", "slider"])
    #expect(elements.map(\.key) == ["cell", "button Save", "button save", "slider "])
    var later = AppMap.Act("tap", on: elements[1])
    later.isLater = true
    #expect(later.description == "later, after tap button \"Save\"")
  }

  @Test("an empty value is none, and what an element shows is taken over")
  func values() {
    var seen = Screen.Element(type: .textField, label: "Name")
    (seen.value, seen.placeholder, seen.identifier) = ("", "Ann", "name")
    (seen.isEnabled, seen.isSelected, seen.depth) = (false, true, 2)
    let element = AppMap.Element(seen)
    #expect(element.value == nil && element.placeholder == "Ann" && element.identifier == "name")
    #expect(!element.isEnabled && element.isSelected && element.depth == 2)
    seen.value = "Bo"
    #expect(AppMap.Element(seen).value == "Bo")
  }
}
