internal import CEditline

extension String {
  /// Calls a function with the text as the line editor's string.
  func withEditlineString<Result>(_ body: (ceditline_string) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        body(ceditline_string(bytes: $0.baseAddress, count: $0.count))
      }
    }
  }

  /// Creates a copy of a string of the line editor.
  init(_ text: ceditline_string) {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
