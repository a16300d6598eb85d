// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page load.
open class WKNavigation: NSObject {
  /// The kind of page that was loaded; that of a phone.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

  public override init() { super.init() }
}

/// The reason of a page load.
nonisolated public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// A page load that the delegate allows or cancels.
open class WKNavigationAction: NSObject {
  open var request: URLRequest { load.request }
  open var navigationType: WKNavigationType { load.type }
  open var sourceFrame: WKFrameInfo { WKFrameInfo(load.webView, request) }
  open var targetFrame: WKFrameInfo? { WKFrameInfo(load.webView, request) }
  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }

  private var load = Load(request: .blank, type: .other, webView: nil)

  private struct Load {
    let request: URLRequest
    let type: WKNavigationType
    weak var webView: WKWebView?
  }

  /// Creates a load of an empty page, for subclasses.
  public override init() { super.init() }

  convenience init(_ webView: WKWebView, _ request: URLRequest, _ type: WKNavigationType) {
    self.init()
    load = Load(request: request, type: type, webView: webView)
  }
}

extension URLRequest {
  /// The request of an empty page.
  nonisolated static var blank: URLRequest {
    URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"))
  }
}

/// A response that the delegate allows or cancels; none comes, as no page is loaded.
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URLRequest.blank.url ?? URL(fileURLWithPath: "/"), mimeType: "text/html",
      expectedContentLength: 0, textEncodingName: nil)
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  /// Creates the response of an empty page, for subclasses.
  public override init() { super.init() }
}

nonisolated public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

nonisolated public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}
