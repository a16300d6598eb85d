// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
/// Examples that several specs have in common; a subclass overrides ``spec(_:)``.
open class Behavior<Context> {
  open class var name: String { String(describing: self) }

  open class func spec(_ aContext: @escaping () -> Context) {}
}

/// Examples that await something and that several specs have in common.
open class AsyncBehavior<Context>: AsyncDSLUser {
  open class var name: String { String(describing: self) }

  open class func spec(_ aContext: @escaping () -> Context) {}
}

/// A type whose static functions describe examples that await something.
nonisolated public protocol AsyncDSLUser {}
