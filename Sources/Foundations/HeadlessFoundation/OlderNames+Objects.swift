#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension NSURL {
    /// Returns the URL of a file; that of a folder ends with a slash.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

    /// Returns the URL of a file or a folder.
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
      URL(fileURLWithPath: path, isDirectory: isDir)
    }
  }

  extension NSArray {
    /// Returns the objects in the order of descriptors; the first one counts most.
    public func sortedArray(
      using sortDescriptors: [HeadlessFoundation.NSSortDescriptor]
    ) -> [Any] {
      sortDescriptors.sorted(map { $0 })
    }
  }

  nonisolated extension ProcessInfo {
    /// Whether the app for iOS runs on a Mac; false.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the app was made for the Mac by Catalyst; false.
    public var isMacCatalystApp: Bool { false }
  }

  /// The time since the phone has started, in nanoseconds of virtual time.
  public func mach_absolute_time() -> UInt64 { UInt64(Ported.uptime * 1_000_000_000) }
#endif
