import CrewShared

extension CrewLink {
  /// The tab that shows the link's screen; nil for a screen of sign-in.
  var tab: MainTab? {
    switch self {
    case .shifts, .shift, .job: .shifts
    case .trip: .trips
    case .task, .newTask: .tasks
    case .chat, .profile: .chat
    case .account: .account
    case .password: nil
    }
  }
}
