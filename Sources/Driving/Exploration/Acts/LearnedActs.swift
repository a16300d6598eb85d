import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

/// The texts, links, notifications and quick actions that scripts contain.
struct LearnedActs {
  /// The texts by screen and field.
  private(set) var texts: [String: [String]] = [:]

  /// The links, notifications and quick actions, each once, in their order.
  private(set) var arrivals: [Action] = []

  /// The names of the screens that the scripts expect, each once, in their order.
  private(set) var screens: [String] = []

  /// Learns from scenes.
  init(_ scenes: [Scene] = []) {
    for scene in scenes {
      var screen = ""
      for step in scene.steps { learn(step.work, &screen) }
    }
  }

  private mutating func learn(_ work: Step.Work, _ screen: inout String) {
    switch work {
    case .act(.touch(let touch)), .act(.limited(let touch, within: _)): learn(touch, screen)
    case .act(let action):
      guard case .outside = action, !arrivals.contains(action) else { return }
      arrivals.append(action)
    case .expect(let expectation):
      guard !expectation.isNegated, case .screen(let name) = expectation.subject else { return }
      screen = name
      if !screens.contains(name) { screens.append(name) }
    case .repeated(_, let steps): for step in steps { learn(step.work, &screen) }
    case .arrange, .expectSnapshot: break
    }
  }

  private mutating func learn(_ touch: Action.Touch, _ screen: String) {
    switch touch {
    case .type(let text, .some(let query)): add(text, query.text ?? "", screen)
    case .type(let text, .none): add(text, TypedTexts.focused, screen)
    case .set(let query, let value): add(value, query.text ?? "", screen)
    default: break
    }
  }

  private mutating func add(_ text: String, _ field: String, _ screen: String) {
    let general = field == TypedTexts.focused ? [] : [TypedTexts.key("", field)]
    for key in [TypedTexts.key(screen, field)] + general
    where texts[key]?.contains(text) != true {
      texts[key, default: []].append(text)
    }
  }
}
