import Foundation

/// A text with a selection, in UTF-16 units as in UIKit.
struct TextBuffer {
  private(set) var text = ""

  /// The range the next key replaces; empty for a cursor.
  private(set) var selection = NSRange(location: 0, length: 0)

  /// The number of UTF-16 units, kept because counting them is linear in a text that is not ASCII.
  private(set) var length = 0

  var whole: NSRange { NSRange(location: 0, length: length) }

  /// Replaces the text and moves the cursor to its end.
  mutating func set(_ text: String) {
    self.text = text
    length = text.utf16.count
    selection = NSRange(location: length, length: 0)
  }

  /// Selects a range, limited to the text.
  mutating func select(_ range: NSRange) {
    selection = clamp(range)
  }

  /// Replaces a range, limited to the text, and moves the cursor behind the replacement.
  mutating func replace(_ range: NSRange, with replacement: String) {
    let range = clamp(range)
    let added = replacement.utf16.count
    if range.location == length {
      text += replacement
    } else {
      let units = text.utf16
      let start = units.index(units.startIndex, offsetBy: range.location)
      let end = units.index(start, offsetBy: range.length)
      text.replaceSubrange(start..<end, with: replacement)
    }
    length += added - range.length
    selection = NSRange(location: range.location + added, length: 0)
  }

  var selectedText: String {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: selection.location)
    let end = units.index(start, offsetBy: selection.length)
    return String(text[start..<end])
  }

  /// The range the delete key removes: the selection, or the character before the cursor.
  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    let units = text.utf16
    let cursor = units.index(units.startIndex, offsetBy: selection.location)
    let before = text.index(before: cursor)
    let start = units.distance(from: units.startIndex, to: before)
    return NSRange(location: start, length: selection.location - start)
  }

  private func clamp(_ range: NSRange) -> NSRange {
    let location = min(max(range.location, 0), length)
    return NSRange(location: location, length: min(max(range.length, 0), length - location))
  }
}
