// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

public typealias FileString = String

/// A place in a test's source.
nonisolated public final class SourceLocation: NSObject, Sendable {
  public let fileID: String
  public let filePath: FileString
  public let line: UInt
  public let column: UInt

  public var file: FileString { filePath }

  public init(fileID: String, filePath: FileString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  public convenience init(file: FileString, line: UInt) {
    self.init(fileID: "", filePath: file, line: line, column: 0)
  }

  public override var description: String { "\(filePath):\(line):\(column)" }
}
