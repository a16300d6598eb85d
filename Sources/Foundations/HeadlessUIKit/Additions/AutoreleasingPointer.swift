#if !canImport(ObjectiveC)
  public import Foundation

  /// A pointer to an error that a method of Objective-C sets.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

  /// A pointer to an object that a method of Objective-C may replace.
  nonisolated public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let pointer: UnsafeMutablePointer<Pointee>

    /// Creates a pointer to the same place.
    public init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

    /// The object.
    public var pointee: Pointee {
      get { pointer.pointee }
      nonmutating set { pointer.pointee = newValue }
    }
  }
#endif
