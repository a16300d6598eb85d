import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("Numbers as objects in the user defaults")
struct StoredNumberTests {
  @Test("an object of a number is stored as a number, and only one of a truth value as a switch")
  func kinds() {
    let device = Device()
    Device.current = device
    let numbers: [String: NSNumber] = [
      "one": NSNumber(value: 1), "zero": NSNumber(value: 0), "whole": NSNumber(value: 1.0),
      "on": NSNumber(value: true), "off": NSNumber(value: false),
    ]
    for (key, number) in numbers {
      HeadlessFoundation.UserDefaults.standard.set(number, forKey: key)
    }
    #expect(
      device.storage.values == [
        "one": .integer(1), "zero": .integer(0), "whole": .number(1), "on": .flag(true),
        "off": .flag(false),
      ])
  }
}
