import HeadlessDevice
import HeadlessUIKit
import ScriptLanguage
import Testing

@testable import Exploration
@testable import RehearsalCore

@Suite("Keys of states")
struct StateKeyTests {
  private let session: Session

  init() throws {
    session = try Session(NotesAppDelegate.self)
    try session.launch()
  }

  private func key(_ screen: Screen, _ detail: StateDetail) -> Fingerprint {
    Fingerprint(of: screen, in: session, detail: detail)
  }

  private func element(_ type: ElementType, _ label: String, depth: Int = 0) -> Screen.Element {
    Screen.Element(
      type: type, label: label, isEnabled: true, isSelected: false, hasFocus: false, depth: depth,
      isCovered: false)
  }

  private func screen(
    _ elements: [Screen.Element] = [], props: PropsValue? = nil, alert: Screen.Alert? = nil
  ) -> Screen {
    Screen(
      app: "Notes", name: "List", path: ["List"], props: props, elements: elements, alert: alert,
      pending: [])
  }

  /// Returns a screen with a button that is changed.
  private func button(_ change: (inout Screen.Element) -> Void) -> Screen {
    var button = element(.button, "Send")
    change(&button)
    return screen([button])
  }

  @Test(
    "every flag, the label and the value of a button make another state, in both details",
    arguments: [StateDetail.props, .full])
  func flags(_ detail: StateDetail) {
    let screens = [
      button { _ in }, button { $0.isEnabled = false }, button { $0.isSelected = true },
      button { $0.isCovered = true }, button { $0.label = "Stop" }, button { $0.value = "on" },
      button { $0.type = .switch }, button { $0.picture = "star" },
      button { ($0.isEnabled, $0.isSelected, $0.isCovered) = (false, true, true) },
    ]
    #expect(Set(screens.map { key($0, detail) }).count == screens.count)
    #expect(key(button { _ in }, detail) == key(button { $0.hasFocus = true }, detail))
  }

  @Test("by screens alone, the name, the path, the alert and a banner make another state")
  func screens() {
    var renamed = screen()
    renamed.name = "Note"
    var deeper = screen()
    deeper.path = ["List", "List"]
    var notified = screen()
    notified.banner = Screen.Banner(text: "New")
    var otherBanner = screen()
    otherBanner.banner = Screen.Banner(text: "Newer")
    let alert = Screen.Alert(
      title: "Sure?", message: "2 notes", buttons: ["OK"], isActionSheet: false)
    var many = alert
    many.message = "37 notes"
    var none = alert
    none.message = "0 notes"
    var other = alert
    other.buttons = ["OK", "Cancel"]
    var untitled = alert
    untitled.title = nil
    let all = [
      screen(), renamed, deeper, notified, screen(alert: alert), screen(alert: none),
      screen(alert: other), screen(alert: untitled),
    ]
    #expect(Set(all.map { key($0, .screen) }).count == all.count)
    #expect(key(notified, .screen) == key(otherBanner, .screen))
    #expect(key(screen(alert: alert), .screen) == key(screen(alert: many), .screen))
    #expect(key(screen(), .screen) == key(screen([element(.button, "Send")]), .screen))
  }

  @Test("a list of props counts as none, one, two or more values, of which the last one counts")
  func lists() {
    func key(_ numbers: [String]) -> Fingerprint {
      self.key(screen(props: .list(numbers.map { .string($0) })), .props)
    }
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "d"], ["x", "b", "c"]]
    #expect(Set(lists.map(key)).count == lists.count)
    #expect(key(["a", "b", "c"]) == key(["a", "b", "x", "c"]))
    #expect(key(["a", "b", "c"]) == key(["a", "b", "x", "y", "c"]))
  }

  @Test("props of other kinds, names and numbers of another class make another state")
  func props() {
    func key(_ props: PropsValue) -> Fingerprint { self.key(screen(props: props), .props) }
    let values: [PropsValue] = [
      .null, .bool(true), .bool(false), .int(0), .int(1), .int(2), .double(0.5), .string("text"),
      .object([.init("a", .int(1))]), .object([.init("b", .int(1))]),
    ]
    #expect(Set(values.map(key)).count == values.count)
    #expect(key(.int(2)) == key(.int(50)) && key(.double(0.5)) == key(.double(7)))
  }

  @Test("a timer that fires once within a second makes another state, by its place; others do not")
  func timers() {
    let clock = session.device.clock
    let before = key(screen(), .props)
    func schedule(_ delay: Duration, line: UInt, period: Duration? = nil) {
      clock.schedule(
        after: delay, for: .init(.timer, "", period: period), fileID: "App/A.swift", line: line
      ) {}
    }
    schedule(.seconds(2), line: 1)
    schedule(.seconds(1), line: 2, period: .seconds(1))
    #expect(key(screen(), .props) == before)
    schedule(.milliseconds(200), line: 3)
    let one = key(screen(), .props)
    #expect(one != before)
    schedule(.milliseconds(300), line: 3)
    #expect(key(screen(), .props) == one)
    schedule(.milliseconds(300), line: 4)
    #expect(key(screen(), .props) != one)
  }

  @Test("a text counts where there are no props, a field by its exact value")
  func texts() {
    let (one, other) = ([element(.staticText, "a")], [element(.staticText, "b")])
    #expect(key(screen(one), .props) != key(screen(other), .props))
    #expect(key(screen(one, props: .null), .props) == key(screen(other, props: .null), .props))
    for type in [ElementType.textField, .secureTextField, .searchField, .textView] {
      var (two, three) = (element(type, "Count"), element(type, "Count"))
      (two.value, three.value) = ("2", "3")
      #expect(key(screen([two]), .props) != key(screen([three]), .props))
    }
    var (two, three) = (element(.slider, "Count"), element(.slider, "Count"))
    (two.value, three.value) = ("2", "3")
    #expect(key(screen([two]), .props) == key(screen([three]), .props))
    #expect(key(screen([two]), .full) != key(screen([three]), .full))
  }

  @Test("of the rows of a list the first two and the last one count, with what they contain")
  func rows() {
    func rows(_ names: [String]) -> Screen {
      screen(names.flatMap { [element(.cell, $0, depth: 1), element(.button, $0, depth: 2)] })
    }
    let base = key(rows(["a", "b", "c", "d"]), .props)
    #expect(base == key(rows(["a", "b", "x", "d"]), .props))
    #expect(base == key(rows(["a", "b", "d"]), .props))
    for names in [["x", "b", "c", "d"], ["a", "x", "c", "d"], ["a", "b", "c", "x"], ["a", "d"]] {
      #expect(base != key(rows(names), .props))
    }
    let below = rows(["a", "b", "c", "d"]).elements + [element(.button, "More")]
    #expect(base != key(screen(below), .props))
    #expect(base != key(rows(["a", "b", "x", "d"]), .full))
  }

  @Test("stored keys, and requests under way by their answers' second, make another state")
  func hidden() throws {
    let empty = screen()
    let before = key(empty, .props)
    session.device.storage.set("1", forKey: "draft")
    let stored = key(empty, .props)
    session.device.storage.set("2", forKey: "draft")
    #expect(before != stored && stored == key(empty, .props))
    #expect(key(empty, .screen) == key(screen(), .screen))
    try session.perform(.touch(.tap(ElementQuery("Order 1"))))
    let soon = key(empty, .props)
    #expect(soon != stored)
  }
}
