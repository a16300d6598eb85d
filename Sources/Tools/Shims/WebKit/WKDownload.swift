// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A download, for which no data comes.
open class WKDownload: NSObject {
  open var originalRequest: URLRequest? { origin.request }
  open var webView: WKWebView? { origin.webView }
  open weak var delegate: (any WKDownloadDelegate)?
  open var isUserInitiated: Bool { false }
  open var originatingFrame: WKFrameInfo { WKFrameInfo(webView, originalRequest ?? .blank) }
  public let progress = Progress(totalUnitCount: 1)

  private var origin = Origin(request: nil, webView: nil)

  private struct Origin {
    let request: URLRequest?
    weak var webView: WKWebView?
  }

  /// Creates a download without a request, for subclasses.
  public override init() { super.init() }

  convenience init(_ webView: WKWebView, _ request: URLRequest?) {
    self.init()
    origin = Origin(request: request, webView: webView)
  }

  /// Cancels the download, which cannot be resumed.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    progress.cancel()
    guard let completionHandler else { return }
    Ported.async { completionHandler(nil) }
  }

  open func cancel() async -> Data? {
    progress.cancel()
    return nil
  }
}

/// The delegate of a download.
public protocol WKDownloadDelegate: AnyObject {
  @preconcurrency func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  @preconcurrency func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownload {
  nonisolated public enum RedirectPolicy: Int, Sendable { case cancel, allow }
}

extension WKDownloadDelegate {
  @preconcurrency public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) { completionHandler(nil) }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }
  @preconcurrency public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
