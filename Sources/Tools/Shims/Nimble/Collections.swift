// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

nonisolated public protocol NMBContainer {
  func contains(_ anObject: Any) -> Bool
}

nonisolated public protocol NMBCollection {
  var count: Int { get }
}

nonisolated public protocol NMBOrderedCollection: NMBCollection {
  func object(at index: Int) -> Any
}

nonisolated extension NSArray: NMBContainer, NMBOrderedCollection {}
nonisolated extension NSSet: NMBContainer, NMBCollection {}
nonisolated extension NSDictionary: NMBCollection {}
nonisolated extension NSIndexSet: NMBCollection {}

nonisolated public protocol NMBDoubleConvertible {
  var doubleValue: CDouble { get }
}

nonisolated extension NSNumber: NMBDoubleConvertible {}

nonisolated extension Date: NMBDoubleConvertible {
  public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}

nonisolated extension NSDate: NMBDoubleConvertible {
  public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}
