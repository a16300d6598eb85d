public import Foundation

// Subclasses of `NSObject` on Apple's systems, and so hashable there: apps keep them in structures that are
// `Hashable`.
#if !canImport(ObjectiveC)
  nonisolated extension FileManager: @retroactive Hashable {
    /// Returns whether both are the same object.
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  nonisolated extension NotificationCenter: @retroactive Hashable {
    /// Returns whether both are the same object.
    public static func == (left: NotificationCenter, right: NotificationCenter) -> Bool {
      left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  nonisolated extension ProcessInfo: @retroactive Hashable {
    /// Returns whether both are the same object.
    public static func == (left: ProcessInfo, right: ProcessInfo) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
