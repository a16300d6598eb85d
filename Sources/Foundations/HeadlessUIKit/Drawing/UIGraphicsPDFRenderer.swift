public import Foundation
internal import HeadlessDevice

/// A PDF renderer: it runs the drawing actions and returns a document of blank pages.
///
/// Each page's contents are the record of what was drawn, as comments.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer whose pages have a size by default.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Creates a renderer whose pages have a size by default.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Runs the drawing actions and returns the document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let record = PDFRecord(bounds: format.bounds)
    actions(UIGraphicsPDFRendererContext(record, format))
    record.endPage()
    return record.data
  }

  /// Runs the drawing actions and writes the document.
  ///
  /// - Throws: the error of writing the file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The format of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, the author and the like; stored, without effect.
  open var documentInfo: [String: Any] = [:]
}

/// The context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let record: PDFRecord

  init(_ record: PDFRecord, _ format: UIGraphicsRendererFormat) {
    self.record = record
    let beforePages = CGContext(size: record.bounds.size)
    super.init(format) { record.context ?? beforePages }
  }

  /// The bounds of the page at hand; the renderer's before the first one.
  public var pdfContextBounds: CGRect { record.pageBounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { record.beginPage() }

  /// Begins a page with bounds of its own.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    record.beginPage(bounds)
  }

  /// Records that a rectangle leads to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.note(url, rect, name: "setURL") }
}

// MARK: Functions

/// The document that UIKit's functions draw, and its destination.
private final class OpenPDF {
  let record: PDFRecord
  let finish: (Data) -> Void

  init(_ bounds: CGRect, _ finish: @escaping (Data) -> Void) {
    record = PDFRecord(bounds: bounds)
    self.finish = finish
  }
}

/// The documents that are being drawn on a device, the current one last.
private final class OpenPDFs {
  var documents: [OpenPDF] = []

  static var current: OpenPDFs { Device.current.attached(OpenPDFs.self) { OpenPDFs() } }
}

/// Begins a PDF document, which is written to data at its end.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenPDFs.current.documents.append(OpenPDF(bounds) { data.setData($0) })
}

/// Begins a PDF document, which is written to a file at its end.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  OpenPDFs.current.documents.append(
    OpenPDF(bounds) { _ = FileManager.default.createFile(atPath: path, contents: $0) })
  return true
}

/// Begins a page of the PDF document that is being drawn.
public func UIGraphicsBeginPDFPage() { OpenPDFs.current.documents.last?.record.beginPage() }

/// Begins a page with bounds of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenPDFs.current.documents.last?.record.beginPage(bounds)
}

/// Returns the bounds of the page at hand; zero while no PDF document is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  OpenPDFs.current.documents.last?.record.pageBounds ?? .zero
}

/// Ends the PDF document and writes it.
public func UIGraphicsEndPDFContext() {
  guard let document = OpenPDFs.current.documents.popLast() else { return }
  document.record.endPage()
  document.finish(document.record.data)
}
