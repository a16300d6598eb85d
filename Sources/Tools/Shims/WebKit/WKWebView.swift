// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// An opaque view with its address and its history; no page is loaded, and each load succeeds at once,
/// but for those of a scheme with a handler, which end when the handler says so.
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
  open var themeColor: UIColor? { nil }
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  public let backForwardList = WKBackForwardList()

  // MARK: Without effect

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var pageZoom: CGFloat = 1
  open var mediaType: String?

  // MARK: The history

  private var task: SchemeTask?

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

  /// Shows the text of a page as if it came from a request.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    guard let url = request.url else { return WKNavigation() }
    return show(url, request, .other, text: string) { self.backForwardList.push(url) }
  }

  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    loadSimulatedRequest(request, responseHTML: String(decoding: data, as: UTF8.self))
  }

  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { load(request) ?? WKNavigation() }

  /// The history, with which another web view shows the same page.
  open var interactionState: Any? {
    get { History(items: backForwardList.items, position: backForwardList.position) }
    set {
      guard let history = newValue as? History else { return }
      backForwardList.replace(with: history.items, at: history.position)
      if let item = backForwardList.currentItem { go(to: item) }
    }
  }

  private struct History {
    let items: [WKBackForwardListItem]
    let position: Int
  }

  /// Ends the load of a page by the handler of its scheme; each other load has ended.
  open func stopLoading() {
    guard let task else { return }
    self.task = nil
    task.cancel()
    handler(of: task.request)?.webView(self, stop: task)
    tellLoading(false)
  }

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

  @discardableResult
  private func show(
    _ url: URL, _ request: URLRequest, _ kind: WKNavigationType, text: String? = nil,
    _ keep: @escaping () -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    let action = WKNavigationAction(self, request, kind)
    let decide: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self else { return }
      switch policy {
      case .cancel: break
      case .allow: visit(url, request, text, navigation, keep)
      case .download:
        let download = WKDownload(self, request)
        navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
      }
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

  private func visit(
    _ url: URL, _ request: URLRequest, _ text: String?, _ navigation: WKNavigation,
    _ keep: () -> Void
  ) {
    stopLoading()
    begin(navigation)
    keep()
    self.url = url
    accessibilityLabel = text ?? url.absoluteString
    guard text == nil, let handler = handler(of: request) else { return finish(navigation) }
    let task = SchemeTask(request) { [weak self] in self?.end(navigation, with: $0) }
    self.task = task
    handler.webView(self, start: task)
  }

  private func handler(of request: URLRequest) -> (any WKURLSchemeHandler)? {
    request.url?.scheme.flatMap(configuration.urlSchemeHandler(forURLScheme:))
  }

  private func end(_ navigation: WKNavigation, with result: Result<Data, any Error>) {
    task = nil
    switch result {
    case .success(let data):
      accessibilityLabel = String(decoding: data, as: UTF8.self)
      finish(navigation)
    case .failure(let error):
      tellLoading(false)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  private func begin(_ navigation: WKNavigation) {
    tellLoading(true)
    tellProgress(0.1)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  private func finish(_ navigation: WKNavigation) {
    rehearsalDidChange(self, \WKWebView.url, named: "URL")
    rehearsalDidChange(self, \WKWebView.title, named: "title")
    rehearsalDidChange(self, \WKWebView.canGoBack, named: "canGoBack")
    rehearsalDidChange(self, \WKWebView.canGoForward, named: "canGoForward")
    navigationDelegate?.webView(self, didCommit: navigation)
    tellProgress(1)
    tellLoading(false)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func tellLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    rehearsalDidChange(self, \WKWebView.isLoading, named: "loading")
  }

  private func tellProgress(_ progress: Double) {
    estimatedProgress = progress
    rehearsalDidChange(self, \WKWebView.estimatedProgress, named: "estimatedProgress")
  }
}
