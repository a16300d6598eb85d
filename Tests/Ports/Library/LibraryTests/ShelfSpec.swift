// swift-format-ignore-file
import Foundation
import Nimble
import Quick

@testable import Library

/// The order in which the hooks and examples of the specs run.
enum Diary {
  static var lines: [String] = []
}

final class DiaryConfiguration: QuickConfiguration {
  override class func configure(_ configuration: Configuration) {
    configuration.beforeSuite { Diary.lines.append("suite") }
    configuration.beforeEach { (metadata: ExampleMetadata) in Diary.lines.append(metadata.example.name) }
    sharedExamples("a shelf") { (context: @escaping SharedExampleContext) in
      it("has books") {
        let shelf = context()["shelf"] as? Shelf
        expect(shelf?.books).toNot(beEmpty())
      }
    }
  }
}

final class LendingBehavior: Behavior<Shelf> {
  override class func spec(_ aContext: @escaping () -> Shelf) {
    it("lends its first book") {
      aContext().toggleLent(aContext().books[0])
      expect(aContext().books.first?.isLent) == true
    }
  }
}

class ShelfSpec: QuickSpec {
  class FakeReader {
    var titles: [String] = []
    func read(_ book: Book) { titles.append(book.title) }
  }

  private var subject: Shelf!
  private let reader = FakeReader()

  private func titles() -> [String] { subject.books.map(\.title) }

  override func spec() {
    describe("a shelf") {
      beforeEach { self.subject = Shelf() }
      afterEach { self.subject = nil }

      it("has two books") {
        expect(self.titles()).to(equal(["Dracula", "Emma"]))
        expect(self.subject.books).to(haveCount(2))
        expect(self.subject.books.first?.author).to(beginWith("Bram"))
      }

      context("when a book is added") {
        var posts = 0
        beforeEach {
          posts = 0
          NotificationCenter.default.addObserver(forName: Shelf.didChange, object: nil, queue: nil) { _ in posts += 1 }
          self.subject.add(Book(title: "Ulysses", author: "James Joyce"))
        }

        it("has it") { expect(self.titles()).to(contain("Ulysses")) }
        it("tells of it") { expect(posts).to(beGreaterThan(0)) }
        it("starts anew in each example") { expect(self.subject.books.count) == 3 }
      }

      it("announces a book after a pause") {
        let start = Date()
        Task { await self.subject.announce(Book(title: "Ulysses", author: "James Joyce")) }
        expect(self.titles()).toNever(contain("Ulysses"), until: .seconds(4))
        expect(self.titles()).toEventually(contain("Ulysses"), timeout: .seconds(2))
        expect(Date().timeIntervalSince(start)).to(beCloseTo(5, within: 0.1))
      }

      it("calls back after a delay") {
        let start = Date()
        waitUntil(timeout: 20) { done in
          DispatchQueue.main.asyncAfter(deadline: .now() + 15) { done() }
        }
        expect(Date().timeIntervalSince(start)).to(beCloseTo(15, within: 0.1))
      }

      xit("is not ready") { fail("an example that is left out ran") }
      itBehavesLike("a shelf") { ["shelf": self.subject as Any] }
      itBehavesLike(LendingBehavior.self) { self.subject }
    }

    describe("a reader") {
      it("reads") {
        self.reader.read(Book(title: "Emma", author: "Jane Austen"))
        expect(self.reader.titles) == ["Emma"]
      }
    }
  }
}

final class HooksSpec: QuickSpec {
  override class func spec() {
    @TestState var shelf: Shelf! = Shelf()
    var order: [String] = []

    describe("hooks") {
      beforeEach { order = ["outer"] }
      justBeforeEach { order.append("just before") }
      aroundEach { runExample in
        order.append("around")
        runExample()
      }
      context("inside") {
        beforeEach { order.append("inner") }
        it("run from the outside in") {
          expect(order).to(equal(["outer", "around", "inner", "just before"]))
          expect(shelf.books).notTo(beEmpty())
          expect(QuickSpec.current.name) == "HooksSpec.hooks, inside, run from the outside in"
          expect(Diary.lines.first) == "suite"
          expect(Diary.lines.last) == "hooks, inside, run from the outside in"
        }
      }
    }
  }
}

final class AnnouncementSpec: AsyncSpec {
  override class func spec() {
    var shelf: Shelf!
    beforeEach { shelf = Shelf() }

    it("awaits the pause") {
      let start = Date()
      await shelf.announce(Book(title: "Ulysses", author: "James Joyce"))
      expect(shelf.books.last?.title) == "Ulysses"
      expect(Date().timeIntervalSince(start)).to(beCloseTo(5, within: 0.1))
    }

    it("awaits what comes later") {
      Task { await shelf.announce(Book(title: "Ulysses", author: "James Joyce")) }
      await expect(shelf.books.count).toEventually(equal(3), timeout: .seconds(8))
    }
  }
}
