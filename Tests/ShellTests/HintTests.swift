import Testing

@testable import Shell

@Suite("Hints and lists below the line")
struct HintTests {
  @Test(
    "a hint is cut to four columns less than those beside the line, and left out below eight",
    arguments: [
      ("into FIELD", 14, "into FIELD"), ("into FIELD", 13, "into FIE…"),
      ("into FIELD", 12, "into FI…"), ("into FIELD", 11, ""), ("[now]", 9, "[now]"),
      ("[now]", 8, ""), ("", 40, ""), ("a\nb c d e f", 40, "a\\nb c d e f"),
    ])
  func hints(_ hint: String, _ columns: Int, _ shown: String) {
    #expect(Hint.fitting(hint, in: columns) == shown)
  }

  @Test(
    "the first list of a line has columns, the second one descriptions; another line begins anew")
  func listing() {
    var listing = CandidateListing()
    let candidates: [Completion.Candidate] = [
      .init("tap", note: "Taps an element"), .init("terminate"),
      .init("type", note: "Types a text, and then more of it"),
    ]
    let columns = "tap        type\nterminate\n"
    let described = """
      tap        Taps an element
      terminate
      type       Types a text, and…

      """
    #expect(listing.text(of: candidates, for: "t", width: 30) == columns)
    #expect(listing.text(of: candidates, for: "t", width: 30) == described)
    #expect(listing.text(of: candidates, for: "te", width: 30) == columns)
    listing.reset()
    #expect(listing.text(of: candidates, for: "te", width: 30) == columns)
  }

  @Test("candidates without descriptions stay in columns")
  func withoutNotes() {
    var listing = CandidateListing()
    let candidates: [Completion.Candidate] = [.init("a"), .init("b")]
    let first = listing.text(of: candidates, for: "", width: 30)
    #expect(first == "a  b\n")
    #expect(listing.text(of: candidates, for: "", width: 30) == first)
  }

  @Test("of more than sixty candidates, the descriptions of the first sixty are listed")
  func many() {
    var listing = CandidateListing()
    let candidates = (1...62).map { Completion.Candidate("\($0)", note: "number") }
    _ = listing.text(of: candidates, for: "", width: 30)
    let lines = listing.text(of: candidates, for: "", width: 30).split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.first == "1   number" && lines.suffix(2) == ["60  number", "… and 2 more"])
  }

  @Test("a window narrower than twenty columns gets rows of twenty")
  func narrow() {
    var listing = CandidateListing()
    let candidates = [Completion.Candidate("tap", note: "Taps an element of the screen")]
    _ = listing.text(of: candidates, for: "", width: 5)
    #expect(listing.text(of: candidates, for: "", width: 5) == "tap  Taps an elemen…\n")
    #expect(listing.text(of: candidates, for: "", width: 22) == "tap  Taps an element…\n")
  }

  @Test("a title that is wider than half of the columns pushes its description aside")
  func wideTitle() {
    var listing = CandidateListing()
    let candidates: [Completion.Candidate] = [
      .init("a title of many columns", note: "long"), .init("b", note: "short"),
    ]
    _ = listing.text(of: candidates, for: "", width: 24)
    #expect(
      listing.text(of: candidates, for: "", width: 34)
        == "a title of many columns    long\nb                  short\n")
  }
}
