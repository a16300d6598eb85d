import Foundation
import HeadlessFoundation
import Testing

@Suite("Places for errors")
struct ErrorPointerTests {
  private func fails(_ place: NSErrorPointer) -> Bool {
    place?.pointee = NSError(domain: "test", code: 7)
    return true
  }

  @Test("an error is put into the variable that is passed; nil is passed for none")
  func filled() {
    var error: NSError?
    #expect(fails(&error) && fails(nil))
    #expect(error == NSError(domain: "test", code: 7))
  }
}
