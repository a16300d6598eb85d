import Foundation
import PropsMVVM

/// A message as the server tells it.
nonisolated struct Message: Decodable, Equatable {
  let id: String
  let body: String
  let senderID: String
  let senderName: String
  let sentAt: Date
}

/// Somebody in the crew, as the server tells it.
nonisolated struct User: Codable, Equatable {
  let id: String
  let name: String
  let role: String
  let phone: String
}

/// All messages.
struct TeamMessagesTarget: NetworkTarget {
  typealias Response = [Message]

  let path = "/messages"
}

/// A new message.
struct SendMessageTarget: NetworkTarget {
  typealias Response = Message

  let text: String

  let method = "POST"
  let path = "/messages"

  var body: Data? {
    try? JSONEncoder().encode(["body": text])
  }
}

/// Somebody's profile.
struct UserTarget: NetworkTarget {
  typealias Response = User

  let id: String

  var path: String { "/profiles/\(id)" }
}
