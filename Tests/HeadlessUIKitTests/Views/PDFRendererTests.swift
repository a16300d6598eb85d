import Foundation
import HeadlessUIKit
import Testing

/// Source: the documentation of UIGraphicsPDFRenderer, and of UIKit's functions for PDF.
@Suite("PDF documents")
struct PDFRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 200)

  @Test(
    "each page has its bounds and the record of what was drawn, at the places that the table names")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Tickets"]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    var seen: [CGRect] = []
    let data = renderer.pdfData { context in
      seen.append(context.pdfContextBounds)
      context.beginPage()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      seen.append(context.pdfContextBounds)
      context.cgContext.stroke(page)
    }
    #expect(seen == [page, CGRect(x: 0, y: 0, width: 50, height: 60)])
    #expect(UIGraphicsGetCurrentContext() == nil)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(
      text == """
        %PDF-1.4
        1 0 obj
        << /Type /Catalog /Pages 2 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0.0 0.0 100.0 200.0] /Contents 4 0 R >>
        endobj
        4 0 obj
        << /Length 27 >>
        stream
        % fill(_:) 1.0 2.0 3.0 4.0
        endstream
        endobj
        5 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0.0 0.0 50.0 60.0] /Contents 6 0 R >>
        endobj
        6 0 obj
        << /Length 33 >>
        stream
        % stroke(_:) 0.0 0.0 100.0 200.0
        endstream
        endobj
        xref
        0 7
        0000000000 65535 f\u{20}
        0000000009 00000 n\u{20}
        0000000058 00000 n\u{20}
        0000000121 00000 n\u{20}
        0000000216 00000 n\u{20}
        0000000292 00000 n\u{20}
        0000000385 00000 n\u{20}
        trailer
        << /Size 7 /Root 1 0 R >>
        startxref
        467
        %%EOF

        """)
    // The table and the objects are where the numbers say.
    let bytes = Array(data)
    #expect(String(decoding: bytes[467..<471], as: UTF8.self) == "xref")
    #expect(String(decoding: bytes[292..<299], as: UTF8.self) == "5 0 obj")
  }

  @Test("UIKit's functions write data or a file, and a page with empty bounds is a letter")
  func functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsGetCurrentContext()?.fill(page)
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    let text = String(decoding: data as Data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n") && text.contains("/MediaBox [0.0 0.0 612.0 792.0]"))
    #expect(text.contains("% fill(_:) 0.0 0.0 100.0 200.0\n"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file.path, page, nil))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 5, height: 6), nil)
    UIGraphicsEndPDFContext()
    #expect(try String(contentsOf: file, encoding: .utf8).contains("/MediaBox [0.0 0.0 5.0 6.0]"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", page, nil))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsEndPDFContext()
    try UIGraphicsPDFRenderer(bounds: page).writePDF(to: file) { $0.beginPage() }
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF-1.4".utf8)))
  }
}
