import Reactive
import Testing

@Suite("Marble diagrams")
struct MarbleDiagramTests {
  @Test("a line is parsed tick by tick")
  func read() {
    #expect(
      MarbleDiagram("-a(b[cd])-^").events == [
        .next(1, "a"), .next(2, "b"), .next(2, "cd"), .error(4, TestError()),
      ])
  }

  @Test(
    "a parsed line prints the same", arguments: ["-a-b-|", "(ab|)", "--[ab]-^", "a", "", "---|"])
  func roundTrip(line: String) {
    #expect(MarbleDiagram(line).description == line)
  }
}
