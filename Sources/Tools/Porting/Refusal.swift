/// A place that the compiler refuses in the written copy of a source.
struct Refusal: Codable, Equatable {
  /// The part around the place that is left out.
  enum Part: Int, Codable {
    case statement, body, declaration, file

    /// The next larger part; nil for a file.
    var larger: Part? { Part(rawValue: rawValue + 1) }
  }

  /// The path of the source; that of the copy in what a build prints.
  var path: String
  /// The line, from 1, which is the copy's too.
  let line: Int
  /// The column in the copy, from 1, in bytes of UTF-8.
  let column: Int
  let message: String
  var part = Part.statement
}
