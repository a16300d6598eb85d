public import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// Returns whether a condition holds now.
  ///
  /// The check runs after every event, so it does not build a ``Screen``.
  func holds(_ subject: Expectation.Subject) -> Bool {
    switch subject {
    case .screen(let name): screenName == name
    case .title(let text): title == text
    case .element(let query): hasElement(query)
    case .state(let query, let state, let isExpected):
      element(query, for: .tap).map { $0.isIn(state) == isExpected } ?? false
    case .attribute(let query, let attribute, let text):
      element(query, for: .tap)?.attribute(attribute) == text
    case .count(let query, let comparison, let count):
      comparison.holds(between: self.count(query), and: count)
    case .alert(let text): alertMatches(text, isActionSheet: false)
    case .sheet(let text): alertMatches(text, isActionSheet: true)
    case .banner(let text): bannerMatches(text)
    case .path(let names): path == names
    case .props(let path, let comparison, let expected):
      props?[path].map { comparison.holds(between: $0, and: expected) } ?? false
    case .request(let method, let path, let json): hasSent(method, path, json)
    case .storage(let key, let comparison, let text): storageHolds(key, comparison, text)
    case .event(let name): device.log.contains(name)
    case .coordinator(let name): Lifetimes.tree.contains { $0.name == name }
    case .leaks: hasLeaks
    case .findings: !device.findings.all.isEmpty
    }
  }

  /// The objects that have leaked.
  public var leaks: [Leak] {
    makeCurrent()
    return Lifetimes.leaks
  }

  /// Whether an object has leaked; cheaper than ``leaks``.
  package var hasLeaks: Bool {
    makeCurrent()
    return !Lifetimes.isClean
  }

  /// Returns the visible elements that match a query.
  private func visibleMatches(_ query: ElementQuery, for intent: Intent? = nil)
    -> [any AccessibleElement]
  {
    for layer in layers(for: query.scope) where layer.isVisible {
      let found = layer.finder(in: query.scope).matches(query, for: intent)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the number of elements that match a query, with the cells out of view.
  func count(_ query: ElementQuery) -> Int {
    guard query.matchesAllCells else { return visibleMatches(query).count }
    let lists = visibleLists
    return lists.isEmpty ? visibleMatches(query).count : lists.reduce(0) { $0 + $1.cellCount }
  }

  private var visibleLists: [any ScrollingElement] {
    visibleLayers.filter(\.isVisible).flatMap(\.lists)
  }

  /// Returns the first visible element that matches a query, or the one at its index.
  ///
  /// The index of a cell is its place in the list, as for an act, if one list is visible.
  func element(_ query: ElementQuery, for intent: Intent? = nil) -> (any AccessibleElement)? {
    if let position = query.cellPosition {
      let lists = visibleLists
      if lists.count == 1 { return lists[0].loadedCell(at: position) }
    }
    let found = visibleMatches(query, for: intent)
    guard let index = query.index else { return found.first }
    return found.indices.contains(index - 1) ? found[index - 1] : nil
  }

  private func hasElement(_ query: ElementQuery) -> Bool {
    if element(query) != nil { return true }
    guard query.type == nil, query.index == nil, query.containing == nil, let text = query.text
    else { return false }
    return layers(for: query.scope).contains { layer in
      layer.isVisible && layer.finder(in: query.scope).showsValue(text)
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
        && (json.map { exchange.request.covers($0) } ?? true)
    }
  }

  private func storageHolds(_ key: String, _ comparison: Comparison, _ text: String?) -> Bool {
    guard let stored = device.storage.string(forKey: key) else { return false }
    guard let text else { return true }
    return comparison.holds(between: stored, and: text)
  }
}

extension AccessibleElement {
  /// Returns whether the element is in a state.
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

  /// Returns the text of an attribute; the empty text if it is nil.
  func attribute(_ attribute: ElementAttribute) -> String {
    switch attribute {
    case .value: elementValue ?? ""
    case .label: elementLabel
    case .placeholder: elementPlaceholder ?? ""
    }
  }
}

extension HTTPRequest {
  /// Returns whether the body is JSON that has at least the members of a value.
  fileprivate func covers(_ json: PropsValue) -> Bool {
    (try? PropsValue(json: body))?.covers(json) ?? false
  }
}
