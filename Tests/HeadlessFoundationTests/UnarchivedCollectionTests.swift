import Foundation
import HeadlessFoundation
import Testing

/// Source: NSKeyedUnarchiver's documentation.
@Suite("Collections of archives")
struct UnarchivedCollectionTests {
  private func archive(_ object: NSObject) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  @Test("an array is read by the class of its elements, and nothing of another archive")
  func arrays() throws {
    let data = try archive([NSNumber(value: 1), NSNumber(value: 2)] as NSArray)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data)
        == [NSNumber(value: 1), NSNumber(value: 2)])
    let both = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
      ofClasses: [NSNumber.self, NSString.self], from: data)
    #expect(both?.count == 2)
    let other = try archive(["a": NSNumber(value: 1)] as NSDictionary)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: other) == nil)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == nil)
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: Data("a".utf8))
    }
  }

  @Test("a dictionary is read by the classes of its keys and values")
  func dictionaries() throws {
    let data = try archive([NSString("a"): NSNumber(value: 1)] as NSDictionary)
    #expect(
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
        == [NSString("a"): NSNumber(value: 1)])
  }
}
