// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

extension NSAttributedString {
  public typealias CompletionHandler =
    (NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?) -> Void

  /// Reads HTML in the next turn, and fails as the initializer of the same options does.
  public class func loadFromHTML(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    load({ data }, options, completionHandler)
  }

  public class func loadFromHTML(
    string: String, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    // The text is Swift's own; the encoding is that of a document's bytes.
    let options = options.filter { $0.key != .characterEncoding }
    load({ Data(string.utf8) }, options, completionHandler)
  }

  public class func loadFromHTML(
    fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    load({ try Data(contentsOf: fileURL) }, options, completionHandler)
  }

  private class func load(
    _ read: @escaping () throws -> Data, _ options: [DocumentReadingOptionKey: Any],
    _ completionHandler: @escaping CompletionHandler
  ) {
    let options = options.merging([.documentType: DocumentType.html]) { $1 }
    Ported.async {
      do {
        let text = try NSAttributedString(
          data: read(), options: options, documentAttributes: nil)
        completionHandler(text, [.documentType: DocumentType.html], nil)
      } catch {
        completionHandler(nil, [:], error)
      }
    }
  }
}
