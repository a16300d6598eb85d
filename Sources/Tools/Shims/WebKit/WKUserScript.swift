// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script of a page; it does not run.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
    super.init()
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
}

/// A space of names for scripts; the same name is the same world.
open class WKContentWorld: NSObject {
  private static let pageWorld = WKContentWorld(name: nil)
  private static let defaultWorld = WKContentWorld(name: nil)
  private static var worlds: [String: WKContentWorld] = [:]

  open class var page: WKContentWorld { pageWorld }
  open class var defaultClient: WKContentWorld { defaultWorld }

  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let world = WKContentWorld(name: name)
    worlds[name] = world
    return world
  }

  /// The name; nil for the world of the page and for the default one.
  public let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }
}

/// A message of a page's script; none comes.
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { NSNull() }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var webView: WKWebView? { nil }
  open var world: WKContentWorld { .page }

  /// Creates an empty message, for subclasses.
  public override init() { super.init() }
}

public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

public protocol WKScriptMessageHandlerWithReply: AnyObject {
  @preconcurrency func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

// A receiver has one of the two forms.
extension WKScriptMessageHandlerWithReply {
  @preconcurrency public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}
