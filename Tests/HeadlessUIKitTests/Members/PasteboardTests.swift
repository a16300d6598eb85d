import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Source: UIPasteboard's documentation.
@Suite("The pasteboard")
struct PasteboardTests {
  private var board: UIPasteboard { .general }

  /// The kinds of contents, and the number of changes.
  private var state: String {
    let kinds = [board.hasStrings, board.hasURLs, board.hasImages].map { $0 ? "1" : "0" }
    return kinds.joined() + " \(board.changeCount)"
  }

  @Test("a text, a URL or an image takes the place of what was there, and nil of everything")
  func contents() throws {
    Device.current = Device()
    let url = try #require(URL(string: "https://crew.example"))
    let image = UIImage()
    var all = [state]
    board.string = "a"
    all.append(state)
    board.url = url
    #expect(board.url == url && board.string == nil)
    all.append(state)
    board.image = image
    #expect(board.image === image && board.url == nil)
    all.append(state)
    board.strings = ["b", "c"]
    #expect(board.string == "b" && board.strings == ["b", "c"])
    all.append(state)
    board.url = nil
    all.append(state)
    #expect(all == ["000 0", "100 1", "010 2", "001 3", "100 4", "000 5"])
  }

  @Test("items of all kinds are kept and listed by their types, and data is a text")
  func items() throws {
    Device.current = Device()
    let url = try #require(URL(string: "https://crew.example"))
    board.items = [["text": "a"], ["link": url, "number": 3], ["picture": UIImage()]]
    #expect(state == "111 1")
    #expect(
      board.items.flatMap(\.keys) == ["public.utf8-plain-text", "public.url", "public.png"])
    board.setValue(url, forPasteboardType: "public.url")
    #expect(state == "010 2" && board.url == url)
    board.setData(Data("b".utf8), forPasteboardType: "public.text")
    #expect(state == "100 3" && board.string == "b")
    board.setItems([["text": "c"]])
    #expect(state == "100 4" && board.string == "c")
  }
}
