import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The header of a PNG file")
struct PNGHeaderTests {
  private let size = CGSize(width: 300, height: 70_000)

  @Test("a header that is written is read with its size; an image has it too")
  func written() {
    let bytes = PNGHeader(size: size).bytes
    #expect(bytes.count == 24)
    #expect(PNGHeader(bytes)?.size == size)
    #expect(PNGHeader(bytes + Data([1, 2]))?.size == size)
    #expect(UIImage(data: bytes)?.size == size)
  }

  @Test("bytes that are cut or begin otherwise are no PNG")
  func others() {
    let bytes = PNGHeader(size: size).bytes
    #expect(PNGHeader(bytes.dropLast()) == nil)
    for index in 0..<16 {
      var wrong = bytes
      wrong[index] ^= 1
      #expect(PNGHeader(wrong) == nil, "byte \(index)")
    }
  }
}
