internal import Foundation

/// The way in which a table of objects holds its keys and values.
nonisolated public enum NSPointerFunctions {
  /// The options of a table's keys or values.
  public struct Options: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates options from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references, the default.
    public static let strongMemory: Options = []
    /// Weak references; an entry goes with its object.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Equality of objects, the default.
    public static let objectPersonality: Options = []
    /// Identity in place of equality.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// A copy of each key; keys are not copied here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A reference of a table to an object, with the equality that its options ask for.
nonisolated struct TableReference<Object: AnyObject>: Hashable {
  private var strong: Object?
  private weak var weak: Object?
  private let identity: ObjectIdentifier
  private let hash: Int
  private let comparesIdentity: Bool

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
    identity = ObjectIdentifier(object)
    comparesIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
    hash = comparesIdentity ? identity.hashValue : (object as? NSObject)?.hash ?? 0
  }

  /// The object; nil once a weakly held one is gone.
  var object: Object? { strong ?? weak }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (left: Self, right: Self) -> Bool {
    guard let one = left.object, let other = right.object else {
      // A new object may have the address of one that is gone.
      return left.object == nil && right.object == nil && left.identity == right.identity
    }
    if one === other { return true }
    guard !left.comparesIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }
}
