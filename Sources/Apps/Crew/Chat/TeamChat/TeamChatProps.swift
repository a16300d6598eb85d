import Foundation

/// The content of the team chat.
nonisolated struct TeamChatProps: Equatable {
  /// A row of the message list.
  struct Message: Equatable {
    /// The state of sending one of the user's own messages.
    enum Status: Equatable {
      case pending, sent, failed
    }

    let id: String
    let body: String
    let senderName: String
    var senderAvatarURL: URL?
    let createdAt: Date

    /// The state of sending; nil for the messages of others.
    var status: Status?

    /// The reason why sending failed; nil unless it did.
    var failureReason: String?

    /// Whether the message can be sent again.
    var canRetry = false
  }

  let title: String
  let messages: [Message]
  let draft: String
  let canSend: Bool
}
