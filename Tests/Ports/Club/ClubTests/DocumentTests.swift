// swift-format-ignore-file
import PDFKit
import XCTest

@testable import Club

final class DocumentTests: XCTestCase {
  private func document(_ pages: Int) -> PDFDocument? {
    let text = "%PDF-1.4\n/Type /Pages\n" + String(repeating: "<< /Type /Page /Parent 2 >>\n", count: pages)
    return PDFDocument(data: Data(text.utf8))
  }

  func testPagesAreCountedInTheBytesOfADocument() throws {
    XCTAssertEqual([document(3)?.pageCount, document(0)?.pageCount], [3, 1])
    XCTAssertNil(PDFDocument(data: Data("text".utf8)))
    XCTAssertEqual(PDFDocument().pageCount, 0)
    XCTAssertNil(PDFDocument().dataRepresentation())
    let three = try XCTUnwrap(document(3))
    let page = try XCTUnwrap(three.page(at: 1))
    XCTAssertEqual([three.index(for: page), three.index(for: PDFPage())], [1, NSNotFound])
    XCTAssertNil(three.page(at: 3))
    three.removePage(at: 0)
    three.insert(PDFPage(), at: 1)
    XCTAssertEqual([three.index(for: page), three.pageCount], [0, 3])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("three.pdf")
    XCTAssertTrue(three.write(to: file))
    XCTAssertEqual(PDFDocument(url: file)?.dataRepresentation(), three.dataRepresentation())
    XCTAssertEqual(PDFDocument(url: file)?.documentURL, file)
    XCTAssertNil(PDFDocument(url: file.appendingPathExtension("no")))
    XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 595, height: 842))
  }

  func testAViewIsTurnedByItsMethodsAndTheirSelectors() throws {
    let view = PDFView()
    var told: [Notification.Name] = []
    let tokens = [Notification.Name.PDFViewPageChanged, .PDFViewDocumentChanged].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { told.append($0.name) }
    }
    func state() -> [Bool] { [view.canGoToFirstPage, view.canGoToPreviousPage, view.canGoToNextPage, view.canGoToLastPage] }
    func text() -> String? { (view.subviews.first as? UILabel)?.text }
    XCTAssertEqual(state(), [false, false, false, false])
    view.goToLastPage(nil)
    XCTAssertNil(text())
    view.document = document(3)
    XCTAssertEqual(text(), "PDF, page 1 of 3")
    XCTAssertEqual(state(), [false, false, true, true])
    view.goToPreviousPage(nil)
    view.goToFirstPage(nil)
    view.goToNextPage(nil)
    XCTAssertEqual(state(), [true, true, true, true])
    view.goToLastPage(nil)
    XCTAssertEqual(text(), "PDF, page 3 of 3")
    view.goToNextPage(nil)
    view.goToPreviousPage(nil)
    XCTAssertTrue(view.currentPage === view.document?.page(at: 1))
    view.go(to: try XCTUnwrap(view.document?.page(at: 1)))
    view.go(to: PDFPage())
    XCTAssertEqual(text(), "PDF, page 2 of 3")
    view.goToFirstPage(nil)
    XCTAssertEqual(told, [.PDFViewDocumentChanged] + Array(repeating: .PDFViewPageChanged, count: 4))
    let buttons: [(Selector, String)] = [
      (#selector(PDFView.goToNextPage(_:)), "PDF, page 2 of 3"), (#selector(PDFView.goToPreviousPage(_:)), "PDF, page 1 of 3"),
      (#selector(PDFView.goToLastPage(_:)), "PDF, page 3 of 3"), (#selector(PDFView.goToFirstPage(_:)), "PDF, page 1 of 3"),
    ]
    for (selector, expected) in buttons {
      let button = UIButton(type: .system)
      button.addTarget(view, action: selector, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(text(), expected)
    }
    view.document = nil
    XCTAssertNil(text())
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
