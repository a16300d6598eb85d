import HeadlessUIKit
import RehearsalCore
import Testing

/// Source: the grammar of the script language.
@Suite("Actions as lines of the script language")
struct ActionTextTests {
  private let save = ElementQuery("Save", type: .button)

  private func lines(_ actions: [Action]) -> [String] { actions.map(\.description) }

  @Test("touches name their element, and a text is quoted")
  func touches() {
    #expect(
      lines([
        .tap(save), .doubleTap(save), .longPress(save), .type("a b", into: save),
        .type("", into: nil), .clear(save), .set(save, to: "on now"), .swipeLeft(save),
        .swipeRight(save), .scroll(to: save),
      ]) == [
        "tap button \"Save\"", "doubletap button \"Save\"", "longpress button \"Save\"",
        #"type "a b" into button "Save""#, #"type """#, "clear button \"Save\"",
        #"set button "Save" "on now""#, "swipe left on button \"Save\"",
        "swipe right on button \"Save\"",
        "scroll to button \"Save\"",
      ])
  }

  @Test("acts on the screen and the keyboard are words alone")
  func words() throws {
    let keys = try #require(KeyCombination("cmd+s"))
    #expect(
      lines([
        .submit, .press(keys), .back, .swipeBack, .swipeBackCancelled, .swipeDown,
        .swipeDownCancelled, .refresh,
      ]) == [
        "submit", "press cmd+s", "back", "swipe back", "swipe back cancelled", "swipe down",
        "swipe down cancelled", "refresh",
      ])
  }

  @Test("acts of the process, from outside and of time have their values")
  func others() {
    #expect(
      lines([
        .launch(["b": "2", "a": "x y"]), .launch([:]), .terminate, .kill, .background, .foreground,
        .memoryWarning, .open(url: "crew://a b"), .push(json: "{}"), .shortcut("new"),
        .wait(.milliseconds(1500)), .settle,
      ]) == [
        #"launch a="x y" b=2"#, "launch", "terminate", "kill", "background", "foreground",
        "memory warning", #"open "crew://a b""#, #"push "{}""#, "shortcut new", "wait 1500ms",
        "settle",
      ])
  }

  @Test("an act with a limit of its own says so")
  func limits() {
    #expect(
      lines([
        .limited(.tap(save), within: .zero), .limited(.tap(save), within: .seconds(2)),
        .limited(.tap(save), within: Action.usualLimit),
      ]) == ["tap button \"Save\" now", "tap button \"Save\" within 2s", "tap button \"Save\""])
  }
}
