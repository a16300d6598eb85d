// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A document of which the number of pages is read from its bytes, and nothing else.
nonisolated open class PDFDocument {
  public let documentURL: URL?
  private let data: Data
  private var pages: [PDFPage]

  public init() {
    (documentURL, data, pages) = (nil, Data(), [])
  }

  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), Self.isDocument(data) else { return nil }
    (documentURL, self.data, pages) = (url, data, Self.pages(of: data))
  }

  public init?(data: Data) {
    guard Self.isDocument(data) else { return nil }
    (documentURL, self.data, pages) = (nil, data, Self.pages(of: data))
  }

  private static func isDocument(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

  /// Returns a page for each page object, as far as the objects are not compressed.
  private static func pages(of data: Data) -> [PDFPage] {
    let text = String(decoding: data, as: UTF8.self)
    let count = text.matches(of: /\/Type\s*\/Page\b(?!s)/).count
    return (0..<max(count, 1)).map { _ in PDFPage() }
  }

  open var pageCount: Int { pages.count }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var string: String? { nil }
  open var documentAttributes: [AnyHashable: Any]?

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
  open func removePage(at index: Int) { pages.remove(at: index) }
  open func unlock(withPassword password: String) -> Bool { true }
  open func dataRepresentation() -> Data? { data.isEmpty ? nil : data }
  @discardableResult
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
}

/// A page, of which nothing is read.
nonisolated open class PDFPage {
  public init() {}

  @MainActor public init?(image: UIImage) {}

  open var string: String? { nil }
  open var label: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

nonisolated public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}
nonisolated public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
nonisolated public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  nonisolated public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  nonisolated public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
}

/// A view of a document: its name and page as a text, turned by the app's own buttons.
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      pageIndex = 0
      show()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  private let label = UILabel()
  private var pageIndex = 0

  // Without effect.
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var displayBox = PDFDisplayBox.cropBox
  open var pageBreakMargins = UIEdgeInsets.zero
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open func usePageViewController(_ enable: Bool, withViewOptions: [AnyHashable: Any]? = nil) {}
  open func layoutDocumentView() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  private func show() {
    guard let document else { return label.text = nil }
    let name = document.documentURL?.lastPathComponent ?? "PDF"
    label.text = "\(name), page \(pageIndex + 1) of \(document.pageCount)"
  }

  open var currentPage: PDFPage? { document?.page(at: pageIndex) }
  open var canGoToNextPage: Bool { pageIndex + 1 < (document?.pageCount ?? 0) }
  open var canGoToPreviousPage: Bool { pageIndex > 0 }
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { turn(to: pageIndex + 1) } }
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { turn(to: pageIndex - 1) } }
  open func goToFirstPage(_ sender: Any?) { if canGoToFirstPage { turn(to: 0) } }
  open func goToLastPage(_ sender: Any?) {
    if canGoToLastPage { turn(to: (document?.pageCount ?? 1) - 1) }
  }
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    turn(to: index)
  }

  /// The methods that apps name in `#selector`, for bars and buttons.
  open override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    switch "\(selector)" {
    case "goToNextPage:": { [unowned self] _ in goToNextPage(nil) }
    case "goToPreviousPage:": { [unowned self] _ in goToPreviousPage(nil) }
    case "goToFirstPage:": { [unowned self] _ in goToFirstPage(nil) }
    case "goToLastPage:": { [unowned self] _ in goToLastPage(nil) }
    default: super.rehearsalMethod(for: selector)
    }
  }

  private func turn(to index: Int) {
    guard index != pageIndex else { return }
    pageIndex = index
    show()
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
}

/// The small pictures of a document's pages; nothing is drawn.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
}

nonisolated public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
