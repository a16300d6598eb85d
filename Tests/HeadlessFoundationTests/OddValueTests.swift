import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Predicate = HeadlessFoundation.NSPredicate

@Suite("Conditions of values that are no plain number, text or table")
struct OddValueTests {
  @Test("a value is found in a table that has keys of other kinds too")
  func table() {
    let table = NSDictionary(dictionary: [1: "one", "name": "Emma"])
    #expect(KeyValues.value(of: table, at: "name") as? String == "Emma")
    #expect(KeyValues.value(of: table, at: "other") == nil)
  }

  @Test("an object of a number that no other type holds exactly is compared as a number")
  func greatNumber() {
    let number = NSNumber(value: Int64.max)
    let formats = ["SELF > 5", "SELF < 5", "SELF == 5"]
    #expect(formats.map { Predicate(format: $0).evaluate(with: number) } == [true, false, false])
  }

  @Test("a part of a text is compared as a text")
  func substring() {
    let part = "Emma Woodhouse".prefix(4)
    let formats = ["SELF BEGINSWITH 'Em'", "SELF < 'F'", "SELF > 'F'"]
    #expect(formats.map { Predicate(format: $0).evaluate(with: part) } == [true, true, false])
  }

  @Test("the values of a domain are set in the order of their keys")
  func domain() {
    let device = Device()
    Device.current = device
    let defaults = HeadlessFoundation.UserDefaults.standard
    var keys: [[String]] = []
    let token = NotificationCenter.default.rehearsalObserve(
      forName: HeadlessFoundation.UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in keys.append(device.storage.values.keys.sorted()) }
    defaults.setPersistentDomain(["b": 1, "c": 2, "a": 3, "d": 4], forName: "app")
    NotificationCenter.default.removeObserver(token)
    #expect(keys == [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
  }
}
