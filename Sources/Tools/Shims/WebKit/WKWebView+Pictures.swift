// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

// No page is drawn: a snapshot is an empty image, and there is no document of a page.
extension WKWebView {
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { Ported.async { completionHandler(UIImage(), nil) } }

  public func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage { UIImage() }

  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { Ported.async { completionHandler(.failure(WKError(.unknown))) } }

  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw WKError(.unknown)
  }

  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { Ported.async { completionHandler(.failure(WKError(.unknown))) } }
}

/// The part of a page in a snapshot; without effect.
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }
}

/// The part of a page in a document; without effect.
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false

  public override init() { super.init() }
}
