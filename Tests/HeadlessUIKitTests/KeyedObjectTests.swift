import Foundation
import Testing

@testable import HeadlessUIKit

/// An object whose keys are no properties.
private final class Settings: NSObject, KeyedObject {
  let theme = "stored"

  func keyedValue(_ key: String) -> Any? { key == "theme" ? "dark" : nil }
}

@Suite("Values of objects with keys of their own")
struct KeyedObjectTests {
  @Test("the object's own answer counts, also where it has no value and stores one of that name")
  func values() {
    let settings = Settings()
    #expect(PropertyReader.value(of: settings, named: "theme") as? String == "dark")
    #expect(PropertyReader.stored(settings, "theme") as? String == "stored")
    #expect(PropertyReader.value(of: settings, named: "unknown") == nil)
  }
}
