import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("Values of another type than their property's")
struct ConvertedValueTests {
  @Test("a number with a fraction loses it as a whole number, and is rounded as a short float")
  func fractions() {
    let number = NSNumber(value: 3.7)
    #expect(ManagedConversion.convert(number, to: Int16.self) == 3)
    #expect(ManagedConversion.convert(number, to: Int32.self) == 3)
    #expect(ManagedConversion.convert(number, to: Int64.self) == 3)
    #expect(ManagedConversion.convert(number, to: Int.self) == 3)
    #expect(ManagedConversion.convert(number, to: Float.self) == 3.7 as Float)
  }

  @Test("a number is a decimal number too, and a missing one is zero")
  func objects() {
    let decimal = ManagedConversion.convert(NSNumber(value: 2.5), to: NSDecimalNumber.self)
    #expect(decimal == NSDecimalNumber(string: "2.5"))
    #expect(ManagedConversion.convert(nil, to: NSNumber.self) == NSNumber(value: 0))
  }

  @Test("a set keeps the elements that are of its type")
  func elements() {
    let mixed = NSSet(array: ["a", 1, "b"])
    #expect(ManagedConversion.convert(mixed, to: Set<String>.self) == ["a", "b"])
  }

  @Test("an optional that is passed as any value counts as what it holds")
  func optionals() throws {
    Device.current = Device()
    let book = Book(context: try makeContainer().viewContext)
    book.setValue(Optional("Emma") as Any, forKey: "title")
    #expect(book.title == "Emma")
    book.setValue(String?.none as Any, forKey: "title")
    #expect(book.title == nil)
  }
}
