#if !canImport(ObjectiveC)
  public import Foundation

  /// A place for an error, which a method of Objective-C fills in.
  ///
  /// It is a plain pointer here, so that `&error` can be passed.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
#endif
