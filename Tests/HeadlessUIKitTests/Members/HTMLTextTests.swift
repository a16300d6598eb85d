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

  @Test(
    "HTML with mistakes gives the text that it has",
    arguments: [
      ("<B>Bold</B>", "Bold"), ("a</b>b</p>", "ab\n"), ("<li>alone</li>", "alone\n"),
      ("<ul><li>a</ul><li>b", "\t•\ta\nb"), ("a<!-- b", "a"), ("a<script>b", "a"),
      ("a</script>b", "ab"), ("a<b", "a<b"), ("a<>b", "a<>b"), ("a<?xml b?>c", "ac"),
      ("<pre>a\n</pre></pre>  b\n c", "a\n\nb c"),
      ("<pre><pre>a\n b</pre>\n c</pre> d\n e", "a\n b\n\n c\nd e"),
      ("a<p>b", "a\nb"), ("<p></p><p>a", "a"), ("<ul><li></li><li>a", "\t•\t\n\t•\ta"),
      ("a <br> b", "a\u{2028}b"), ("<TITLE>x</title>a", "a"), ("a &nbsp; b", "a \u{A0} b"),
    ])
  func mistakes(html: String, expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test(
    "the address of a link is read with and without quotes; one that is no URL stays a text",
    arguments: [
      ("<a href=/a>x</a>", "/a"), ("<a class='b' HREF=\"/a?b='c'\">x</a>", "/a?b='c'"),
      ("<a data-href='/b' href = '/a'>x</a>", "/a"), ("<a name='b'>x</a>", "none"),
      ("<a href='/a'><b>x</b></a>", "/a"), ("<a href='/a'>y</a>x", "none"),
    ])
  func links(html: String, address: String) throws {
    let text = try read(html)
    let place = (text.string as NSString).range(of: "x").location
    let link = text.attribute(.link, at: place, effectiveRange: nil)
    #expect(((link as? URL)?.absoluteString ?? link as? String ?? "none") == address)
  }

  @Test("each heading, strong, table head, cite and address has its font")
  func fonts() throws {
    for (tag, font) in [
      ("h3", "Bold"), ("h6", "Bold"), ("strong", "Bold"), ("th", "Bold"), ("cite", "Italic"),
      ("address", "Italic"), ("i", "Italic"), ("u", "none"),
    ] {
      let text = try read("<\(tag)>x</\(tag)>")
      let name = (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.fontName
      #expect(
        name == (font == "none" ? "TimesNewRomanPSMT" : "TimesNewRomanPS-\(font)MT"), "\(tag)")
    }
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
