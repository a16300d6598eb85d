// swift-format-ignore-file
import Testing
import UIKit

@testable import Library

@Suite("Shelf")
struct ShelfTests {
  @Test("a lent book is returned by the second call")
  func lending() {
    let shelf = Shelf()
    shelf.toggleLent(shelf.books[0])
    #expect(shelf.books.map(\.isLent) == [true, false])
    shelf.toggleLent(shelf.books[0])
    #expect(shelf.books.map(\.isLent) == [false, false])
  }

  @Test("the titles of a shelf are kept beside the test")
  func attachment() {
    let titles = Shelf().books.map(\.title).joined(separator: "\n")
    Attachment.record(Data(titles.utf8), named: "titles.txt")
    #expect(UIColor.red != UIColor.blue)
  }

  @Test("an added book is announced after a pause")
  func announcement() async throws {
    let shelf = Shelf()
    let start = Date()
    async let announced: Void = shelf.announce(Book(title: "Ulysses", author: "James Joyce"))
    try await Task.sleep(for: .seconds(30))
    _ = await announced
    #expect(shelf.books.count == 3)
    #expect(Date().timeIntervalSince(start) >= 30)
  }
}
