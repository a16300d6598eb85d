import HeadlessUIKit
import RehearsalCore
import Testing

/// A link, a push or a quick action, with its target.
nonisolated struct ExternalAction: CustomTestStringConvertible, Sendable {
  /// The kind of an external action.
  enum Kind { case link, push, shortcut }

  let kind: Kind
  let text: String
  /// The screen that it opens; nil for an invalid link.
  let target: LinkTarget?

  var testDescription: String { "\(kind) \(text)" }
}

extension ExternalAction {
  @MainActor private static let validLinks: [(String, LinkTarget)] = [
    ("crew://shifts", .shifts), ("crew://shifts/s4", .shift), ("crew://shifts/s3/job", .job),
    ("crew://trips/t1", .trip), ("crew://tasks/k3", .task), ("crew://tasks/new", .newTask),
    ("crew://chat", .chat), ("crew://profile/u2", .profile), ("crew://account", .account),
  ]

  @MainActor private static let invalidLinks = [
    "crew://nowhere", "crew://shifts/s9", "crew://shifts/s9/job", "crew://trips/t9",
    "crew://tasks/k9", "crew://profile/u9", "crew://chat/m1",
    "crew://shifts/s1%2Fjob", "crew://password",
  ]

  @MainActor private static let shortcuts: [(String, LinkTarget)] = [
    ("new-task", .newTask), ("open-chat", .chat),
  ]

  /// Every valid link.
  @MainActor static let links = validLinks.map { ExternalAction(kind: .link, text: $0, target: $1) }

  /// Every quick action of the app.
  @MainActor static let quickActions = shortcuts.map {
    ExternalAction(kind: .shortcut, text: $0, target: $1)
  }

  /// Every valid link, alone and in a push, and every quick action.
  @MainActor static let all =
    links + validLinks.map { ExternalAction(kind: .push, text: $0, target: $1) } + quickActions

  /// Invalid links, alone and in a push.
  @MainActor static let invalid = [Kind.link, .push].flatMap { kind in
    invalidLinks.map { ExternalAction(kind: kind, text: $0, target: nil) }
  }

  /// Delivers the action to the app; a push's banner is tapped.
  @MainActor func deliver(to session: Session) throws {
    switch kind {
    case .link: try session.perform(.open(url: text))
    case .shortcut: try session.perform(.shortcut(text))
    case .push:
      try session.perform(.push(json: #"{"aps": {"alert": "New"}, "link": "\#(text)"}"#))
      try session.perform(.tap(ElementQuery(type: .banner)))
    }
  }
}
