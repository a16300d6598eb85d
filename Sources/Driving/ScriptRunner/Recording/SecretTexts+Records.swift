import HeadlessUIKit
import RehearsalCore

extension SecretTexts {
  /// Returns a record, which is JSON, with secrets in its texts masked.
  ///
  /// The names of members stay, and so do the words by which a reader knows what a part means.
  package func maskedRecord(_ record: String) -> String {
    var masking = RecordMasking(record, self)
    return isIn(masking.bytes) ? masking.result() : record
  }
}

/// The masking of a record, which copies all bytes but those of texts that contain a secret.
private struct RecordMasking {
  /// The kinds of differences: see JSONText+Props.swift.
  private static let differences: Set = ["=", "{", "#", "["]

  let bytes: [UInt8]
  private let secrets: SecretTexts
  private var place = 0
  private var written: [UInt8] = []

  init(_ record: String, _ secrets: SecretTexts) {
    bytes = Array(record.utf8)
    self.secrets = secrets
  }

  mutating func result() -> String {
    written.reserveCapacity(bytes.count)
    var name: String?
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\"") else {
        written.append(bytes[place])
        place += 1
        continue
      }
      name = copyText(after: name)
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Copies a text, masked unless it is a member's name; returns the name.
  private mutating func copyText(after name: String?) -> String? {
    let raw = bytes[place..<end(ofTextAt: place)]
    place = raw.endIndex
    guard case .string(let text)? = try? PropsValue(json: raw) else {
      written += raw
      return nil
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: ":") {
      written += raw
      return text
    }
    let masked = secrets.masked(text)
    written += masked == text || isWord(text, of: name) ? Array(raw) : JSONText.quoted(masked)
    return nil
  }

  private func isWord(_ text: String, of name: String?) -> Bool {
    switch name {
    case "type": ElementType(rawValue: text) != nil
    case "kind": ["act", "arrange", "expect"].contains(text)
    case nil: Self.differences.contains(text)
    default: false
    }
  }

  private func end(ofTextAt start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
