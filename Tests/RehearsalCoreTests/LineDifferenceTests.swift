import RehearsalCore
import Testing

@Suite("Differences of lines")
struct LineDifferenceTests {
  private func difference(_ expected: String, _ seen: String) -> String {
    LineDifference.lines(
      expected: expected.map(String.init), seen: seen.map(String.init)
    ).map { $0.replacing("  ", with: "=").replacing(" ", with: "") }.joined(separator: " ")
  }

  @Test(
    "two lines around each change stay, and each longer run of equal lines is one line",
    arguments: [
      ("abc", "abc", ""), ("", "a", "+a"), ("a", "", "-a"), ("a", "b", "-a +b"),
      ("abc", "abxc", "=a =b +x =c"), ("ab", "xab", "+x =a =b"), ("ab", "abx", "=a =b +x"),
      ("abc", "xabc", "+x =a =b …1equal"),
      ("abc", "abcx", "…1equal =b =c +x"),
      ("abcdefgh", "xbcdefgh", "-a +x =b =c …5equal"),
      ("abcdefgh", "abcdefgx", "…5equal =f =g -h +x"),
      ("abcdefgh", "xbcdefgy", "-a +x =b =c …2equal =f =g -h +y"),
      ("abcdef", "xbcdey", "-a +x =b =c =d =e -f +y"),
    ])
  func folded(expected: String, seen: String, difference: String) {
    #expect(self.difference(expected, seen) == difference)
  }

  @Test("a failure is described with the parts that it has, a line each")
  func description() {
    #expect(
      ExpectationFailure(expected: "screen A", seen: "screen B").description
        == "expected: screen A\nseen:     screen B")
    let whole = ExpectationFailure(
      expected: "screen A", seen: "screen B", nearest: "screen AB", difference: ["- a", "+ b"],
      next: "GET /a in 1 s", waited: .seconds(5))
    #expect(
      whole.description.split(separator: "\n") == [
        "expected: screen A", "seen:     screen B", "nearest:  screen AB", "  - a", "  + b",
        "waited:   5 s of virtual time", "next:     GET /a in 1 s",
      ])
  }
}
