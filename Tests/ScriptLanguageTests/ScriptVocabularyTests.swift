import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("The names that a script uses")
struct ScriptVocabularyTests {
  /// The names, a line for each kind that has some.
  private func names(_ vocabulary: ScriptVocabulary) -> [String] {
    let context = vocabulary.completionContext
    let elements = context.screen.elements.map { "\($0.type.rawValue) \($0.label)" }
    let kinds: [(String, [String])] = [
      ("elements", elements), ("screens", context.screens),
      ("coordinators", context.coordinators()), ("events", context.events()),
      ("keys", context.storage().map(\.key)), ("paths", context.requestPaths()),
      ("links", context.links()),
    ]
    return kinds.filter { !$0.1.isEmpty }
      .map { "\($0): \($1.joined(separator: ", "))" }
  }

  private func vocabulary(_ lines: String...) -> ScriptVocabulary {
    let document = ScriptLoader().document(SourceText(name: "a.script", lines: lines))
    #expect(document.problems.isEmpty, "\(document.problems)")
    return ScriptVocabulary(document)
  }

  @Test(
    "each line adds the names in it, by their kind",
    arguments: [
      ("tap OK", "elements: button OK"), ("tap OK within 2s", "elements: button OK"),
      ("doubletap OK", "elements: button OK"), ("longpress OK", "elements: button OK"),
      ("clear Email", "elements: button Email"), ("swipe left on Ann", "elements: button Ann"),
      ("swipe right on Ann", "elements: button Ann"), ("scroll to Ann", "elements: button Ann"),
      (#"type "a" into Email"#, "elements: textField Email"), (#"type "a""#, ""),
      ("set Biometry on", "elements: switch Biometry"),
      ("set slider Volume 30%", "elements: slider Volume"), ("back", ""),
      (#"tap "Delete" in cell containing "Ann""#, "elements: button Delete, cell Ann"),
      ("open crew://shifts", "links: crew://shifts"), ("launch b=1 a=2", "keys: a, b"),
      ("given storage name=Ann", "keys: name"),
      ("given network offline", ""), ("expect screen Home", "screens: Home"),
      ("expect path Home Detail", "screens: Home, Detail"),
      ("expect Welcome", "elements: staticText Welcome"),
      ("expect button OK enabled", "elements: button OK"),
      (#"expect textField Email has value "a""#, "elements: textField Email"),
      (#"expect 3 cells containing "Ann""#, "elements: cell Ann"),
      ("expect coordinator Home", "coordinators: Home"),
      (#"expect event "trips.began""#, "events: trips.began"),
      (#"expect storage name == "Ann""#, "keys: name"),
      ("expect request POST /messages", "paths: /messages"), ("expect no leaks", ""),
      ("repeat 2: tap More", "elements: button More"),
    ])
  func kinds(line: String, expected: String) {
    #expect(names(vocabulary(line)) == (expected.isEmpty ? [] : [expected]))
  }

  @Test("the values of @launch are keys, in the order of their names")
  func launch() {
    #expect(
      names(vocabulary("@launch b=1 a=2", "tap OK")) == ["elements: button OK", "keys: a, b"])
  }

  @Test("names of several documents are joined, each once")
  func joined() {
    let first = vocabulary(
      "tap OK", "expect screen Home", "expect coordinator Main", #"expect event "began""#,
      "given storage name=Ann", "expect request GET /trips", "open crew://shifts")
    let second = vocabulary(
      "tap No", "tap OK", "expect screen Home", "expect screen Chat", "expect coordinator Chat",
      #"expect event "ended""#, "given storage token=x", "expect request GET /notes",
      "open crew://chat")
    #expect(
      names(ScriptVocabulary([first, second])) == [
        "elements: button OK, button No", "screens: Home, Chat", "coordinators: Main, Chat",
        "events: began, ended", "keys: name, token", "paths: /trips, /notes",
        "links: crew://shifts, crew://chat",
      ])
  }

  @Test("of each kind 200 names are kept, the first ones")
  func limit() {
    let lines = (1...201).flatMap { ["tap \"B\($0)\"", "expect screen S\($0)"] }
    let source = SourceText(name: "a.script", lines: lines)
    let vocabulary = ScriptVocabulary(ScriptLoader().document(source))
    let expected = (1...200).map(String.init)
    #expect(vocabulary.completionContext.screens == expected.map { "S\($0)" })
    #expect(vocabulary.completionContext.screen.elements.map(\.label) == expected.map { "B\($0)" })
  }
}
