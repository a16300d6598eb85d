import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptRunner

@Suite("Records of screens")
struct RecordedScreenTests {
  private let screen = Screen(app: "App", name: "Home", path: ["Home"], elements: [], pending: [])

  private func text(
    _ label: String, _ change: (inout Screen.Element) -> Void = { _ in }
  ) -> Screen.Element {
    var element = Screen.Element(
      type: .staticText, label: label, isEnabled: true, isSelected: false, hasFocus: false,
      depth: 0, isCovered: false)
    change(&element)
    return element
  }

  private func json(
    _ new: Screen, since old: Screen?, at now: Int64 = 0, oldAt: Int64 = 0
  ) -> String {
    var json = JSONText()
    json.write(RecordedScreen(new, at: now), since: old.map { RecordedScreen($0, at: oldAt) })
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func json(_ change: (inout Screen) -> Void) -> String {
    var new = screen
    change(&new)
    return json(new, since: screen)
  }

  @Test("the first screen has a name, a title and a path, and no parts that are empty")
  func first() {
    #expect(json(screen, since: nil) == #"{"name":"Home","title":null,"path":["Home"]}"#)
    #expect(json(screen, since: screen) == "{}")
  }

  @Test("each part that differs is written, also where it is gone")
  func parts() {
    #expect(json { $0.name = "List" } == #"{"name":"List"}"#)
    #expect(json { $0.title = "Notes" } == #"{"title":"Notes"}"#)
    #expect(json { $0.path = ["Home", "List"] } == #"{"path":["Home","List"]}"#)
    #expect(json { $0.banner = Screen.Banner(text: "Hi") } == #"{"banner":"Hi"}"#)
    #expect(json { $0.props = .int(1) } == #"{"props":["=",1]}"#)
    var old = screen
    old.title = "Notes"
    old.banner = Screen.Banner(text: "Hi")
    old.alert = Screen.Alert(title: "A", message: nil, buttons: [], isActionSheet: false)
    old.props = .int(1)
    #expect(
      json(screen, since: old) == #"{"title":null,"alert":null,"banner":null,"props":["=",null]}"#)
  }

  @Test("an alert has its texts, its buttons, and whether it is a sheet")
  func alert() {
    #expect(
      json {
        $0.alert = Screen.Alert(
          title: "Sign out?", message: nil, buttons: ["Yes", "No"], isActionSheet: true)
      }
        == #"{"alert":{"title":"Sign out?","message":null,"buttons":["Yes","No"],"sheet":1}}"#)
    #expect(
      json {
        $0.alert = Screen.Alert(title: nil, message: "M", buttons: [], isActionSheet: false)
      } == #"{"alert":{"title":null,"message":"M","buttons":[],"sheet":0}}"#)
  }

  @Test("an element has its type and those of its values that are not the usual ones")
  func element() {
    let full = text("A") { element in
      element.identifier = "a"
      element.value = "1"
      element.placeholder = "p"
      element.depth = 2
      element.isEnabled = false
      element.isSelected = true
      element.hasFocus = true
      element.isCovered = true
    }
    #expect(
      json { $0.elements = [full, text("")] }
        == #"{"elements":[0,0,[{"type":"staticText","label":"A","id":"a","value":"1","#
        + #""placeholder":"p","depth":2,"disabled":1,"selected":1,"focus":1,"covered":1},"#
        + #"{"type":"staticText"}]]}"#)
  }

  @Test(
    "elements are written from the first to the last that differ: the index, the old count, the new",
    arguments: [
      ("abc", "abc", "{}"), ("abc", "abxc", #"[2,0,["x"]]"#), ("abc", "ac", "[1,1,[]]"),
      ("abc", "axc", #"[1,1,["x"]]"#), ("aa", "aaa", #"[2,0,["a"]]"#), ("aaa", "aa", "[2,1,[]]"),
      ("abc", "xabc", #"[0,0,["x"]]"#), ("abc", "", "[0,3,[]]"), ("ab", "ba", #"[0,2,["b","a"]]"#),
    ])
  func elements(old: String, new: String, expected: String) {
    var (before, after) = (screen, screen)
    before.elements = old.map { text(String($0)) }
    after.elements = new.map { text(String($0)) }
    let written = json(after, since: before)
      .replacing(#"{"type":"staticText","label":"#, with: "").replacing(#""}"#, with: "\"")
    #expect(written == (expected == "{}" ? "{}" : #"{"elements":\#(expected)}"#))
  }

  @Test("pending work is written with its instant, which stays the same as time passes")
  func pending() {
    func waiting(_ nanoseconds: Int64) -> Screen {
      var screen = screen
      screen.pending = [
        Screen.Pending(nanoseconds: nanoseconds, purpose: "timer", origin: "App/A.swift:1")
      ]
      return screen
    }
    #expect(
      json(waiting(2_000_000), since: screen, at: 3_000_000)
        == #"{"pending":[[5,"timer","App/A.swift:1"]]}"#)
    #expect(json(waiting(1_000_000), since: waiting(2_000_000), at: 4, oldAt: -999_996) == "{}")
    #expect(json(screen, since: waiting(1)) == #"{"pending":[]}"#)
  }
}
