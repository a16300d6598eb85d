// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// A list of blocked content; nothing is loaded, so it blocks nothing.
open class WKContentRuleList: NSObject {
  public let identifier: String!

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// The lists of blocked content, which are kept in memory.
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()

  open class func `default`() -> WKContentRuleListStore! { shared }

  private var lists: [String: WKContentRuleList] = [:]

  override init() { super.init() }

  public convenience init!(url: URL) { self.init() }

  /// Keeps a list if its text is an array in JSON; its rules are not read.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) { answer(completionHandler) { try self.compile(identifier, encodedContentRuleList) } }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compile(identifier, encodedContentRuleList) }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) { answer(completionHandler) { try self.find(identifier) } }

  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try find(identifier)
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor ((any Error)?) -> Void)!
  ) {
    answer({ completionHandler?($1) }) {
      try self.remove(identifier)
      return nil
    }
  }

  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try remove(identifier)
  }

  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor ([String]?) -> Void)!
  ) { Ported.async { completionHandler?(self.lists.keys.sorted()) } }

  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }

  // MARK: The lists

  private func compile(_ identifier: String?, _ text: String?) throws -> WKContentRuleList {
    let rules = try? JSONSerialization.jsonObject(with: Data((text ?? "").utf8))
    guard let identifier, rules is [Any] else {
      throw WKError(.contentRuleListStoreCompileFailed)
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    return list
  }

  private func find(_ identifier: String?) throws -> WKContentRuleList {
    guard let list = identifier.flatMap({ lists[$0] }) else {
      throw WKError(.contentRuleListStoreLookUpFailed)
    }
    return list
  }

  private func remove(_ identifier: String?) throws {
    guard let identifier, lists.removeValue(forKey: identifier) != nil else {
      throw WKError(.contentRuleListStoreRemoveFailed)
    }
  }

  private func answer(
    _ completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)?,
    _ work: () throws -> WKContentRuleList?
  ) {
    let result = Result { try work() }
    Ported.async {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }
}
