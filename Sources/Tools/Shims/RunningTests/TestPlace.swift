/// A place in a test's source.
nonisolated public struct TestPlace: Sendable {
  /// The module and the name of the file.
  public let fileID: String
  /// The path of the file.
  public let file: String
  /// The line.
  public let line: Int
  /// The column.
  public let column: Int

  /// Creates a place; an identifier of a file that is none is made of the path.
  public init(fileID: String, file: String, line: Int, column: Int) {
    self.fileID = fileID.contains("/") ? fileID : "Tests/\(file.split(separator: "/").last ?? "")"
    self.file = file
    self.line = max(line, 1)
    self.column = max(column, 1)
  }
}
