public import HeadlessUIKit
public import RehearsalCore
import Testing

extension Journey {
  /// Runs the scene on a freshly launched app, and records its failure at the script's line.
  ///
  /// - Returns: whether the scene passed.
  @discardableResult
  public func rehearse(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) -> Bool {
    guard let failure = run(delegate, configuration: configuration) else { return true }
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: SourceLocation(
        fileID: Self.fileID(of: failure.file), filePath: failure.file, line: failure.line,
        column: failure.column))
    return false
  }

  /// Returns a path in the form of a file's identity, `folder/name`, which Swift Testing requires.
  private static func fileID(of path: String) -> String {
    let names = path.split(separator: "/").suffix(2)
    return names.count == 2 ? names.joined(separator: "/") : "journeys/\(names.first ?? "script")"
  }
}
