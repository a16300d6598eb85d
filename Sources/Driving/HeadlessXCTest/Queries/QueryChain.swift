/// The steps from an app to some of its elements: a query, or an element at its end.
nonisolated struct QueryChain: Sendable {
  /// One step, which replaces the elements so far.
  indirect enum Step: Sendable {
    /// All descendants of a type.
    case descendants(XCUIElement.ElementType)
    /// The children of a type.
    case children(XCUIElement.ElementType)
    /// The elements of a type with a text among their identifiers; nil for any text.
    case matching(XCUIElement.ElementType, String?)
    /// The elements that satisfy a predicate.
    case predicate(HeldPredicate)
    /// The elements with a descendant of a type and a text.
    case containing(XCUIElement.ElementType, String?)
    /// The elements with a descendant that satisfies a predicate.
    case containingPredicate(HeldPredicate)
    /// The element at an index; a negative one counts from the end.
    case index(Int)
    /// The first element.
    case first
    /// The only element.
    case only
  }

  let app: AppReference
  var steps: [Step] = []

  /// Returns the chain with another step.
  func adding(_ step: Step) -> QueryChain {
    var chain = self
    chain.steps.append(step)
    return chain
  }
}

nonisolated extension QueryChain.Step {
  /// The step as XCTest describes it; empty for the choice of an element.
  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .matching(let type, let text):
      switch (type, text) {
      case (.any, let text?): "Elements matching predicate '\"\(text)\" IN identifiers'"
      case (_, let text?): "\(type.name) elements matching predicate '\"\(text)\" IN identifiers'"
      case (_, nil): "Elements matching type \(type.name)"
      }
    case .predicate(let predicate): "Elements matching predicate '\(predicate.format)'"
    case .containing(let type, let text):
      "Elements containing elements matching type \(type.name)"
        + (text.map { " and predicate '\"\($0)\" IN identifiers'" } ?? "")
    case .containingPredicate(let predicate):
      "Elements containing elements matching predicate '\(predicate.format)'"
    case .index(let index): "Element at index \(index)"
    case .first, .only: ""
    }
  }
}

nonisolated extension QueryChain {
  /// The chain as XCTest describes it: `Descendants matching type Button → …`.
  var description: String {
    steps.map(\.description).filter { !$0.isEmpty }.joined(separator: " → ")
  }

  /// The element's name in a failure: `"Send" Button`, `Cell (Element at index 1)`.
  @MainActor var elementName: String {
    var type: XCUIElement.ElementType?
    var text: String?
    for step in steps {
      switch step {
      case .descendants(let found), .children(let found): (type, text) = (found, nil)
      case .matching(let found, let wanted):
        if found != .any { type = found }
        text = wanted ?? text
      default: break
      }
    }
    guard !steps.isEmpty else { return "\"\(app.run.name)\" Application" }
    let name = (text.map { "\"\($0)\" " } ?? "") + (type ?? .any).name
    switch steps.last {
    case .index(let index): return "\(name) (Element at index \(index))"
    case .first: return "\(name) (First Match)"
    default: return name
    }
  }
}
