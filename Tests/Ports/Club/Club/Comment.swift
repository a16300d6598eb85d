// swift-format-ignore-file
import Foundation

/// A remark on a walk.
@Observable
final class Comment {
  var text: String
  @ObservationIgnored private(set) var drafts = 0

  init(text: String) { self.text = text }

  func revise(_ text: String) {
    drafts += 1
    self.text = text
  }
}
