/// The place of a registration in the app's source, whose text is made only when it is read.
@usableFromInline
struct RegistrationPlace: CustomStringConvertible {
  private let fileID: StaticString
  private let line: UInt?

  /// Creates a place in a file; nil for the line if it is not known.
  @usableFromInline
  init(_ fileID: StaticString, line: UInt?) {
    self.fileID = fileID
    self.line = line
  }

  @usableFromInline var description: String { line.map { "\(fileID):\($0)" } ?? "\(fileID)" }
}
