import Foundation
import PropsMVVM

/// A message as the server sends it.
nonisolated struct Message: Decodable, Equatable {
  let id: String
  let body: String
  let senderID: String
  let senderName: String
  var senderAvatarURL: URL?
  let sentAt: Date
}

/// A user as the server sends it.
package nonisolated struct User: Codable, Equatable {
  let id: String
  let name: String
  let role: String
  let phone: String
  var avatarURL: URL?
}

/// The request for all messages.
struct TeamMessagesTarget: NetworkTarget {
  typealias Response = [Message]

  let path = "/messages"
}

/// The request that sends a message.
struct SendMessageTarget: NetworkTarget {
  typealias Response = Message

  let text: String

  let method = "POST"
  let path = "/messages"

  var body: Data? {
    try? JSONEncoder().encode(["body": text])
  }
}

/// The request for a user's profile.
struct UserTarget: NetworkTarget {
  typealias Response = User

  let id: String

  var path: String { "/profiles/\(id)" }
}
