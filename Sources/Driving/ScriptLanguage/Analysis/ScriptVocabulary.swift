import HeadlessUIKit
import RehearsalCore

/// The names that scripts use: elements, screens, coordinators, keys and events.
package struct ScriptVocabulary {
  /// The number of names of a kind that are kept.
  private static let limit = 200

  private var elements: [Screen.Element] = []
  private var screens: [String] = []
  private var coordinators: [String] = []
  private var events: [String] = []
  private var keys: [String] = []
  private var paths: [String] = []
  private var links: [String] = []
  private var known: Set<String> = []

  /// Collects the names of a document.
  init(_ document: Document) {
    for scene in document.scenes {
      for step in scene.steps { add(step.work) }
      for key in scene.settings.launch.keys.sorted() { add(key, "key", to: \.keys) }
    }
  }

  /// Joins the names of several documents.
  package init(_ vocabularies: [ScriptVocabulary]) {
    for other in vocabularies {
      for element in other.elements { add(element) }
      for name in other.screens { add(name, "screen", to: \.screens) }
      for name in other.coordinators { add(name, "coordinator", to: \.coordinators) }
      for name in other.events { add(name, "event", to: \.events) }
      for name in other.keys { add(name, "key", to: \.keys) }
      for name in other.paths { add(name, "path", to: \.paths) }
      for name in other.links { add(name, "link", to: \.links) }
    }
  }

  /// The names as the context of a completion in a script.
  package var completionContext: CompletionContext {
    var context = CompletionContext(screen: Screen(elements: elements))
    context.isScript = true
    context.screens = screens
    context.coordinators = { [coordinators] in coordinators }
    context.events = { [events] in events }
    context.storage = { [keys] in keys.map { ($0, "") } }
    context.requestPaths = { [paths] in paths }
    context.links = { [links] in links }
    return context
  }
}

extension ScriptVocabulary {
  private mutating func add(_ work: Step.Work) {
    switch work {
    case .act(.touch(let touch)), .act(.limited(let touch, _)): add(touch)
    case .act(.outside(.open(let url))): add(url, "link", to: \.links)
    case .act(.process(.launch(let values))):
      for key in values.keys.sorted() { add(key, "key", to: \.keys) }
    case .act, .expectSnapshot: break
    case .arrange(.storage(let key, _)): add(key, "key", to: \.keys)
    case .arrange: break
    case .expect(let expectation): add(expectation.subject)
    case .repeated(_, let steps): for step in steps { add(step.work) }
    }
  }

  private mutating func add(_ touch: Action.Touch) {
    switch touch {
    case .tap(let query), .doubleTap(let query), .longPress(let query), .clear(let query),
      .swipeLeft(let query), .swipeRight(let query), .scroll(let query):
      add(query, as: .button)
    case .type(_, let query): if let query { add(query, as: .textField) }
    case .set(let query, _): add(query, as: .switch)
    default: break
    }
  }

  private mutating func add(_ subject: Expectation.Subject) {
    switch subject {
    case .screen(let name): add(name, "screen", to: \.screens)
    case .path(let names): for name in names { add(name, "screen", to: \.screens) }
    case .element(let query), .state(let query, _, _), .attribute(let query, _, _),
      .count(let query, _, _):
      add(query, as: .staticText)
    case .coordinator(let name): add(name, "coordinator", to: \.coordinators)
    case .event(let name): add(name, "event", to: \.events)
    case .storage(let key, _, _): add(key, "key", to: \.keys)
    case .request(_, let path, _): add(path, "path", to: \.paths)
    default: break
    }
  }

  private mutating func add(_ query: ElementQuery, as type: ElementType) {
    let label = query.text ?? query.containing ?? ""
    add(Screen.Element(type: query.type ?? type, label: label))
    if case .element(let outer) = query.scope { add(outer, as: .cell) }
  }

  private mutating func add(_ element: Screen.Element) {
    guard elements.count < Self.limit,
      known.insert("element \(element.type.rawValue) \(element.label)").inserted
    else { return }
    elements.append(element)
  }

  private mutating func add(
    _ name: String, _ kind: String, to list: WritableKeyPath<Self, [String]>
  ) {
    guard self[keyPath: list].count < Self.limit, known.insert("\(kind) \(name)").inserted else {
      return
    }
    self[keyPath: list].append(name)
  }
}
