import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Defaults = HeadlessFoundation.UserDefaults

@Suite("User defaults")
struct UserDefaultsTests {
  private let device = Device()

  private func defaults() -> Defaults {
    Device.current = device
    return Defaults.standard
  }

  @Test("the standard defaults are one object for a device, and others for another")
  func standard() {
    let first = defaults()
    #expect(first === Defaults.standard)
    Device.current = Device()
    #expect(first !== Defaults.standard)
  }

  @Test("values are stored under their keys, as text where scripts can write them")
  func stored() {
    let defaults = defaults()
    defaults.set("Ann", forKey: "name")
    defaults.set(true, forKey: "on")
    defaults.set(false, forKey: "off")
    defaults.set(7, forKey: "count")
    defaults.set(1.5, forKey: "ratio")
    defaults.set(URL(string: "https://example.test/a"), forKey: "page")
    defaults.set(Data([1, 2]), forKey: "bytes")
    defaults.setValue("b", forKey: "other")
    #expect(
      device.storage.values == [
        "name": .text("Ann"), "on": .text("true"), "off": .text("false"), "count": .text("7"),
        "ratio": .text("1.5"), "page": .text("https://example.test/a"),
        "bytes": .data(Data([1, 2])), "other": .text("b"),
      ])
  }

  @Test("values are read with the type that is asked for")
  func read() {
    let defaults = defaults()
    defaults.set("Ann", forKey: "name")
    defaults.set(true, forKey: "on")
    defaults.set(7, forKey: "count")
    defaults.set(1.5, forKey: "ratio")
    defaults.set(URL(string: "https://example.test/a"), forKey: "page")
    defaults.set(Data([1, 2]), forKey: "bytes")
    #expect(defaults.string(forKey: "name") == "Ann")
    #expect(defaults.object(forKey: "name") as? String == "Ann")
    #expect(defaults.value(forKey: "name") as? String == "Ann")
    #expect(defaults.bool(forKey: "on"))
    #expect(defaults.integer(forKey: "count") == 7)
    #expect(defaults.integer(forKey: "ratio") == 1)
    #expect(defaults.integer(forKey: "on") == 1)
    #expect(defaults.integer(forKey: "name") == 0)
    #expect(defaults.double(forKey: "ratio") == 1.5)
    #expect(defaults.double(forKey: "name") == 0)
    #expect(defaults.float(forKey: "ratio") == 1.5)
    #expect(defaults.url(forKey: "page") == URL(string: "https://example.test/a"))
    #expect(defaults.data(forKey: "bytes") == Data([1, 2]))
    #expect(defaults.data(forKey: "name") == nil)
    #expect(defaults.synchronize())
  }

  @Test("a key without a value has none, false or 0")
  func missing() {
    let defaults = defaults()
    #expect(defaults.object(forKey: "x") == nil)
    #expect(defaults.string(forKey: "x") == nil)
    #expect(!defaults.bool(forKey: "x"))
    #expect(defaults.integer(forKey: "x") == 0)
    #expect(defaults.double(forKey: "x") == 0)
    #expect(defaults.data(forKey: "x") == nil)
    #expect(defaults.url(forKey: "x") == nil)
    #expect(defaults.array(forKey: "x") == nil)
    #expect(defaults.dictionary(forKey: "x") == nil)
  }

  @Test(
    "a text reads as a switch where it says so",
    arguments: [
      ("true", true), ("YES", true), ("1", true), ("false", false), ("0", false), ("on", false),
    ])
  func switches(_ text: String, _ expected: Bool) {
    let defaults = defaults()
    defaults.set(text, forKey: "key")
    #expect(defaults.bool(forKey: "key") == expected)
  }

  @Test("a registered number is a switch that is on unless it is 0")
  func registeredNumbers() {
    let defaults = defaults()
    defaults.register(defaults: ["two": 2, "zero": 0, "minus": -1])
    #expect(["two", "zero", "minus"].map { defaults.bool(forKey: $0) } == [true, false, true])
    #expect(["two", "zero", "minus"].map { defaults.integer(forKey: $0) } == [2, 0, -1])
  }

  @Test("arrays and dictionaries come back, with the types of their values")
  func collections() {
    let defaults = defaults()
    defaults.set(["a", "b"], forKey: "texts")
    defaults.set([1, 2], forKey: "numbers")
    defaults.set(["key": "value"], forKey: "table")
    #expect(defaults.stringArray(forKey: "texts") == ["a", "b"])
    #expect(defaults.array(forKey: "numbers") as? [Int] == [1, 2])
    #expect(defaults.stringArray(forKey: "numbers") == nil)
    #expect(defaults.dictionary(forKey: "table") as? [String: String] == ["key": "value"])
  }

  @Test("registered values stand in for values that are not stored, and are not stored")
  func registered() {
    let defaults = defaults()
    defaults.register(defaults: ["count": 3, "on": true, "ratio": 2.5, "bytes": Data([9])])
    defaults.register(defaults: ["count": 4])
    #expect(defaults.integer(forKey: "count") == 4)
    #expect(defaults.double(forKey: "count") == 4)
    #expect(defaults.bool(forKey: "on"))
    #expect(defaults.double(forKey: "ratio") == 2.5)
    #expect(defaults.integer(forKey: "ratio") == 2)
    #expect(defaults.data(forKey: "bytes") == Data([9]))
    #expect(device.storage.values == [:])
    defaults.set(5, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 5)
    let all = defaults.dictionaryRepresentation()
    #expect(all.keys.sorted() == ["bytes", "count", "on", "ratio"])
    #expect(all["count"] as? String == "5")
    defaults.removeObject(forKey: "count")
    #expect(defaults.integer(forKey: "count") == 4)
  }

  @Test("a suite's keys begin with its name, and its removal leaves the others")
  func suite() throws {
    let defaults = defaults()
    let suite = try #require(Defaults(suiteName: "group"))
    defaults.set("a", forKey: "key")
    suite.set("b", forKey: "key")
    #expect(device.storage.values == ["key": .text("a"), "group.key": .text("b")])
    #expect(suite.string(forKey: "key") == "b")
    #expect(suite.dictionaryRepresentation() as? [String: String] == ["key": "b"])
    suite.removePersistentDomain(forName: "group")
    #expect(device.storage.values == ["key": .text("a")])
    #expect(Defaults(suiteName: nil)?.string(forKey: "key") == "a")
  }

  @Test("each change posts a notification with the defaults")
  func notification() {
    let defaults = defaults()
    var count = 0
    let token = NotificationCenter.default.rehearsalObserve(
      forName: Defaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count += 1 }
    defaults.set(1, forKey: "key")
    defaults.removeObject(forKey: "key")
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
