import Testing

@testable import Exploration

@Suite("What a crashed process printed")
struct CrashOutputTests {
  private func cause(_ parts: String...) -> String? {
    var output = CrashOutput()
    for part in parts { Array(part.utf8).withUnsafeBytes { output.append($0) } }
    return output.cause
  }

  @Test("the cause is the last message of Swift's runtime, also in parts")
  func message() {
    #expect(
      cause("one\nApp/A.swift:3: Fatal err", "or: first\nApp/B.swift:4: Fatal error: second\n")
        == "App/B.swift:4: Fatal error: second")
    #expect(cause("Fatal access conflict detected.\n") == "Fatal access conflict detected.")
  }

  @Test("addresses, which differ in each process, are no part of the cause")
  func addresses() {
    #expect(
      cause("App/A.swift:3: Fatal error: <UIImage: 0x000055747576e9f0> is no key\n")
        == "App/A.swift:3: Fatal error: <UIImage: 0x…> is no key")
  }

  @Test("without such a message there is no cause")
  func none() {
    #expect(cause() == nil)
    #expect(cause("printed by the app\n") == nil)
  }

  @Test("a long message is cut, and what was printed long before is forgotten")
  func long() {
    let text = "App/A.swift:3: Fatal error: " + String(repeating: "x", count: 400)
    #expect(cause(text) == String(text.prefix(300)))
    #expect(cause(text + "\n", String(repeating: "-", count: 70_000)) == nil)
  }

  @Test("what the app printed before the message, without a break, is no part of it")
  func glued() {
    var output = CrashOutput()
    func cause(_ text: String) -> String? {
      var text = text
      text.withUTF8 { output.append(UnsafeRawBufferPointer($0)) }
      return output.cause
    }
    #expect(
      cause("body: [\"a/b\": 1],Shop/Cart.swift:50: Fatal error: Unexpectedly found nil\n")
        == "Cart.swift:50: Fatal error: Unexpectedly found nil")
    #expect(
      cause("Shop/Cart.swift:51: Fatal error: late\n") == "Shop/Cart.swift:51: Fatal error: late")
  }
}
