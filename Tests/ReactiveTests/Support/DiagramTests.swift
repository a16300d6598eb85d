import Reactive
import Testing

@Suite("Diagrams of sequences")
struct DiagramTests {
  @Test("a line is read tick by tick")
  func read() {
    #expect(
      Diagram("-a(b[cd])-^").events == [
        .next(1, "a"), .next(2, "b"), .next(2, "cd"), .error(4, Drawn()),
      ])
  }

  @Test(
    "what is read is drawn the same", arguments: ["-a-b-|", "(ab|)", "--[ab]-^", "a", "", "---|"])
  func roundTrip(line: String) {
    #expect(Diagram(line).description == line)
  }
}
