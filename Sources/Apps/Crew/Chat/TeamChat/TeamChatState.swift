import CrewShared
import Foundation

/// The state of the team chat's view model.
struct TeamChatState: Equatable {
  var remote: [Message] = []
  var outbox: [LocalMessage] = []
  var isLoading = true
  var draft = ""
}

extension TeamChatState {
  /// A change of the state.
  enum Action {
    case loaded([Message])
    case loadingFailed
    case outboxChanged([LocalMessage])
    case draftChanged(String)
    case draftSent
  }

  /// Returns the state after an action.
  static func reduce(_ state: TeamChatState, _ action: Action) -> TeamChatState {
    var state = state
    switch action {
    case .loaded(let messages):
      state.remote = messages
      state.isLoading = false
    case .loadingFailed: state.isLoading = false
    case .outboxChanged(let outbox): state.outbox = outbox
    case .draftChanged(let draft): state.draft = draft
    case .draftSent: state.draft = ""
    }
    return state
  }

  /// Whether the draft is not blank.
  var canSend: Bool { draft.contains { !$0.isWhitespace } }

  /// Returns the props for the signed-in user, who is the sender of the outbox's messages.
  func props(userID: String?) -> TeamChatProps {
    TeamChatProps(
      title: isLoading ? "Loading".localized : "Team Chat".localized,
      messages: visibleRemote.map { Self.props(of: $0, userID: userID) }
        + outbox.map {
          Self.props(
            of: $0, sender: senderName(userID), avatar: ownMessage(userID)?.senderAvatarURL)
        },
      draft: draft, canSend: canSend)
  }

  /// Returns the id of a message's sender, given the message's id in the props.
  func senderID(of messageID: String, userID: String?) -> String? {
    remote.first { $0.id == messageID }?.senderID ?? userID
  }

  /// Returns the user's name from the server's messages, or `You` if there is none.
  private func senderName(_ userID: String?) -> String {
    ownMessage(userID)?.senderName ?? "You".localized
  }

  private func ownMessage(_ userID: String?) -> Message? {
    remote.last { $0.senderID == userID }
  }

  /// The server's messages without those that the outbox already shows.
  private var visibleRemote: [Message] {
    remote.filter { message in !outbox.contains { $0.status == .sent(id: message.id) } }
  }

  private static func props(of message: Message, userID: String?) -> TeamChatProps.Message {
    TeamChatProps.Message(
      id: message.id, body: message.body, senderName: message.senderName,
      senderAvatarURL: message.senderAvatarURL, createdAt: message.sentAt,
      status: message.senderID == userID ? .sent : nil)
  }

  private static func props(
    of message: LocalMessage, sender: String, avatar: URL?
  ) -> TeamChatProps.Message {
    TeamChatProps.Message(
      id: message.id.uuidString, body: message.body, senderName: sender,
      senderAvatarURL: avatar, createdAt: message.createdAt, status: message.status.props,
      failureReason: message.status.failureReason,
      canRetry: message.status.failureReason != nil)
  }
}

extension LocalMessage.Status {
  fileprivate var props: TeamChatProps.Message.Status {
    switch self {
    case .pending: .pending
    case .sent: .sent
    case .failed: .failed
    }
  }
}
