import Testing

@testable import Exploration

@Suite("Shrinking of ways")
struct ShrinkerTests {
  private static func way(_ letters: String) -> [Act] {
    letters.map { Act(lines: [String($0)], kind: .user, work: []) }
  }

  private static func text(_ way: [Act]) -> String { way.flatMap(\.lines).joined() }

  /// The way that is left of one, and the ways that were tried, in order.
  private func shrink(
    _ letters: String, _ comesBack: @escaping (String) -> Bool
  ) -> (left: String, tried: [String]) {
    var tried: [String] = []
    let shrinker = Shrinker { way in
      tried.append(Self.text(way))
      return comesBack(Self.text(way))
    }
    return (Self.text(shrinker.shrink(Self.way(letters))), tried)
  }

  @Test(
    "only the acts that are needed are left, in their order",
    arguments: [
      ("abcdefgh", "c", "c"), ("abcdefgh", "ah", "ah"), ("abcdefgh", "abcdefgh", "abcdefgh"),
      ("abcdefgh", "", ""), ("a", "", ""), ("a", "a", "a"), ("", "", ""), ("abcde", "bd", "bd"),
    ])
  func needed(letters: String, needed: String, left: String) {
    #expect(shrink(letters) { way in needed.allSatisfy(way.contains) }.left == left)
  }

  @Test("a push and the way back are removed together, whatever stands between other acts")
  func pairs() {
    let isWhole = { (way: String) in way.count { $0 == "(" } == way.count { $0 == ")" } }
    let result = shrink("a()b()c") { isWhole($0) && $0.contains("b") }
    #expect(result.left == "b")
  }

  @Test("acts that can be removed once others are gone are removed in a further pass")
  func furtherPass() {
    // The first act is needed as long as the third one is there.
    let result = shrink("axby") { way in
      way.contains("x") && way.contains("y") && (!way.contains("b") || way.contains("a"))
    }
    #expect(result.left == "xy")
  }

  @Test("no more ways are tried after a pass over single acts that removes none")
  func lastPass() {
    let result = shrink("ab") { $0 == "ab" }
    #expect(result.tried == ["", "a", "b", "a"] && result.left == "ab")
  }

  @Test("no more than 120 ways are tried")
  func limit() {
    let letters = String(repeating: "ab", count: 100)
    let result = shrink(letters) { $0.count == letters.count }
    #expect(result.tried.count == 120 && result.left == letters)
  }
}
