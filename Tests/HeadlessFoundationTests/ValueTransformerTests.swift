import Foundation
import Testing

@testable import HeadlessFoundation

/// Source of this suite: Apple's documentation of ValueTransformer.
@Suite("Transformers of values")
struct ValueTransformerTests {
  private final class Numbers: HeadlessFoundation.NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] { [NSNumber.self] }
  }

  @Test("a registered transformer is listed by its name until it is removed")
  func registration() {
    let name = HeadlessFoundation.NSValueTransformerName("ValueTransformerTests")
    HeadlessFoundation.ValueTransformer.setValueTransformer(Numbers(), forName: name)
    #expect(HeadlessFoundation.ValueTransformer.valueTransformerNames().contains(name))
    HeadlessFoundation.ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(!HeadlessFoundation.ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test("the names of the transformers are sorted")
  func order() {
    let names = ["c", "a", "d", "b"].map {
      HeadlessFoundation.NSValueTransformerName("ValueTransformerTests.\($0)")
    }
    for name in names {
      HeadlessFoundation.ValueTransformer.setValueTransformer(Numbers(), forName: name)
    }
    let listed = HeadlessFoundation.ValueTransformer.valueTransformerNames().map(\.rawValue)
      .filter { $0.hasPrefix("ValueTransformerTests.") }
    for name in names {
      HeadlessFoundation.ValueTransformer.setValueTransformer(nil, forName: name)
    }
    #expect(listed == ["a", "b", "c", "d"].map { "ValueTransformerTests.\($0)" })
  }

  @Test("a transformer without a subclass returns the value, in both directions")
  func identity() {
    let transformer = HeadlessFoundation.ValueTransformer()
    #expect(transformer.transformedValue("a") as? String == "a")
    #expect(transformer.reverseTransformedValue("a") as? String == "a")
    #expect(HeadlessFoundation.ValueTransformer.allowsReverseTransformation())
    let type: AnyClass = HeadlessFoundation.ValueTransformer.transformedValueClass()
    #expect(ObjectIdentifier(type) == ObjectIdentifier(NSObject.self))
  }

  @Test("an object becomes an archive and an object again; one of another class does not")
  func archives() throws {
    let transformer = HeadlessFoundation.NSSecureUnarchiveFromDataTransformer()
    let archive = try #require(transformer.reverseTransformedValue(NSString(string: "a")) as? Data)
    #expect(transformer.transformedValue(archive) as? NSString == "a")
    #expect(Numbers().transformedValue(archive) == nil)
    #expect(transformer.transformedValue("a") == nil)
    #expect(transformer.reverseTransformedValue(nil) == nil)
  }
}
