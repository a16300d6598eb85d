public import Foundation

/// The kinds of treatments of conflicts.
nonisolated public enum NSMergePolicyType: UInt, Sendable {
  /// The result of a save where others have changed an object.
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// A treatment of conflicts, which cannot happen here: the last save is kept.
open class NSMergePolicy: NSObject {
  /// Fails the save.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Keeps the changes of others in a property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Keeps the context's changes in a property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Keeps the context's objects.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Keeps the objects of others.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Creates a treatment.
  public init(merge type: NSMergePolicyType) {
    mergeType = type
    super.init()
  }
}
