import Foundation
import JSONRPC
import Testing

@Suite("Messages behind their length")
struct MessageFramesTests {
  /// Returns the messages of an input that arrives in parts.
  private func messages(_ parts: [String]) -> [String] {
    messages(parts.map { Data($0.utf8) })
  }

  private func messages(_ parts: [Data]) -> [String] {
    var rest = parts[...]
    var frames = MessageFrames { rest.popFirst() ?? Data() }
    var messages: [String] = []
    while let message = frames.next() { messages.append(message) }
    return messages
  }

  @Test("a message is read whole, in however many parts it arrives")
  func parts() {
    let bytes = Data("Content-Length: 10\r\n\r\n{\"a\":\"ü\"}Content-Length: 2\r\n\r\n{}".utf8)
    for size in 1...bytes.count {
      let parts = stride(from: 0, to: bytes.count, by: size).map {
        bytes.subdata(in: $0..<min($0 + size, bytes.count))
      }
      #expect(messages(parts) == ["{\"a\":\"ü\"}", "{}"], "in parts of \(size) bytes")
    }
  }

  @Test("the length is found in any case and beside other headers, and lines may end in one byte")
  func headers() {
    #expect(
      messages([
        "Content-Type: application/json; charset=utf-8\r\ncontent-length:  2 \r\n\r\n{}",
        "CONTENT-LENGTH:3\n\n{ }",
      ]) == ["{}", "{ }"])
  }

  @Test("a message of no bytes is an empty text")
  func empty() {
    #expect(messages(["Content-Length: 0\r\n\r\n", "Content-Length: 2\r\n\r\n{}"]) == ["", "{}"])
  }

  @Test(
    "an input that ends within a message, and a message without a length, end the messages",
    arguments: [
      "", "Content-Length: 3\r\n\r\n{}", "Content-Length: 3\r\n", "Content-Len", "\r\n{}",
      "Content-Type: text\r\n\r\n{}", "Content-Length: two\r\n\r\n{}",
      "Content-Length: -1\r\n\r\n{}",
    ])
  func broken(_ input: String) {
    #expect(messages(["Content-Length: 2\r\n\r\n[]", input]) == ["[]"])
  }
}
