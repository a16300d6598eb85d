/// The content of the team chat.
nonisolated struct TeamChatProps: Equatable {
  /// A row of the message list.
  struct Message: Equatable {
    let id: String
    let body: String
    let senderName: String
    let time: String

    /// `pending`, `sent` or `failed` for the user's own messages; nil for others.
    let status: String?

    /// Whether the message can be sent again.
    var canRetry: Bool { status == "failed" }
  }

  let title: String
  let messages: [Message]
  let draft: String
  let canSend: Bool
}
