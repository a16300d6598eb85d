// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public import Foundation

/// A configuration of the examples of all specs; a subclass overrides ``configure(_:)``.
open class QuickConfiguration: NSObject {
  open class func configure(_ configuration: QCKConfiguration) {}
}
