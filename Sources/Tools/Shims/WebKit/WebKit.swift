// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// An opaque view with its address and its history; no page is loaded, and each load succeeds at once.
open class WKWebView: UIView, OpaqueContent {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var url: URL?
  open private(set) var estimatedProgress = 0.0
  open private(set) var isLoading = false
  open var title: String? { url?.host }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  public let backForwardList = WKBackForwardList()

  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

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
    isAccessibilityElement = true
  }

  /// Assigns the outlets of a storyboard.
  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
    case "UIDelegate": uiDelegate = value as? any WKUIDelegate
    default: return super.rehearsalSet(value, forKey: key)
    }
    return true
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return show(url, request, .other) { self.backForwardList.push(url) }
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    begin(navigation)
    url = baseURL
    accessibilityLabel = string
    finish(navigation)
    return navigation
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { load(URLRequest(url: baseURL)) }

  open func stopLoading() {}

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult
  open func reload() -> WKNavigation? {
    url.flatMap { show($0, URLRequest(url: $0), .reload) {} }
  }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    show(item.url, URLRequest(url: item.url), .backForward) { self.backForwardList.move(to: item) }
  }

  /// The methods that apps name in `#selector`, for bars and refresh controls.
  open override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    switch "\(selector)" {
    case "reload", "reloadFromOrigin": { [unowned self] _ in reload() }
    case "goBack", "goBack:": { [unowned self] _ in goBack() }
    case "goForward", "goForward:": { [unowned self] _ in goForward() }
    case "stopLoading", "stopLoading:": { [unowned self] _ in stopLoading() }
    default: super.rehearsalMethod(for: selector)
    }
  }

  /// Answers nil: no page is loaded, so no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  // MARK: Loading

  private func show(
    _ url: URL, _ request: URLRequest, _ kind: WKNavigationType, _ keep: @escaping () -> Void
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: request, navigationType: kind)
    let decide: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      begin(navigation)
      keep()
      self.url = url
      accessibilityLabel = url.absoluteString
      finish(navigation)
    }
    guard let navigationDelegate else {
      decide(.allow)
      return navigation
    }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { policy, _ in decide(policy) }
    return navigation
  }

  private func begin(_ navigation: WKNavigation) {
    isLoading = true
    rehearsalDidChange(self, \WKWebView.isLoading, named: "loading")
    estimatedProgress = 0.1
    rehearsalDidChange(self, \WKWebView.estimatedProgress, named: "estimatedProgress")
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  private func finish(_ navigation: WKNavigation) {
    rehearsalDidChange(self, \WKWebView.url, named: "URL")
    rehearsalDidChange(self, \WKWebView.title, named: "title")
    rehearsalDidChange(self, \WKWebView.canGoBack, named: "canGoBack")
    rehearsalDidChange(self, \WKWebView.canGoForward, named: "canGoForward")
    navigationDelegate?.webView(self, didCommit: navigation)
    estimatedProgress = 1
    rehearsalDidChange(self, \WKWebView.estimatedProgress, named: "estimatedProgress")
    isLoading = false
    rehearsalDidChange(self, \WKWebView.isLoading, named: "loading")
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

/// A page load.
open class WKNavigation {
  public init() {}
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
open class WKNavigationAction {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
  }
}

/// A part of a page.
open class WKFrameInfo {
  public let request: URLRequest
  open var isMainFrame: Bool { true }

  init(request: URLRequest) { self.request = request }
}

/// A response that the delegate allows or cancels; none comes, as no page is loaded.
open class WKNavigationResponse {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) { self.response = response }
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

/// The pages that were shown.
open class WKBackForwardList {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, position))) }
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  public func item(at index: Int) -> WKBackForwardListItem? {
    let place = position + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func push(_ url: URL) {
    items = items.prefix(position + 1) + [WKBackForwardListItem(url)]
    position = items.count - 1
  }

  func move(to item: WKBackForwardListItem) {
    position = items.firstIndex { $0 === item } ?? position
  }
}

/// A page that was shown.
open class WKBackForwardListItem {
  public let url: URL
  open var initialURL: URL { url }
  open var title: String? { url.host }

  init(_ url: URL) { self.url = url }
}

/// The options of a web view; without effect.
open class WKWebViewConfiguration {
  open var allowsInlineMediaPlayback = false
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var dataDetectorTypes: WKDataDetectorTypes = []

  public init() {}
}

/// The kinds of content that become links; without effect.
nonisolated public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

/// The preferences of web views; without effect.
open class WKPreferences {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false

  public init() {}
}

/// The preferences of a page; without effect.
open class WKWebpagePreferences {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public init() {}
}

/// The scripts of pages; none runs.
open class WKUserContentController {
  open private(set) var userScripts: [WKUserScript] = []

  public init() {}

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script of a page; it does not run.
open class WKUserScript {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message of a page's script; none comes.
open class WKScriptMessage {
  public let name: String
  public let body: Any

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The data of pages; there is none.
open class WKWebsiteDataStore {
  private static let shared = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The process of web views; there is none.
open class WKProcessPool {
  public init() {}
}

/// The delegate of a web view.
public protocol WKNavigationDelegate: AnyObject {
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// The delegate of a page's panels; no page asks for one.
public protocol WKUIDelegate: AnyObject {}
