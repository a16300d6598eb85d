import Foundation

/// The pages of a PDF document that is being drawn, each with the record of what was drawn on it.
final class PDFRecord {
  private(set) var bounds: CGRect
  private var pages: [(bounds: CGRect, context: CGContext)] = []

  /// Creates a document without pages; pages without bounds of their own have the document's.
  init(bounds: CGRect) { self.bounds = bounds.isEmpty ? Self.letter : bounds }

  /// The page that UIKit uses for empty bounds: US Letter, in points.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// The bounds of the page at hand; the document's before the first one.
  var pageBounds: CGRect { pages.last?.bounds ?? bounds }

  /// The context of the page at hand; nil before the first one.
  var context: CGContext? { pages.last?.context }

  /// Begins a page, whose context becomes the current one.
  func beginPage(_ own: CGRect? = nil) {
    endPage()
    let bounds = own.flatMap { $0.isEmpty ? nil : $0 } ?? bounds
    let context = CGContext(size: bounds.size)
    pages.append((bounds, context))
    ImageContexts.current.push(context)
  }

  /// Ends the page at hand, if there is one.
  func endPage() {
    if !pages.isEmpty { ImageContexts.current.pop() }
  }

  /// The bytes of the document: a PDF with blank pages, whose contents are the record as comments.
  var data: Data {
    let numbers = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count \(pages.count) /Kids [\(numbers)] >>",
    ]
    for (index, page) in pages.enumerated() {
      let box = page.bounds
      let contents = page.context.calls.map { "% \($0)\n" }.joined()
      objects += [
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(box.minX) \(box.minY) \(box.maxX) \(box.maxY)]"
          + " /Contents \(4 + 2 * index) 0 R >>",
        "<< /Length \(contents.utf8.count) >>\nstream\n\(contents)endstream",
      ]
    }
    return Self.document(objects)
  }

  /// Returns a PDF of objects, with the table of their places.
  private static func document(_ objects: [String]) -> Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }
}
