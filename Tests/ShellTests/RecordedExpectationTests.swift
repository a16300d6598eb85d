import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import Shell

@Suite("Expectations of a recording")
struct RecordedExpectationTests {
  private static func element(
    _ type: ElementType, _ label: String, value: String? = nil, isEnabled: Bool = true,
    isSelected: Bool = false, isCovered: Bool = false
  ) -> Screen.Element {
    Screen.Element(
      type: type, label: label, value: value, isEnabled: isEnabled, isSelected: isSelected,
      hasFocus: false, depth: 0, isCovered: isCovered)
  }

  private func lines(
    _ before: [Screen.Element] = [], _ after: [Screen.Element] = [],
    change: (inout Screen, inout Screen) -> Void = { _, _ in }
  ) -> [String] {
    var (old, new) = (Screen(elements: before), Screen(elements: after))
    (old.name, new.name) = ("Home", "Home")
    change(&old, &new)
    return RecordedExpectations(from: old, to: new).lines
  }

  @Test("an element that is enabled, selected or set in another way is expected as it is now")
  func states() {
    let cases: [(Screen.Element, Screen.Element, [String])] = [
      (Self.element(.button, "OK"), Self.element(.button, "OK"), []),
      (
        Self.element(.button, "OK", isEnabled: false), Self.element(.button, "OK"),
        ["expect button OK enabled"]
      ),
      (
        Self.element(.button, "OK"), Self.element(.button, "OK", isEnabled: false),
        ["expect button OK not enabled"]
      ),
      (
        Self.element(.tab, "Chat"), Self.element(.tab, "Chat", isSelected: true),
        ["expect tab Chat selected"]
      ),
      (
        Self.element(.tab, "Chat", isSelected: true), Self.element(.tab, "Chat"),
        ["expect tab Chat not selected"]
      ),
      (
        Self.element(.switch, "Biometry", value: "0"),
        Self.element(.switch, "Biometry", value: "1", isSelected: true),
        [#"expect switch Biometry has value "1""#]
      ),
      (
        Self.element(.textField, "Name", value: ""), Self.element(.textField, "Name", value: "Ann"),
        []
      ),
      (Self.element(.slider, "Volume", value: "1"), Self.element(.slider, "Volume"), []),
      (
        Self.element(.button, "OK", isEnabled: false), Self.element(.button, "OK", isCovered: true),
        []
      ),
      (Self.element(.button, "OK", isEnabled: false), Self.element(.link, "OK"), []),
    ]
    for (before, after, expected) in cases { #expect(lines([before], [after]) == expected) }
  }

  @Test("elements that share their type and name are not expected, whatever the case of letters")
  func ambiguous() {
    let locked = [Self.element(.button, "ok", isEnabled: false)]
    #expect(
      lines(locked, [Self.element(.button, "ok"), Self.element(.button, "OK")]) == [])
    #expect(
      lines(locked, [Self.element(.button, "ok"), Self.element(.link, "OK")])
        == ["expect button ok enabled"])
  }

  @Test(
    "the number of rows is expected where it changed, and the first new text where nothing else did"
  )
  func countsAndTexts() {
    let row = Self.element(.cell, "")
    #expect(lines([], [row]) == ["expect 1 cell"])
    #expect(lines([row], [row, row]) == ["expect 2 cells"])
    #expect(lines([row], []) == ["expect 0 cells"])
    let texts = ["Saved", "Thanks"].map { Self.element(.staticText, $0) }
    #expect(lines([texts[1]], texts) == [#"expect "Saved""#])
    #expect(lines([], texts) == [#"expect "Saved""#])
    #expect(lines([], [row] + texts) == ["expect 1 cell"])
    #expect(lines([], [Self.element(.image, "Logo")]) == [])
  }

  @Test("at most three scalar props are expected, where nothing on the screen changed")
  func props() {
    let values: [PropsValue] = [.int(1), .null, .list([]), .bool(true), .string("a"), .double(0.5)]
    let members = values.enumerated().map { PropsValue.Member("p\($0)", $1) }
    let changed = lines { old, new in
      old.props = .object([])
      new.props = .object(members)
    }
    #expect(
      changed == ["expect props.p0 == 1", "expect props.p3 == true", #"expect props.p4 == "a""#])
    #expect(lines { _, new in new.props = .object(members) } == [])
  }

  @Test("another screen, an alert, a sheet and a banner are expected instead of elements")
  func surfaces() {
    func alert(_ title: String?, _ message: String?, isActionSheet: Bool = false) -> Screen.Alert {
      Screen.Alert(title: title, message: message, buttons: [], isActionSheet: isActionSheet)
    }
    let button = Self.element(.button, "OK")
    func changed(_ change: (inout Screen, inout Screen) -> Void) -> [String] {
      lines([Self.element(.button, "OK", isEnabled: false)], [button], change: change)
    }
    #expect(changed { _, new in new.name = "Detail" } == ["expect screen Detail"])
    #expect(changed { _, new in new.name = "" } == [])
    #expect(
      changed { _, new in new.alert = alert("Sure?", "Really") } == [#"expect alert "Sure?""#])
    #expect(changed { _, new in new.alert = alert("", "Really") } == [#"expect alert "Really""#])
    #expect(changed { _, new in new.alert = alert(nil, nil) } == ["expect alert"])
    #expect(
      changed { _, new in new.alert = alert("Share", nil, isActionSheet: true) }
        == [#"expect sheet "Share""#])
    let both = changed { old, new in (old.alert, new.alert) = (alert("A", nil), alert("A", nil)) }
    #expect(both == ["expect button OK enabled"])
    #expect(changed { old, _ in old.alert = alert("A", nil) } == [])
    let banner = Screen.Banner(text: "Saved")
    #expect(changed { _, new in new.banner = banner } == [#"expect banner "Saved""#])
    #expect(
      changed { old, new in (old.banner, new.banner) = (banner, banner) }
        == ["expect button OK enabled"])
    #expect(
      changed { _, new in (new.name, new.banner) = ("Detail", banner) }
        == ["expect screen Detail", #"expect banner "Saved""#])
  }
}
