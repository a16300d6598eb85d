import Foundation

/// A connection over standard input and output, one message a line.
package struct LineConnection {
  private let output: FileHandle

  /// Opens the connection; what the app prints goes to standard error from now on.
  package init() {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Answers each line until the input ends or a condition holds.
  package func serve(_ endpoint: RPCEndpoint, until isDone: () -> Bool = { false }) {
    while !isDone(), let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace), let answer = endpoint.answer(line) else { continue }
      do {
        try output.write(contentsOf: Data((answer + "\n").utf8))
      } catch {
        return
      }
    }
  }
}
