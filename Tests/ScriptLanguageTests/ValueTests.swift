import Foundation
import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Durations, dates, paths and examples")
struct ValueTests {
  @Test(
    "a duration has a number with up to three decimals and a unit, in whole milliseconds",
    arguments: [
      ("250ms", 250), ("3s", 3_000), ("1.5s", 1_500), ("1.25s", 1_250), ("0.001s", 1),
      ("2m", 120_000),
      ("0.5m", 30_000), ("1.001m", 60_060), ("1h", 3_600_000), ("0.1h", 360_000), ("0ms", 0),
      ("1000000000ms", 1_000_000_000), ("1.5ms", nil), ("1000000001ms", nil), ("1.0000s", nil),
      ("1.s", nil), (".5s", nil), ("1.2.3s", nil), ("5", nil), ("s", nil), ("-1s", nil),
      ("1 s", nil),
      ("1d", nil), ("1.0ms", 1),
    ])
  func durations(text: String, milliseconds: Int?) {
    #expect(Duration(script: text) == milliseconds.map { .milliseconds($0) })
  }

  @Test(
    "a date has a day, and may have a time with an offset",
    arguments: [
      ("1970-01-01", 0), ("1970-01-02T00:00Z", 86_400), ("1970-01-01T01:02:03Z", 3_723),
      ("1970-01-01T01:00+01:00", 0), ("1970-01-01T00:00-01:30", 5_400),
      ("2024-02-29", 1_709_164_800),
      ("2000-02-29", 951_782_400), ("1969-12-31T23:59:59Z", -1),
      ("2026-12-31T23:59Z", 1_798_761_540),
      ("2023-02-29", nil), ("1900-02-29", nil), ("2026-13-01", nil), ("2026-00-01", nil),
      ("2026-04-31", nil), ("2026-01-00", nil), ("0000-01-01", nil), ("2026-1-01", nil),
      ("2026-01-01T", nil), ("2026-01-01T24:00Z", nil), ("2026-01-01T23:60Z", nil),
      ("2026-01-01T23:59:60Z", nil), ("2026-01-01T23:59", nil), ("2026-01-01T10:00+15:00", nil),
      ("2026-01-01T10:00+01:60", nil), ("2026-01-01T10:00Z ", nil), ("2026-01-01 ", nil),
    ])
  func dates(text: String, seconds: Int?) {
    #expect(Date(script: text)?.timeIntervalSince1970 == seconds.map(Double.init))
  }

  @Test(
    "a path leads to a value, or says how far it leads",
    arguments: [
      ("props.list[1].name", #""b""#), ("props.list.count", "2"), ("props.text.count", "3"),
      ("props.own.count", "7"), ("props.count", "5"), ("props.none.count", "0"),
      ("props.nowhere", "props has no nowhere; it has list, text, own, none, number"),
      ("props.none.a", "props.none has no a; it has nothing"),
      ("props.list[2]", "props.list has 2, from [0] to [1]: there is no [2]"),
      ("props.list[0].tags[0]", "props.list[0].tags is empty: there is no [0]"),
      ("props.list.name", "props.list is a list: it has no name"),
      ("props.own[0]", "props.own is an object: it has no [ ]"),
      ("props.text[0]", "props.text is a text: it has no [ ]"),
      ("props.number.count", "props.number is a number: it has no count"),
      ("props.list[0].flag.a", "props.list[0].flag is true: it has no a"),
      ("props.list[0].gone.a", "props.list[0].gone is null: it has no a"),
    ])
  func paths(script: String, result: String) throws {
    let props = try PropsValue(
      json: #"""
        {"list": [{"name": "a", "tags": [], "flag": true, "gone": null}, {"name": "b"}],
         "text": "abc", "own": {"count": 7}, "none": {}, "number": 1}
        """#)
    let path = try #require(PropsPath(script: script))
    do throws(PropsPathError) {
      #expect(try props.value(at: path).description == result && props[path] != nil)
    } catch {
      #expect(error.description == result && props[path] == nil)
    }
  }

  private static let screen = Screen(
    app: "Crew", name: "SignIn", title: "Sign in", path: ["Root", "SignIn"], props: nil,
    elements: [
      element(.staticText, "Welcome"), element(.textField, "Email"), element(.button, "Sign in"),
      element(.button, "Off", isEnabled: false), element(.switch, "News"), element(.tab, "Home"),
      element(.cell, "Dock 7"), element(.cell, "Café"), element(.button, "Twice"),
      element(.staticText, "twice"), element(.button, "Covered", isCovered: true),
    ],
    alert: Screen.Alert(
      title: "Sure?", message: nil, buttons: ["Yes, sure", "No"], isActionSheet: false),
    pending: [])

  private static func element(
    _ type: ElementType, _ label: String, isEnabled: Bool = true, isCovered: Bool = false
  ) -> Screen.Element {
    Screen.Element(
      type: type, label: label, isEnabled: isEnabled, isSelected: false, hasFocus: false, depth: 0,
      isCovered: isCovered)
  }

  @Test("the selectors of a screen name one element of each kind that can be acted on")
  func selectors() {
    #expect(
      ScreenExamples(CompletionContext(screen: Self.screen)).selectors == [
        "tap \"Sign in\"", "tap button \"Sign in\"", "tap cell 1",
        "tap cell containing \"Dock 7\"", "tap tab Home", "tap \"Yes, sure\" in alert",
      ])
    var empty = Self.screen
    (empty.elements, empty.alert) = ([], nil)
    #expect(ScreenExamples(CompletionContext(screen: empty)).selectors == [])
  }

  @Test("each command has an example with the names of the screen, or none where nothing fits")
  func examples() {
    let examples = ScreenExamples(CompletionContext(screen: Self.screen))
    let forms = CommandTable.shared.forms.filter { $0.place == .anywhere }
    let lines = forms.compactMap { form -> String? in
      let example = examples.example(of: form)
      return example == form.synopsis ? nil : example
    }
    #expect(
      lines == [
        "launch onboarded=true",
        #"tap "Sign in""#,
        #"doubletap "Sign in""#,
        #"longpress "Sign in""#,
        #"type "text" into Email"#,
        #"type "text""#,
        "clear Email",
        "set switch News on",
        #"swipe left on "Dock 7""#,
        #"swipe right on "Dock 7""#,
        #"scroll to "Sign in""#,
        "wait 1s",
        "given network offline",
        "given latency 1s",
        "given biometry faceID",
        "given width compact",
        "given realtime 1s",
        "expect screen SignIn",
        #"expect title "Sign in""#,
        "expect path Root SignIn",
        "expect 2 cells",
        "expect at least 2 cells",
        "expect at most 2 cells",
        #"expect "Sign in""#,
        #"expect "Sign in" enabled"#,
        #"expect "Sign in" not enabled"#,
        #"expect alert "Sign in failed""#,
        #"expect sheet "Log out?""#,
        #"expect banner "New shift""#,
        "expect no leaks",
        "expect no findings",
      ])
  }
}
