import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import Exploration

@Suite("Parts of an exploration")
struct ExplorationPartTests {
  private let reader = ActReader()

  @Test("a line that the language does not have gives no act")
  func unknownLine() {
    #expect(reader.act(["tap Send"])?.lines == ["tap Send"])
    #expect(reader.act(["tap Send", "juggle Send"]) == nil)
  }

  @Test("shrinking keeps exactly the acts without which the fault does not come back")
  func shrinking() {
    let way = (1...16).compactMap { reader.act(["tap \"\($0)\""]) }
    let needed = [way[2], way[11]]
    let shrinker = Shrinker { candidate in needed.allSatisfy(candidate.contains) }
    #expect(shrinker.shrink(way) == needed)
  }

  @Test("an act that another one needs goes in a second pass, once that one is gone")
  func shrinkingAgain() {
    let way = (1...3).compactMap { reader.act(["tap \"\($0)\""]) }
    let shrinker = Shrinker { candidate in
      candidate.contains(way[2]) && (!candidate.contains(way[1]) || candidate.contains(way[0]))
    }
    #expect(shrinker.shrink(way) == [way[2]])
  }

  @Test(
    "a push and the way back, of which neither can go alone, go together", arguments: [0, 1, 2])
  func shrinkingPairs(place: Int) {
    var way = (1...2).compactMap { reader.act(["tap \"\($0)\""]) }
    let pair = ["tap \"Open\"", "back"].compactMap { reader.act([$0]) }
    let needed = Array(way[..<place])
    way = needed + pair + way[place...]
    let shrinker = Shrinker { candidate in
      needed.allSatisfy(candidate.contains)
        && candidate.contains(pair[0]) == candidate.contains(pair[1])
    }
    #expect(shrinker.shrink(way) == needed)
  }

  @Test("a fault that never comes back on a shorter way is looked for 120 times")
  func shrinkingLimit() {
    let way = (1...400).compactMap { reader.act(["tap \"\($0)\""]) }
    var tries = 0
    let shrinker = Shrinker { _ in
      tries += 1
      return false
    }
    #expect(shrinker.shrink(way) == way)
    #expect(tries == 120)
  }

  @Test("a number in a text counts as none, one or many")
  func counting() {
    func print(_ text: String) -> Fingerprint {
      var fingerprint = Fingerprint()
      fingerprint.add(counting: text)
      return fingerprint
    }
    #expect(print("2 rows") == print("37 rows"))
    #expect(Set([print("0 rows"), print("1 rows"), print("2 rows"), print("rows")]).count == 4)
  }

  @Test("an exemption holds for its rule, on its screen or on all, and needs a reason")
  func exemptions() throws {
    let exemptions = try Exemptions(["# ours", "no effect on Account: next version", "leak: known"])
    #expect(exemptions.exemption(of: "no effect", on: "Account")?.reason == "next version")
    #expect(exemptions.exemption(of: "no effect", on: "Help") == nil)
    #expect(exemptions.exemption(of: "leak", on: "Help")?.reason == "known")
    #expect(throws: UsageError.self) { try Exemptions(["leak on Help"]) }
    let named = try Exemptions(["# ours", "leak: known"], file: "exempt.txt")
    #expect(named.all.map(\.origin) == ["exempt.txt:2"])
  }

  @Test("scripts teach the texts of fields, of the focused field and the values of controls")
  func learning() {
    let document = ScriptLoader().document(
      SourceText(
        name: "learned.script",
        lines: [
          "expect screen Form", #"type "ann@crew.example" into Email"#, #"type "42""#,
          "set slider Volume 30%", "tap Send within 1s",
          #"type "bob@crew.example" into Email"#, #"type "ann@crew.example" into Email"#,
        ]))
    let learned = LearnedActs(document.scenes)
    #expect(learned.texts["Form/email"] == ["ann@crew.example", "bob@crew.example"])
    #expect(learned.texts["Form/*"] == ["42"])
    let texts = TypedTexts(learned: learned.texts)
    #expect(texts.learned(for: ElementQuery("Volume"), on: "Other") == ["30%"])
    #expect(texts.learned(for: ElementQuery("Code"), on: "Form") == ["42"])
    #expect(texts.learned(for: ElementQuery("Code"), on: "Other") == [])
  }

  @Test("a message that quotes what was typed has one subject for each text to type")
  func typedInput() throws {
    let lines = [#"type "ann" into Name"#, #"type "ann lee" into Name"#, #"type "e" into Name"#]
    let input = TypedInput(lines.compactMap { reader.act([$0]) })
    let messages = ["the name ann lee is weak", "the name ann is weak", "the name  is weak"]
    #expect(Set(messages.map(input.removed)) == ["the name is weak"])
    #expect(input.removed(from: "the name e is weak") == "the name e is weak")
  }

  @Test("the other order of two answers delays the first, and a single answer has no order")
  func otherOrder() throws {
    let act = try #require(reader.act(["tap Order"]))
    let requests = ["/a", "/b"].map { SentRequest(method: "GET", path: $0) }
    let lines = TimeFaults().acts(for: act, sending: requests, reader).map(\.lines)
    #expect(lines.last == ["given GET /a after 3s once", "tap Order"])
    #expect(TimeFaults().acts(for: act, sending: [requests[0]], reader).count == 1)
    let late = try #require(reader.act(lines[1]))
    #expect(late.isLate)
    #expect(late.onTime?.lines == ["tap Order"])
  }

  @Test("a link arrives during the transition that an answer begins, and during no user's act")
  func duringTransition() throws {
    let faults = OutsideFaults(arrivals: [.outside(.open(url: "notes://orders/2"))], reader)
    var screen = try Session(NotesAppDelegate.self).screen
    screen.name = "Order"
    let lines = ["expect screen Order", "open notes://orders/2"]
    #expect(faults.acts(during: Act(.answer), to: screen, reader).map(\.lines) == [lines])
    let tap = try #require(reader.act(["tap Order"]))
    #expect(faults.acts(during: tap, to: screen, reader).isEmpty)
  }

  @Test("an invariant is an expectation, for one screen or for all")
  func invariants() throws {
    let all = try Invariants([#"expect no "Error" when screen Help"#, "", "expect no findings"]).all
    #expect(all.map(\.screen) == ["Help", nil])
    #expect(all.map(\.line) == [#"expect no "Error""#, "expect no findings"])
    #expect(throws: UsageError.self) { try Invariants(["tap Send"]) }
  }
}
