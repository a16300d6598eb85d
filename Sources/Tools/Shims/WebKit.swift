// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// An opaque view with its address; the page is not loaded.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: WKNavigationDelegate?
  open private(set) var url: URL?
  open var isLoading: Bool { false }
  open var title: String? { url?.host }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    accessibilityLabel = url?.absoluteString
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    accessibilityLabel = string
    return WKNavigation()
  }

  open func stopLoading() {}
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
}

/// A page load.
open class WKNavigation {
  public init() {}
}

/// The options of a web view; without effect.
open class WKWebViewConfiguration {
  open var allowsInlineMediaPlayback = false

  public init() {}
}

/// The delegate of a web view.
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
