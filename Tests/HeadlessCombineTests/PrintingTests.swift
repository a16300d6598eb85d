import Foundation
import HeadlessCombine
import Testing

@Suite("Printed events")
struct PrintingTests {
  @Test("without a stream and a prefix the events go to the standard output, as they are")
  func standardOutput() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        _ = Just(1).print().sink { _ in }
        _ = Just(2).print("numbers").sink { _ in }
      }
      fflush(nil)
      exit(0)
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.contains("subscription") }
    #expect(
      lines == [
        "request unlimited", "receive value: (1)", "receive finished",
        "numbers: request unlimited", "numbers: receive value: (2)", "numbers: receive finished",
      ])
  }

  private final class Printed: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("a failure is printed with its error")
  func failure() {
    let printed = Printed()
    let token = Fail<Int, TestError>(error: .offline).print(to: printed)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    token.cancel()
    #expect(printed.text.split(separator: "\n").last == "receive error: (offline)")
  }
}
