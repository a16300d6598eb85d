import Testing

@testable import HeadlessXCTest

nonisolated private final class Person {
  let name = "Ann"
}

@MainActor
@Suite("Objects that a test hands over")
struct ReleaseTests {
  @Test("the object of an expectation is held by it, and released with it")
  func expectations() {
    weak var held: Person?
    func wait() {
      let predicate = NSPredicate(format: "name == 'Ann'")
      let make = {
        let person = Person()
        held = person
        return XCTNSPredicateExpectation(predicate: predicate, object: person)
      }
      let expectation = make()
      #expect(XCTWaiter.wait(for: [expectation], timeout: 1) == .completed)
      #expect(held != nil)
    }
    wait()
    #expect(held == nil)
  }
}
