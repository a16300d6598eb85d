import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributed text of a document")
struct HTMLTextTests {
  private func read(
    _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]? = nil
  ) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: options
        ?? [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ],
      documentAttributes: nil)
  }

  @Test(
    "paragraphs end with a line feed, and white space is one space",
    arguments: [
      ("Plain", "Plain"), ("  a \n\t b  ", "a b"), ("<b>Bold</b> text", "Bold text"),
      ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("<p>One</p>\n\n<p> Two</p> end", "One\nTwo\nend"),
      ("<div><div>In</div></div>", "In\n"), ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
      ("<h1>Title</h1>text", "Title\ntext"), ("a<i> b</i>c", "a bc"), ("", ""),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("x &lt;y&gt; &amp;c; &#8217;&#x41;", "x <y> &c; ’A"),
      ("caf&eacute;&nbsp;&copy;&yuml;", "café\u{A0}©ÿ"), ("1 < 2 & 3", "1 < 2 & 3"),
    ])
  func text(html: String, expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test("the items of lists begin with their marks")
  func lists() throws {
    let html = "<p>Buy</p><ul><li>Milk</li><li>Tea<ol><li>green<li>black</ol></li></ul>"
    #expect(
      try read(html).string == "Buy\n\t•\tMilk\n\t•\tTea\n\t1.\tgreen\n\t2.\tblack\n")
  }

  @Test("scripts, styles, comments and declarations are no text")
  func silent() throws {
    let html = """
      <!DOCTYPE html><html><head><title>T</title><style>p > a { }</style></head><body>
      <!-- <p>no</p> --><script>if (1 < 2) { "</p>" }</script><p title="a > b">Yes</p></body></html>
      """
    #expect(try read(html).string == "Yes\n")
  }

  @Test("bold and italic text has fonts, and links have their addresses")
  func attributes() throws {
    let text = try read(
      "a<b>b<i>c</i></b><a href='https://crew.example/?a=1&amp;b=2'>d</a><em>e</em>")
    let fonts = (0..<5).map {
      (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.fontName ?? "none"
    }
    #expect(
      fonts == [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT",
        "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT",
      ])
    let links = (0..<5).map {
      (text.attribute(.link, at: $0, effectiveRange: nil) as? URL)?.absoluteString
    }
    #expect(links == [nil, nil, nil, "https://crew.example/?a=1&b=2", nil])
  }

  @Test("a mutable text, plain text and text without a kind are read, with what is known of it")
  func kinds() throws {
    let mutable = try NSMutableAttributedString(
      data: Data("<p>a</p>".utf8), options: [:], documentAttributes: nil)
    mutable.append(NSAttributedString(string: "b"))
    #expect(mutable.string == "a\nb")
    var found: NSDictionary?
    let plain = try NSAttributedString(
      data: Data("1 <b>".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
      documentAttributes: &found)
    #expect(plain.string == "1 <b>")
    #expect(plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(found == ["DocumentType": "NSPlainText"])
  }

  @Test("bytes of another encoding, and rich text, are errors")
  func failures() {
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      _ = try NSAttributedString(data: Data([0xFF, 0xFE, 0xFD]), documentAttributes: nil)
    }
    #expect(throws: CocoaError(.fileReadUnknown)) {
      _ = try read("{}", [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
