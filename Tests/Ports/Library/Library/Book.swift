// swift-format-ignore-file
import Foundation

struct Book: Codable, Hashable {
  let title: String
  let author: String
  var isLent = false
}

final class Shelf {
  static let didChange = Notification.Name("ShelfDidChange")
  static let shared = Shelf()

  private(set) var books = [
    Book(title: "Dracula", author: "Bram Stoker"),
    Book(title: "Emma", author: "Jane Austen"),
  ]

  func add(_ book: Book) {
    books.append(book)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  func announce(_ book: Book) async {
    try? await Task.sleep(nanoseconds: 5_000_000_000)
    add(book)
  }

  func toggleLent(_ book: Book) {
    guard let index = books.firstIndex(where: { $0.title == book.title }) else { return }
    books[index].isLent.toggle()
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}
