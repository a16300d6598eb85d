import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Strings tables", .portedFolder)
struct StringsTableTests {
  private func useLanguage(_ identifier: String) {
    var configuration = Device.Configuration()
    configuration.locale = Locale(identifier: identifier)
    Device.current = Device(configuration)
  }

  @Test("the folders are the language with its region, the language, English, Base and the root")
  func languages() {
    useLanguage("de_AT")
    #expect(StringsTables.languages() == ["de-AT", "de", "en", "Base", ""])
    useLanguage("de")
    #expect(StringsTables.languages().suffix(4) == ["de", "en", "Base", ""])
  }

  @Test("a text is taken from the first folder that has its key")
  func order() throws {
    let name = Resources.newName()
    try Resources.table(name, "de-AT", ["a": "AT"])
    try Resources.table(name, "de", ["a": "de", "b": "de"])
    try Resources.table(name, "en", ["a": "en", "b": "en", "c": "en"])
    try Resources.table(name, "Base", ["c": "Base", "d": "Base"])
    try Resources.table(name, "", ["d": "root", "e": "root"])
    useLanguage("de_AT")
    let texts = ["a", "b", "c", "d", "e", "f"].map { StringsTables.text($0, table: name) }
    #expect(texts == ["AT", "de", "en", "Base", "root", nil])
    useLanguage("fr_FR")
    #expect(StringsTables.text("a", table: name) == "en")
    #expect(StringsTables.table(name, language: "de") == ["a": "de", "b": "de"])
    #expect(StringsTables.table(name, language: "it") == [:])
  }

  @Test("the table without a name is Localizable")
  func localizable() throws {
    try Resources.table("Localizable", "cy", ["hello": "Helo"])
    try Resources.table("Localizable", "cy", ["n": ["one": "un"]], ending: "stringsdict")
    useLanguage("cy_GB")
    #expect(StringsTables.text("hello", table: nil) == "Helo")
    #expect(StringsTables.plural("n", table: nil)?.rules as? [String: String] == ["one": "un"])
  }

  @Test("plural rules come with their language, unless a plain text comes before them")
  func plural() throws {
    let name = Resources.newName()
    try Resources.table(name, "en", ["n": ["one": "1"], "m": ["one": "1"]], ending: "stringsdict")
    try Resources.table(name, "de", ["m": "plain"])
    useLanguage("de_AT")
    let found = StringsTables.plural("n", table: name)
    #expect(found?.language == "en")
    #expect(found?.rules as? [String: String] == ["one": "1"])
    #expect(StringsTables.plural("m", table: name) == nil)
    #expect(StringsTables.plural("none", table: name) == nil)
  }

  @Test("a storyboard's texts are those of the device's language, else those of the file")
  func storyboardTexts() throws {
    useLanguage("de_DE")
    let name = try Resources.storyboard([
      screen(
        #"id="screen" title="Books""#,
        """
        <view key="view"><subviews><label id="l" text="Hello"/><label id="m" text="Bye"/>\
        <label text="None"/><button id="b"><state key="normal" title="Go"/></button>\
        <textField id="f" placeholder="Name"/><segmentedControl id="s"><segments>\
        <segment title="Day"/></segments></segmentedControl></subviews></view>
        """)
    ])
    try Resources.table(
      name, "de",
      [
        "screen.title": "Bücher", "l.text": "Hallo", "b.normalTitle": "Los",
        "f.placeholder": "Name?", "f.text": "never", "s.segmentTitles[0]": "Tag",
      ])
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let made = try #require(storyboard.instantiateInitialViewController())
    let views = try #require(made.view).subviews
    #expect(made.title == "Bücher")
    #expect(views.prefix(3).map { ($0 as? UILabel)?.text } == ["Hallo", "Bye", "None"])
    #expect((views[3] as? UIButton)?.title(for: .normal) == "Los")
    #expect((views[4] as? UITextField)?.placeholder == "Name?")
    #expect((views[4] as? UITextField)?.text?.isEmpty ?? true)
    #expect((views[5] as? UISegmentedControl)?.titleForSegment(at: 0) == "Tag")
  }
}
