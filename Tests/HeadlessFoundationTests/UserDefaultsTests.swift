import Foundation
import HeadlessDevice
import HeadlessUIKit
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

  private final class Spy: Defaults {
    convenience init() {  // Foundation does not refuse the name.
      // swift-format-ignore: NeverForceUnwrap
      self.init(suiteName: "spy")!
    }
    override init?(suiteName suitename: String?) { super.init(suiteName: suitename) }
  }

  @Test("a test's own defaults have an initializer without arguments of a suite")
  func spies() {
    Device.current = device
    Spy().set(1, forKey: "count")
    #expect(device.storage.values == ["spy.count": .integer(1)])
  }

  @Test("values are stored under their keys, with their kinds")
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
        "name": .text("Ann"), "on": .flag(true), "off": .flag(false), "count": .integer(7),
        "ratio": .number(1.5), "page": .text("https://example.test/a"),
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

  @Test("an object is what was set, and a number casts to every type of numbers")
  func objects() throws {
    let defaults = defaults()
    let date = Date(timeIntervalSince1970: 5)
    defaults.set(true, forKey: "on")
    defaults.set(7, forKey: "count")
    defaults.set(Float(0.1), forKey: "ratio")
    defaults.set(NSNumber(value: false), forKey: "off")
    defaults.set(NSNumber(value: 1), forKey: "one")
    defaults.set(UInt64.max, forKey: "most")
    defaults.set(date, forKey: "date")
    defaults.set("true", forKey: "text")
    defaults.set("42", forKey: "digits")
    defaults.set(Data("hello".utf8), forKey: "bytes")
    #expect(defaults.object(forKey: "on") as? Bool == true)
    #expect(defaults.object(forKey: "on") as? String == nil)
    #expect(defaults.value(forKey: "off") as? Bool == false)
    #expect(defaults.value(forKey: "count") as? Int == 7)
    #expect(defaults.object(forKey: "count") as? Double == 7)
    #expect(defaults.object(forKey: "count") as? NSNumber == 7)
    #expect(defaults.object(forKey: "ratio") as? Double == 0.1)
    #expect(defaults.object(forKey: "one") as? Int == 1)
    #expect(defaults.double(forKey: "most") == Double(UInt64.max))
    #expect(defaults.object(forKey: "date") as? Date == date)
    #expect(defaults.object(forKey: "text") as? String == "true")
    #expect(defaults.object(forKey: "digits") as? String == "42")
    #expect(defaults.object(forKey: "bytes") as? Data == Data("hello".utf8))
    #expect(
      ["on", "off", "one", "count", "ratio"].map(defaults.string) == ["1", "0", "1", "7", "0.1"])
  }

  @Test("a number is a text without a fraction where it is whole, and exact where it is large")
  func numbersAsText() {
    let defaults = defaults()
    let values: [String: Double] = [
      "whole": 5, "one": 1, "zero": -0.0, "ratio": 2.5, "much": 1e300,
    ]
    for (key, value) in values { defaults.set(value, forKey: key) }
    defaults.set(Int.max, forKey: "most")
    defaults.register(defaults: ["registered": 5.0, "count": 7, "on": true])
    #expect(
      ["whole", "one", "zero", "ratio", "much", "most", "registered", "count", "on"]
        .map(defaults.string) == [
          "5", "1", "0", "2.5", "1e+300", "9223372036854775807", "5.0", "7", "1",
        ])
  }

  @Test("a script's true and false are switches, its numbers texts that read as numbers")
  func arranged() throws {
    let defaults = defaults()
    device.storage.merge(["on": "true", "off": "false", "count": "5", "much": "1e300", "no": "nan"])
    #expect(defaults.object(forKey: "on") as? Bool == true)
    #expect(defaults.object(forKey: "off") as? Bool == false)
    #expect(defaults.string(forKey: "on") == "true")
    #expect(defaults.object(forKey: "count") as? String == "5")
    #expect(["on", "off", "count", "much", "no"].map(defaults.integer) == [1, 0, 5, .max, 0])
    #expect(["on", "off", "count"].map(defaults.double) == [1, 0, 5])
    defaults.set("true", forKey: "on")
    defaults.set(true, forKey: "on")
    #expect(defaults.object(forKey: "on") as? Bool == true)
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
    #expect(all["count"] as? Int == 5)
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
    suite.set("b", forKey: "key")
    defaults.removePersistentDomain(forName: "group")
    #expect(device.storage.values == ["key": .text("a")])
    #expect(Defaults(suiteName: nil)?.string(forKey: "key") == "a")
  }

  @Test(
    "the app's domain holds neither the keychain nor permissions nor suites, and is removed alone")
  func domain() throws {
    let defaults = defaults()
    let suite = try #require(Defaults(suiteName: "group"))
    suite.set("b", forKey: "key")
    defaults.set("a", forKey: "name")
    defaults.set(2, forKey: "count")
    device.storage.merge(["keychain.genp.app.ann": "secret", "permission.photos": "denied"])
    #expect(defaults.dictionaryRepresentation().keys.sorted() == ["count", "name"])
    #expect(defaults.persistentDomain(forName: "app.hello")?.keys.sorted() == ["count", "name"])
    #expect(defaults.persistentDomain(forName: "group") as? [String: String] == ["key": "b"])
    defaults.setPersistentDomain(["name": "c"], forName: "app.hello")
    let others: [String: StoredValue] = [
      "group.key": .text("b"), "keychain.genp.app.ann": .text("secret"),
      "permission.photos": .text("denied"),
    ]
    #expect(device.storage.values == others.merging(["name": .text("c")]) { $1 })
    defaults.removePersistentDomain(forName: "app.hello")
    #expect(device.storage.values == others)
    #expect(defaults.persistentDomain(forName: "app.hello") == nil)
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

  @Test("the observer of a key is told of each new value of it, until it is removed")
  func keyPathObserver() {
    let defaults = defaults()
    let observer = KeyObserver()
    defaults.set("dark", forKey: "theme")
    defaults.addObserver(
      observer, forKeyPath: "theme", options: [.new, .old, .initial], context: nil)
    defaults.set("light", forKey: "theme")
    defaults.set(1, forKey: "count")
    defaults.removeObject(forKey: "theme")
    defaults.removeObserver(observer, forKeyPath: "theme")
    defaults.set("dark", forKey: "theme")
    #expect(observer.seen == ["theme nil dark", "theme dark light", "theme light nil"])
  }

  @Test("the observer of a property that an app adds is told of its changes")
  func propertyObserver() {
    let defaults = defaults()
    var seen: [Int] = []
    let observation = defaults.observe(\.visits, options: [.initial, .new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    defaults.visits = 3
    defaults.set(4, forKey: "visits")
    defaults.set(4, forKey: "other")
    observation.invalidate()
    defaults.visits = 5
    #expect(seen == [0, 3, 4])
  }

  @Test("the device's language and region are there until the app sets its own")
  func languages() {
    device.locale = Locale(identifier: "nl_BE")
    let defaults = defaults()
    #expect(defaults.array(forKey: "AppleLanguages") as? [String] == ["nl-BE"])
    #expect(defaults.string(forKey: "AppleLocale") == "nl_BE")
    #expect(device.storage.values.isEmpty)
    defaults.register(defaults: ["AppleLocale": "fr_FR"])
    #expect(defaults.string(forKey: "AppleLocale") == "fr_FR")
    defaults.set(["de"], forKey: "AppleLanguages")
    #expect(defaults.stringArray(forKey: "AppleLanguages") == ["de"])
  }
}

extension Defaults {
  fileprivate var visits: Int {
    get { integer(forKey: "visits") }
    set { set(newValue, forKey: "visits") }
  }
}

private final class KeyObserver: NSObject, KeyPathObserver {
  var seen: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [change?[.oldKey], change?[.newKey]].map { ($0 as? String) ?? "nil" }
    seen.append("\(keyPath ?? "") \(values.joined(separator: " "))")
  }
}
