import RehearsalCore
import Testing

@Suite("Words that are spelled nearly like another")
struct NearestTests {
  private let words = ["Send", "Settings", "Save", "Archive"]

  @Test("a word of two letters or more suggests the words that begin with it, the shortest first")
  func prefixes() {
    #expect(Nearest.to("se", among: words) == ["Send", "Settings"])
    #expect(Nearest.to("Settings of the app", among: words) == ["Settings"])
  }

  @Test("a single letter suggests only itself")
  func letter() {
    #expect(Nearest.to("S", among: words) == [])
    #expect(Nearest.to("S", among: words + ["s"]) == ["s"])
  }
}
