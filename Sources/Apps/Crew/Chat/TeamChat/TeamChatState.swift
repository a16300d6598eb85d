import Foundation

/// What the chat's view model knows.
struct TeamChatState: Equatable {
  var remote: [Message] = []
  var outbox: [LocalMessage] = []
  var isAnswered = false
  var draft = ""
}

extension TeamChatState {
  /// What can change what the view model knows.
  enum Action {
    case loaded([Message])
    case notLoaded
    case outboxChanged([LocalMessage])
    case typed(String)
    case draftSent
  }

  /// The state after an action.
  static func reduce(_ state: TeamChatState, _ action: Action) -> TeamChatState {
    var state = state
    switch action {
    case .loaded(let messages):
      state.remote = messages
      state.isAnswered = true
    case .notLoaded: state.isAnswered = true
    case .outboxChanged(let outbox): state.outbox = outbox
    case .typed(let draft): state.draft = draft
    case .draftSent: state.draft = ""
    }
    return state
  }

  /// Whether the draft says anything.
  var canSend: Bool { draft.contains { !$0.isWhitespace } }

  /// What the state looks like to one user; who sent a message of the outbox is that user.
  func props(userID: String?) -> TeamChatProps {
    TeamChatProps(
      title: isAnswered ? "Team Chat" : "Loading",
      messages: visibleRemote.map { Self.props(of: $0, userID: userID) }
        + outbox.map { Self.props(of: $0, sender: ownName(userID)) },
      draft: draft, canSend: canSend)
  }

  /// The sender of a message by its id in the props.
  func senderID(of messageID: String, userID: String?) -> String? {
    remote.first { $0.id == messageID }?.senderID ?? userID
  }

  /// The user's name as the server writes it, once it has written it.
  private func ownName(_ userID: String?) -> String {
    remote.last { $0.senderID == userID }?.senderName ?? "You"
  }

  /// What the server has of this phone's outbox stands there already.
  private var visibleRemote: [Message] {
    remote.filter { message in !outbox.contains { $0.status == .sent(id: message.id) } }
  }

  private static func props(of message: Message, userID: String?) -> TeamChatProps.Message {
    TeamChatProps.Message(
      id: message.id, body: message.body, senderName: message.senderName,
      time: TimeText.time(of: message.sentAt),
      status: message.senderID == userID ? "sent" : nil)
  }

  private static func props(
    of message: LocalMessage, sender: String
  ) -> TeamChatProps.Message {
    TeamChatProps.Message(
      id: message.id.uuidString, body: message.body, senderName: sender,
      time: TimeText.time(of: message.createdAt), status: message.status.word)
  }
}

extension LocalMessage.Status {
  fileprivate var word: String {
    switch self {
    case .pending: "pending"
    case .sent: "sent"
    case .failed: "failed"
    }
  }
}
