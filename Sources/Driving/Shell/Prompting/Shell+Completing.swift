import Script
import Session

extension Shell {
  /// What could stand where the cursor is: words of the language, and what is on the screen.
  func complete(_ line: String, _ cursor: String.Index) -> Completion {
    Completion(wordStart: cursor, candidates: [])
  }
}
