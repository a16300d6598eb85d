// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
import Foundation

nonisolated public struct MapError: Error, @unchecked Sendable {
  public var key: String?
  public var currentValue: Any?
  public var reason: String?
  public var file: StaticString?
  public var function: StaticString?
  public var line: UInt?

  public init(
    key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil,
    function: StaticString? = nil, line: UInt? = nil
  ) {
    self.key = key
    self.currentValue = currentValue
    self.reason = reason
    self.file = file
    self.function = function
    self.line = line
  }
}

nonisolated extension MapError: CustomStringConvertible {
  public var description: String {
    let facts: [(String, Any?)] = [
      ("reason", reason), ("location", location), ("key", key), ("currentValue", currentValue),
    ]
    let lines = facts.map { "- \($0.0): \($0.1 ?? "nil")" }
    return (["Got an error while mapping."] + lines).joined(separator: "\n")
  }

  private var location: String? {
    guard let file, let function, let line else { return nil }
    let name = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
    return "\(name).\(function):\(line)"
  }
}
