import Foundation
import HeadlessFoundation
import Testing

@Suite("Foundation's objects as keys")
struct HashableObjectTests {
  @Test("a file manager, a notification center and the process are equal to themselves alone")
  func identity() {
    let other = FileManager()
    #expect(Set([FileManager.default, .default, other]).count == 2)
    #expect(FileManager.default != other)
    let center = NotificationCenter()
    #expect(Set([NotificationCenter.default, .default, center]).count == 2)
    #expect(center != .default)
    #expect(Set([ProcessInfo.processInfo, .processInfo]).count == 1)
  }
}
