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
  }

  @Test("an invariant is an expectation, for one screen or for all")
  func invariants() throws {
    let all = try Invariants([#"expect no "Error" when screen Help"#, "", "expect no findings"]).all
    #expect(all.map(\.screen) == ["Help", nil])
    #expect(all.map(\.line) == [#"expect no "Error""#, "expect no findings"])
    #expect(throws: UsageError.self) { try Invariants(["tap Send"]) }
  }
}
