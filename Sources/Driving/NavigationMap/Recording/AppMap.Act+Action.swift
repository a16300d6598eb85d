import Foundation
import RehearsalCore

extension AppMap.Act {
  /// Creates the act of an action; nil if the action only lets time pass.
  ///
  /// Typed texts and values are left out: they may be secret, and lead to the same screen.
  init?(_ action: Action) {
    switch action {
    case .time: return nil
    case .process(.launch): self.init("launch", .launch)
    case .process(let process): self.init(process.description, .system, process.description)
    case .outside(.open(let url)): self.init("open", .link, url)
    case .outside(.push(let json)): self.init("push", .push, Self.text(ofPush: json))
    case .outside(.shortcut(let type)): self.init("shortcut", .shortcut, type)
    case .touch(let touch), .limited(let touch, _): self.init(Self.gesture(touch))
    }
  }

  private static func gesture(_ touch: Action.Touch) -> String {
    switch touch {
    case .tap: "tap"
    case .doubleTap: "doubletap"
    case .longPress: "longpress"
    case .type: "type"
    case .clear: "clear"
    case .set: "set"
    case .swipeLeft: "swipe left"
    case .swipeRight: "swipe right"
    case .scroll: "scroll"
    case .submit, .press, .back, .swipeBack, .swipeBackCancelled, .swipeDown, .swipeDownCancelled,
      .refresh:
      touch.description
    }
  }

  /// Returns the alert's text of a notification.
  private static func text(ofPush json: String) -> String? {
    guard let payload = try? PropsValue(json: json),
      let alert = payload[PropsPath([.member("aps"), .member("alert")])]
    else { return nil }
    if case .string(let text) = alert { return text }
    for name in ["title", "body"] {
      if case .string(let text)? = alert[PropsPath([.member(name)])] { return text }
    }
    return nil
  }
}
