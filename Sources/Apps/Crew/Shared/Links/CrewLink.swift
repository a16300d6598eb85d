package import Coordination
package import HeadlessUIKit

/// A deep link into the app, such as `crew://shifts/s1/job`.
package enum CrewLink: Equatable {
  case shifts
  case shift(id: String)
  case job(shiftID: String)
  case trip(id: String)
  case task(id: String)
  case newTask
  case chat
  case profile(id: String)
  case account
  case password

  /// Creates the link of an action; nil for another action.
  package init?(_ action: CoordinatorAction) {
    guard case .open(let url) = action else { return nil }
    self.init(url)
  }

  /// Creates a link from a URL; nil for a URL that the app does not support.
  package init?(_ url: URL) {
    guard url.scheme?.lowercased() == "crew", let host = url.host?.lowercased() else { return nil }
    let rest = url.path(percentEncoded: true).split(separator: "/").map(String.init)
    switch (host, rest.count) {
    case ("shifts", 0): self = .shifts
    case ("shifts", 1): self = .shift(id: rest[0])
    case ("shifts", 2) where rest[1] == "job": self = .job(shiftID: rest[0])
    case ("trips", 1): self = .trip(id: rest[0])
    case ("tasks", 1) where rest[0] == "new": self = .newTask
    case ("tasks", 1): self = .task(id: rest[0])
    case ("chat", 0): self = .chat
    case ("profile", 1): self = .profile(id: rest[0])
    case ("account", 0): self = .account
    case ("password", 0): self = .password
    default: return nil
    }
  }

  /// The action that opens the link; nil if an id of it cannot be part of a URL.
  package var action: CoordinatorAction? {
    URL(string: "crew://" + path).map { .open($0) }
  }

  private var path: String {
    switch self {
    case .shifts: "shifts"
    case .shift(let id): "shifts/\(id)"
    case .job(let id): "shifts/\(id)/job"
    case .trip(let id): "trips/\(id)"
    case .task(let id): "tasks/\(id)"
    case .newTask: "tasks/new"
    case .chat: "chat"
    case .profile(let id): "profile/\(id)"
    case .account: "account"
    case .password: "password"
    }
  }

  /// The path of the resource that must exist on the server; nil for a link that names none.
  package var resource: String? {
    switch self {
    case .shift(let id), .job(let id): "/shifts/\(id)"
    case .trip(let id): "/trips/\(id)"
    case .task(let id): "/tasks/\(id)"
    case .profile(let id): "/profiles/\(id)"
    case .shifts, .newTask, .chat, .account, .password: nil
    }
  }
}
