/// All that the chat shows.
nonisolated struct TeamChatProps: Equatable {
  /// One message.
  struct Message: Equatable {
    let id: String
    let body: String
    let senderName: String
    let time: String

    /// For one's own: `pending`, `sent` or `failed`.
    let status: String?

    /// Whether it can be sent again.
    var canRetry: Bool { status == "failed" }
  }

  let title: String
  let messages: [Message]
  let draft: String
  let canSend: Bool
}
