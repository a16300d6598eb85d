public import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// Whether something can be seen now; no screen value is built, since this runs after every event.
  func holds(_ subject: Expectation.Subject) -> Bool {
    switch subject {
    case .screen(let name): screenName == name
    case .title(let title): titleNow == title
    case .element(let query): hasElement(query)
    case .state(let query, let state, let wanted):
      element(query, for: .tap).map { $0.isIn(state) == wanted } ?? false
    case .attribute(let query, let attribute, let text):
      element(query, for: .tap)?.attribute(attribute) == text
    case .count(let query, let comparison, let count):
      comparison.holds(between: self.count(query), and: count)
    case .alert(let text): alertMatches(text, isActionSheet: false)
    case .sheet(let text): alertMatches(text, isActionSheet: true)
    case .banner(let text): bannerMatches(text)
    case .path(let names): path == names
    case .props(let path, let comparison, let wanted):
      props?[path].map { comparison.holds(between: $0, and: wanted) } ?? false
    case .request(let method, let path, let json): hasSent(method, path, json)
    case .storage(let key, let comparison, let text): storageHolds(key, comparison, text)
    case .event(let name): device.log.contains(name)
    case .coordinator(let name): Lifetimes.tree.contains { $0.name == name }
    case .leaks: !isClean
    case .findings: !device.findings.all.isEmpty
    case .snapshot: false
    }
  }

  /// All that left and still lives.
  public var leaks: [Leak] {
    Device.current = device
    return Lifetimes.leaks
  }

  /// Whether nothing that left still lives.
  private var isClean: Bool {
    Device.current = device
    return Lifetimes.isClean
  }

  /// The title of the screen that is up.
  var titleNow: String? { application?.topViewController.flatMap(title) }

  /// What the screen that is up was rendered from.
  var props: PropsValue? {
    application?.topViewController?.rehearsalProps.map(PropsValue.init(reflecting:))
  }

  /// All elements in sight that a query means.
  func seen(_ query: ElementQuery, for intent: Intent? = nil) -> [any AccessibleElement] {
    for layer in layers(for: query.scope) where layer.isSeen {
      let found = layer.finder(narrowedBy: query.scope).matches(query, for: intent)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// How many elements a query means; of the cells of a list, also those not in sight.
  func count(_ query: ElementQuery) -> Int {
    guard query.meansAllCells else { return seen(query).count }
    let lists = visibleLayers.filter(\.isSeen).flatMap(\.lists)
    return lists.isEmpty ? seen(query).count : lists.reduce(0) { $0 + $1.cellCount }
  }

  /// The element in sight that a query means; with several, the first.
  func element(_ query: ElementQuery, for intent: Intent? = nil) -> (any AccessibleElement)? {
    let found = seen(query, for: intent)
    guard let index = query.index else { return found.first }
    return found.indices.contains(index - 1) ? found[index - 1] : nil
  }

  private func hasElement(_ query: ElementQuery) -> Bool {
    if element(query) != nil { return true }
    guard query.type == nil, query.index == nil, query.containing == nil, let text = query.text
    else { return false }
    return layers(for: query.scope).contains { layer in
      layer.isSeen && layer.finder(narrowedBy: query.scope).showsValue(text)
    }
  }

  private func alertMatches(_ text: String?, isActionSheet: Bool) -> Bool {
    guard let alert = alertController,
      (alert.preferredStyle == .actionSheet) == isActionSheet
    else { return false }
    guard let text else { return true }
    return alert.title == text || alert.message == text
  }

  private func bannerMatches(_ text: String?) -> Bool {
    guard let banner else { return false }
    return text == nil || banner.text == text || banner.title == text || banner.body == text
  }

  private func hasSent(_ method: String, _ path: String, _ json: PropsValue?) -> Bool {
    device.network.exchanges.contains { exchange in
      exchange.request.method == method
        && Stub.path(exchange.request.path, matches: path)
        && (json.map { exchange.request.holds($0) } ?? true)
    }
  }

  private func storageHolds(_ key: String, _ comparison: Comparison, _ text: String?) -> Bool {
    guard let stored = device.storage.string(forKey: key) else { return false }
    guard let text else { return true }
    return comparison.holds(between: stored, and: text)
  }
}

extension AccessibleElement {
  /// Whether the element is in a state.
  func isIn(_ state: ElementState) -> Bool {
    switch state {
    case .enabled: elementIsEnabled
    case .disabled: !elementIsEnabled
    case .selected: elementIsSelected
    case .focused: elementHasFocus
    case .on: elementValue == "on"
    case .off: elementValue == "off"
    }
  }

  /// The text of an attribute; an empty value counts as empty text.
  func attribute(_ attribute: ElementAttribute) -> String {
    switch attribute {
    case .value: elementValue ?? ""
    case .label: elementLabel
    case .placeholder: elementPlaceholder ?? ""
    }
  }
}

extension HTTPRequest {
  /// Whether the body is JSON that has all of a value in it.
  func holds(_ json: PropsValue) -> Bool {
    (try? PropsValue(json: body))?.covers(json) ?? false
  }
}
