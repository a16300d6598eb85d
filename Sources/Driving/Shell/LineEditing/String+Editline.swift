internal import CEditline

extension String {
  /// Lends the text to the line editor.
  func withEditlineString<Result>(_ body: (ceditline_string) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        body(ceditline_string(bytes: $0.baseAddress, count: $0.count))
      }
    }
  }

  /// Copies what the line editor hands out.
  init(_ text: ceditline_string) {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
