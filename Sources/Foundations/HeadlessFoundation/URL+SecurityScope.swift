#if !canImport(Darwin)
  public import Foundation

  extension URL {
    /// Returns true: the app may read every file of its device.
    nonisolated public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing: the app may read every file of its device.
    nonisolated public func stopAccessingSecurityScopedResource() {}
  }
#endif
