// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A part of a page; each page has only its main one.
open class WKFrameInfo: NSObject {
  open var request: URLRequest { page.request }
  open var isMainFrame: Bool { true }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
  open var webView: WKWebView? { page.webView }

  private var page = Page(request: .blank, webView: nil)

  private struct Page {
    let request: URLRequest
    weak var webView: WKWebView?
  }

  /// Creates the frame of an empty page, for subclasses.
  public override init() { super.init() }

  convenience init(_ webView: WKWebView?, _ request: URLRequest) {
    self.init()
    page = Page(request: request, webView: webView)
  }
}

/// The scheme, host and port of a page.
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { url?.scheme ?? "" }
  open var host: String { url?.host ?? "" }
  /// The port; 0 for that of the scheme.
  open var port: Int { url?.port ?? 0 }

  private var url: URL?

  /// Creates the origin of an empty page, for subclasses.
  public override init() { super.init() }

  convenience init(_ url: URL?) {
    self.init()
    self.url = url
  }
}
