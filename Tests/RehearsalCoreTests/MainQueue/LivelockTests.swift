import Testing
import VirtualTime

@testable import RehearsalCore

@Suite("Chains of work without end")
struct LivelockTests {
  @Test("a chain is shorter than the limit until the piece of work that reaches it")
  func limit() {
    var chain = LivelockChain()
    let answers = (1...VirtualClock.livelockLimit).map { _ in chain.addLink() }
    #expect(answers.firstIndex(of: false) == VirtualClock.livelockLimit - 1)
  }
}
