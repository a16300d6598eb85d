/// The places of a command's tokens and comment in its line.
struct LineLayout: Equatable {
  /// The index of the command's line.
  let line: Int

  /// The bytes of each token.
  let tokens: [Range<Int>]

  /// The offset of the comment behind the command; nil without one.
  let comment: Int?

  /// The index of the first line after the command and its heredocs.
  let nextLine: Int
}
