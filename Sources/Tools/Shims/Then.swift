// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Then's, and their documentation is too.
public import Foundation
public import UIKit

/// A type whose values are configured by a closure.
nonisolated public protocol Then {}

nonisolated extension Then where Self: Any {
  /// Returns a copy that the closure has changed.
  public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }

  public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

nonisolated extension Then where Self: AnyObject {
  /// Returns the object, which the closure has changed.
  public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

nonisolated extension NSObject: Then {}
nonisolated extension CGPoint: Then {}
nonisolated extension CGRect: Then {}
nonisolated extension CGSize: Then {}
nonisolated extension CGVector: Then {}
nonisolated extension UIEdgeInsets: Then {}
nonisolated extension UIOffset: Then {}
nonisolated extension UIRectEdge: Then {}
nonisolated extension Array: Then {}
nonisolated extension Dictionary: Then {}
nonisolated extension Set: Then {}

#if !canImport(ObjectiveC)
  nonisolated extension JSONDecoder: Then {}
  nonisolated extension JSONEncoder: Then {}
#endif
