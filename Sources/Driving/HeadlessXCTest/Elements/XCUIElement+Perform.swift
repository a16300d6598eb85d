import HeadlessUIKit
import RehearsalCore

extension XCUIElement {
  /// Performs a gesture on the element once it is there and nothing covers it.
  nonisolated func perform(
    _ act: String, _ gesture: ElementGesture, at place: TestPlace, takes duration: Duration = .zero
  ) {
    onMain {
      TestFailure.noticed(place)
      guard let node = hittableNode(act, for: gesture, at: place) else { return }
      send(gesture, to: node, act, at: place)
      if duration > .zero { chain.app.run.wait(duration) }
    }
  }

  /// Returns the element if a touch reaches it; handles alerts that are in the way.
  private func hittableNode(
    _ act: String, for gesture: ElementGesture, at place: TestPlace
  ) -> Snapshot.Node? {
    guard let node = soughtNode() ?? scrolledIntoView() else {
      fail(act, Resolution(chain).reason, at: place)
      return nil
    }
    guard node.isCovered else { return node }
    if Interruptions.handle(in: chain.app), let node = Resolution(chain).element, !node.isCovered {
      return node
    }
    fail(act, "Element is not hittable", at: place)
    return nil
  }

  /// Scrolls the lists of the screen until one shows the element; nil if none does.
  private func scrolledIntoView() -> Snapshot.Node? {
    guard let session = chain.app.run.session, !Resolution(chain).isAmbiguous else { return nil }
    var node: Snapshot.Node?
    session.scrollLists {
      node = Resolution(chain).element
      return node != nil
    }
    return node
  }

  /// Sends a gesture to an element that was found.
  func send(
    _ gesture: ElementGesture, to node: Snapshot.Node, _ act: String, at place: TestPlace
  ) {
    let run = chain.app.run
    do {
      switch (gesture, node.target) {
      case (.tap, .returnKey): try run.perform(.submit)
      case (.tap, .key(let text)): try run.perform(.type(text, into: nil))
      case (.tap, .screen), (.tap, .keyboard), (.doubleTap, .screen), (.longPress, .screen): return
      case (.scrollUp, .screen), (.scrollDown, .screen), (.swipeLeft, .screen),
        (.swipeRight, .screen):
        try run.performOnScreen(gesture)
      case (_, .element(let number)):
        guard node.isEnabled || !gesture.isTouch else { return }
        try run.perform(gesture, onElement: number)
      default: fail(act, "Element is not hittable", at: place)
      }
    } catch {
      fail(act, "\(error)", at: place)
    }
  }

  /// Presses a key of a hardware keyboard.
  func press(_ key: String, _ flags: KeyModifierFlags, at place: TestPlace) {
    let keys = KeyCombination(input: key == "\n" ? "\r" : key, modifiers: flags.uiKit)
    let run = chain.app.run
    guard run.session?.keyCommands.contains(where: { $0.keys == keys }) ?? false else {
      if flags.isSubset(of: [.shift, .capsLock]), key.count == 1 { typeText(key, at: place) }
      return
    }
    do {
      try run.perform(.press(keys))
    } catch {
      TestFailure.record("Failed to type key \(keys): \(error)", at: place)
    }
  }

  /// Types text into the element with the keyboard focus.
  func typeText(_ text: String, at place: TestPlace) {
    guard let target = focusedTarget(at: place) else { return }
    send(.type(text), to: target, "type into", at: place)
  }

  /// Returns the element with the keyboard focus that is this element or in it.
  nonisolated func focusedTarget(at place: TestPlace) -> Snapshot.Node? {
    onMain {
      guard soughtNode() != nil else {
        fail("type into", Resolution(chain).reason, at: place)
        return nil
      }
      let resolution = Resolution(chain)
      guard let index = resolution.found.first else { return nil }
      let nodes = resolution.snapshot.nodes
      if let focused = (index..<nodes[index].end).first(where: { nodes[$0].hasFocus }) {
        return nodes[focused]
      }
      TestFailure.record(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Element: \(nodes[index].line)", at: place)
      return nil
    }
  }

  private func fail(_ act: String, _ reason: String, at place: TestPlace) {
    TestFailure.record("Failed to \(act) \(chain.elementName): \(reason)", at: place)
  }
}

extension ElementGesture {
  /// Whether the gesture is a touch, of which a disabled control takes no notice.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .doubleTap, .longPress: true
    default: false
    }
  }
}

extension XCUIElement.KeyModifierFlags {
  /// The flags of UIKit's key commands.
  fileprivate var uiKit: UIKeyModifierFlags {
    let all: [(XCUIElement.KeyModifierFlags, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
      (.command, .command),
    ]
    return UIKeyModifierFlags(all.filter { contains($0.0) }.map(\.1))
  }
}
