#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension NSObject {
    /// Returns the class itself, which archives name.
    public static func classForCoder() -> AnyClass { self }

    /// Returns the name of the class with that of its module, as in `App.Cell`.
    public static func description() -> String { rehearsalName(of: self) }
  }

  /// Returns the name of a class with its module's and those of the types around it, as in `App.Screen.Cell`.
  ///
  /// Foundation's `NSStringFromClass` ends the program here for a class inside another type; on Apple's systems
  /// such a class has an encoded name.
  nonisolated public func rehearsalName(of type: AnyClass) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
#endif
