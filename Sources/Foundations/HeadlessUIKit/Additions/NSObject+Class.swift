#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension NSObject {
    /// Returns the class itself, which archives name.
    public static func classForCoder() -> AnyClass { self }
  }
#endif
