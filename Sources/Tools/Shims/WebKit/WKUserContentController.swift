// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The scripts of pages, their receivers and the lists of blocked content; no script runs.
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []

  private var handlers: [Handler] = []
  private var ruleLists: [WKContentRuleList] = []

  private struct Handler {
    let name: String
    let world: WKContentWorld
    let object: AnyObject
  }

  public override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  // MARK: Receivers of messages

  /// Retains a receiver, as WebKit does; no message comes.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { keep(scriptMessageHandler, world, name) }

  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { keep(scriptMessageHandlerWithReply, contentWorld, name) }

  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers.removeAll { $0.name == name && $0.world === contentWorld }
  }

  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers.removeAll { $0.world === contentWorld }
  }

  open func removeAllScriptMessageHandlers() { handlers = [] }

  private func keep(_ object: AnyObject, _ world: WKContentWorld, _ name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: world)
    handlers.append(Handler(name: name, world: world, object: object))
  }

  // MARK: Blocked content

  /// Retains a list; nothing is loaded, so nothing is blocked.
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
  }
  open func removeAllContentRuleLists() { ruleLists = [] }
}
