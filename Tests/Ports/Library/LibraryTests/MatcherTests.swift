// swift-format-ignore-file
import Nimble
import Testing
import XCTest

@testable import Library

private enum Mishap: Error, Equatable { case torn, lost(Int) }

func beLent() -> Predicate<Book> {
  Predicate.define("be lent") { expression, message in
    let isLent = try expression.evaluate()?.isLent
    return PredicateResult(bool: isLent == true, message: message)
  }
}

/// The texts of failures, and the matchers of Nimble that a test of XCTest uses.
final class MatcherTests: XCTestCase {
  private func failures(_ closure: () -> Void) -> [String] {
    gatherFailingExpectations(silently: true, closure: closure).map { $0.message.stringValue }
  }

  func testTheTextsOfFailures() {
    let shelf = Shelf()
    let none: String? = nil
    let texts = failures {
      expect(1).to(equal(2))
      expect(1) == 2
      expect("a").toNot(equal("a"))
      expect(none).to(equal("a"))
      expect(shelf.books.first).to(beNil())
      expect(true).to(beFalse(), description: "why")
      expect([1, 2]).to(contain(3))
      expect([1, 2]).to(haveCount(1))
      expect(1.5).to(beCloseTo(1, within: 0.25))
      expect(2).to(beGreaterThan(3))
      expect(shelf).to(beAKindOf(String.self))
      expect("abc").to(beginWith("b") || endWith("b"))
      expect { throw Mishap.torn }.to(throwError(Mishap.lost(1)))
      expect { 1 }.to(throwError())
      expect([1, 2]).to(allPass(beLessThan(2)))
      expect(Set([1, 2])).to(equal([2, 3]))
      expect(shelf.books[0]).to(beLent())
      expect { throw Mishap.torn }.to(beVoid())
      expect { () -> ToSucceedResult in .failed(reason: "no book") }.to(succeed())
      fail("no")
    }
    XCTAssertEqual(texts, [
      "expected to equal <2>, got <1>",
      "expected to equal <2>, got <1>",
      "expected to not equal <a>, got <a>",
      "expected to equal <a>, got <nil> (use beNil() to match nils)",
      "expected to be nil, got <Book(title: \"Dracula\", author: \"Bram Stoker\", isLent: false)>",
      "why\nexpected to be false, got <true>",
      "expected to contain <3>, got <[1, 2]>",
      "expected to have Array<Int> with count 1, got 2\nActual Value: [1, 2]",
      "expected to be close to <1> (within 0.25), got <1.5>",
      "expected to be greater than <3>, got <2>",
      "expected to be a kind of String, got <Shelf instance>",
      "expected to match one of: {begin with <b>}, or {end with <b>}, got abc",
      "expected to throw error <lost(1)>, got <torn>",
      "expected to throw any error, got no error",
      "expected to all be less than <2>, but failed first at element <2> in <[1, 2]>",
      "expected to equal <[2, 3]>, got <[1, 2]>, missing <[3]>, extra <[1]>",
      "expected to be lent, got <Book(title: \"Dracula\", author: \"Bram Stoker\", isLent: false)>",
      "unexpected error thrown: <torn>",
      "expected to succeed, got <failed> because <no book>",
      "no",
    ])
  }

  func testMatchersThatPass() throws {
    let shelf = Shelf()
    expect(shelf) === shelf
    expect(shelf).toNot(beIdenticalTo(Shelf()))
    expect(shelf.books.map(\.title)).to(elementsEqual(["Dracula", "Emma"]))
    expect(shelf.books).to(containElementSatisfying { $0.author == "Jane Austen" })
    expect(shelf.books).to(map(\.count, equal(2)))
    expect(0.1 + 0.2) ≈ 0.3 ± 0.01
    expect("Emma").to(match("^E.*a$") && haveCount(4))
    expect(Result<Int, Mishap>.success(3)).to(beSuccess { expect($0) == 3 })
    expect(Result<Int, Mishap>.failure(.torn)).to(beFailure { expect($0) == .torn })
    expect { shelf.add(Book(title: "Ulysses", author: "James Joyce")) }.to(
      postNotifications(containElementSatisfying { $0.name == Shelf.didChange }))
    expect { try self.open(0) }.to(throwError { (error: Error) in expect(error).to(matchError(Mishap.torn)) })
    expect { try self.open(1) }.toNot(throwError())
    expect(try self.open(1)) == "page 1"
    let book = try require(shelf.books.first).toNot(beNil())
    expect(book.title) == "Dracula"
    expect(try unwrap(shelf.books.last).title) == "Ulysses"
  }

  func testWaitsMoveVirtualTime() {
    var isOpen = false
    let start = Date()
    let texts = failures {
      expect(isOpen).toEventually(beTrue(), timeout: .seconds(2))
      waitUntil { _ in }
    }
    XCTAssertEqual(texts, ["expected to eventually be true, got <false>", "Waited more than 1.0 second"])
    expect(Date().timeIntervalSince(start)).to(beCloseTo(3, within: 0.1))
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { isOpen = true }
    expect(isOpen).toEventuallyNot(beFalse(), timeout: .seconds(90))
    expect(Date().timeIntervalSince(start)).to(beCloseTo(63, within: 0.1))
  }

  func testAwaitedValues() async throws {
    let shelf = Shelf()
    await expect { await shelf.announced() }.to(equal(3))
    await expect(shelf.books.count).toEventually(equal(3))
  }

  private func open(_ page: Int) throws -> String {
    guard page > 0 else { throw Mishap.torn }
    return "page \(page)"
  }
}

@Suite("Expectations of Nimble in Swift Testing")
struct ExpectationTests {
  @Test("one that fails is an issue of the test")
  func failure() {
    withKnownIssue { expect(Shelf().books).to(beEmpty()) }
    expect(Shelf().books).toNot(beEmpty())
  }
}

extension Shelf {
  fileprivate func announced() async -> Int {
    await announce(Book(title: "Ulysses", author: "James Joyce"))
    return books.count
  }
}
