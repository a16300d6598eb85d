import ScriptLanguage
import Testing

@testable import Exploration

@Suite("Exempted breaches")
struct ExemptionTests {
  @Test("a line has a rule, a screen if it names one, and a reason; remarks are skipped")
  func reading() throws {
    let lines = [
      "# a remark: no exemption", "", "  no effect on Account : it: belongs to 2.0 ",
      "leak: known", "dead end on A on B: both",
    ]
    let all = try Exemptions(lines, file: "exempt.txt").all
    #expect(
      all == [
        .init(
          rule: "no effect", screen: "Account", reason: "it: belongs to 2.0",
          origin: "exempt.txt:3"),
        .init(rule: "leak", screen: nil, reason: "known", origin: "exempt.txt:4"),
        .init(rule: "dead end", screen: "A on B", reason: "both", origin: "exempt.txt:5"),
      ])
    #expect(try Exemptions(lines).all.map(\.origin) == ["", "", ""])
    #expect(try Exemptions().all == [])
  }

  @Test(
    "a line without a reason is refused with its number", arguments: ["leak", "leak:", "leak: "])
  func refused(line: String) {
    let error = #expect(throws: UsageError.self) { try Exemptions(["# a", "b: c", line]) }
    #expect(
      error?.lines.first?.hasSuffix(
        "line 3 of the exemptions has no reason: `\(line.trimmed)`") == true)
  }

  @Test("the first exemption of a rule counts that is for the screen or for all")
  func search() throws {
    let exemptions = try Exemptions(["leak on A: one", "leak: two", "leak on B: three"])
    let found = ["A", "B", "C"].map { exemptions.exemption(of: "leak", on: $0)?.reason }
    #expect(found == ["one", "two", "two"])
    #expect(exemptions.exemption(of: "dead end", on: "A") == nil)
  }
}
