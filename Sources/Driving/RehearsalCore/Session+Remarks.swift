import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Notes how long an act waited for its element.
  func remarkWait(_ action: Action.Touch) {
    guard lastWait > .zero else { return }
    remarks.append("\(action.participle) after \(lastWait.spoken)")
  }

  /// Notes the timers that `settle` leaves running.
  func remarkTimers() {
    remarks += device.clock.pending.prefix(5).map { "still running: \($0)" }
  }

  /// The beginning of a remark on an event from outside that the app did not handle.
  package static let unhandled = "nobody handled"

  /// Notes an event from outside that the app did not handle.
  func remarkUnhandled(_ action: Action.Outside, in application: UIApplication) {
    switch action {
    case .open(let url): remarkUnhandled(url: url, in: application)
    case .push: remarkUnhandledPush()
    case .shortcut(let type):
      let near = Nearest.to(type, among: shortcutTypes).filter { $0 != type }.map(\.scriptQuoted)
      let question = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
      remarks.append(
        "\(Self.unhandled) the quick action \(type.scriptQuoted): "
          + "application(_:performActionFor:completionHandler:) answered false" + question)
    }
  }
}

extension Session {
  /// Notes a notification that neither the user nor the app's delegate gets.
  func remarkUnhandledPush() {
    let reason =
      device.deliversRemoteNotifications
      ? "it has no alert to show, and the app's delegate did not take it"
      : "the app unregistered from remote notifications, as when its user declines them"
    remarks.append("\(Self.unhandled) the push: \(reason)")
  }

  /// Notes a URL that the app did not handle.
  func remarkUnhandled(url: String, in application: UIApplication) {
    let hasScene = application.connectedScenes.contains { $0.delegate != nil }
    let reason =
      hasScene
      ? "the scene's delegate has no scene(_:openURLContexts:)"
      : "application(_:open:options:) answered false"
    remarks.append("\(Self.unhandled) the URL \(url): \(reason)")
  }
}

extension Action.Touch {
  /// The past participle of the action, for a remark.
  fileprivate var participle: String {
    switch self {
    case .tap: "tapped"
    case .doubleTap: "tapped twice"
    case .longPress: "pressed"
    case .type: "typed"
    case .clear: "cleared"
    case .set: "set"
    case .swipeLeft, .swipeRight: "swiped"
    case .scroll: "scrolled"
    case .submit, .press, .back, .swipeBack, .swipeBackCancelled, .swipeDown, .swipeDownCancelled,
      .refresh:
      "done"
    }
  }
}
