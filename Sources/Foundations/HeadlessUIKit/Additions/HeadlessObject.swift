public import Foundation

/// The superclass of UIKit's objects, whose description has no address, so that each run prints the same.
open class HeadlessObject: NSObject {
  private let mark = CoreFoundationMark()

  // Subclasses release their parts wherever the last reference goes, as those of NSObject do.
  nonisolated deinit {}

  /// The type of the object.
  nonisolated open override var description: String { "<\(type(of: self))>" }
}
