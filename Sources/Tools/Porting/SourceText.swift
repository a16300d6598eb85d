import Foundation

/// The text of a source file, which must be UTF-8.
enum SourceText {
  /// Returns the text of a file.
  ///
  /// - Throws: ``PortError`` with the place where the file cannot be read.
  static func read(_ path: String) throws -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw PortError(
        "\(path) cannot be read: make it readable, or leave it out with --exclude")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw PortError(
        "\(path):\(Self.line(of: data)): the text is not UTF-8: save the file as UTF-8, or leave it "
          + "out with --exclude")
    }
    return text
  }

  /// The line of the first bytes that are not UTF-8.
  private static func line(of data: Data) -> Int {
    let lines = data.split(separator: 10, omittingEmptySubsequences: false)
    let first = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return first.map { $0 + 1 } ?? 1
  }
}
