// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

public let FirestoreCacheSizeUnlimited: Int64 = -1

/// A kind of cache; none is kept longer than the app's process.
public protocol LocalCacheSettings {}

public final class PersistentCacheSettings: NSObject, LocalCacheSettings {
  public override init() { super.init() }
  public init(sizeBytes: NSNumber) { super.init() }
}

public final class MemoryLRUGCSettings: NSObject {
  public override init() { super.init() }
  public init(sizeBytes: NSNumber) { super.init() }
}

public final class MemoryEagerGCSettings: NSObject {}

public final class MemoryCacheSettings: NSObject, LocalCacheSettings {
  public override init() { super.init() }
  public init(garbageCollectorSettings: NSObject) { super.init() }
}

/// Settings that are stored, without effect.
public final class FirestoreSettings: NSObject {
  public var host = "firestore.googleapis.com"
  public var isSSLEnabled = true
  public var dispatchQueue = HeadlessFoundation.DispatchQueue.main
  public var isPersistenceEnabled = true
  public var cacheSizeBytes: Int64 = 104_857_600
  public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
  public var areTimestampsInSnapshotsEnabled = true

  public override init() { super.init() }
}

nonisolated public enum FirestoreSource: UInt, Sendable {
  case `default` = 0
  case server, cache
}

nonisolated public enum ServerTimestampBehavior: Int, Sendable {
  case none = 0
  case estimate, previous
}

nonisolated public enum ListenSource: UInt, Sendable {
  case `default` = 0
  case cache
}

/// The options of a listener.
public struct SnapshotListenOptions {
  public private(set) var source = ListenSource.default
  public private(set) var includeMetadataChanges = false

  public init() {}

  public func withIncludeMetadataChanges(_ include: Bool) -> SnapshotListenOptions {
    var options = self
    options.includeMetadataChanges = include
    return options
  }

  /// Returns options with a source; stored, without effect.
  public func withSource(_ source: ListenSource) -> SnapshotListenOptions {
    var options = self
    options.source = source
    return options
  }
}

/// A listener, until it is removed.
public protocol ListenerRegistration: NSObjectProtocol {
  func remove()
}

/// A listener of a client's.
final class Registration: NSObject, ListenerRegistration {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  func remove() { end() }
}
