import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Timer = HeadlessFoundation.Timer

@Suite("Small answers of Foundation")
struct SmallAnswerTests {
  private let device = Device()

  @Test("a timer as a placeholder does nothing when it runs")
  func placeholder() throws {
    Device.current = device
    let timer = Timer()
    #expect(timer.isValid && timer.timeInterval == 0 && timer.fireDate == device.date)
    timer.fire()
    #expect(!timer.isValid)
  }

  #if !canImport(Darwin)
    @Test("a format writes numbers as a locale that is a value does")
    func localizedFormat() {
      func text(_ locale: Locale) -> NSString {
        withVaList([1.5, 3]) { NSString(format: "%.1f of %d", locale: locale, arguments: $0) }
      }
      #expect(text(Locale(identifier: "de_DE")) == "1,5 of 3")
      #expect(text(Locale(identifier: "en_US")) == "1.5 of 3")
    }
  #endif

  @Test("texts are joined by the list formatter in the device's locale")
  func joined() {
    Device.current = device
    typealias Formatter = HeadlessFoundation.ListFormatter
    #expect(Formatter.localizedString(byJoining: []) == "")
    #expect(Formatter.localizedString(byJoining: ["a"]) == "a")
    #expect(Formatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(Formatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }
}
