import Foundation
import HeadlessDevice

/// The endpoints of the team chat's messages.
final class MessageResource {
  private struct ServerMessage: Encodable, Identifiable {
    let id: String
    let body: String
    let senderID: String
    let senderName: String
    let senderAvatarURL: String
    let sentAt: String

    /// The initial messages.
    static let all = ResourceList([
      ServerMessage(
        id: "m1", body: "Who has the keys?", senderID: "u2", senderName: "Bilal Öz",
        senderAvatarURL: ProfileResource.avatar(of: "u2"),
        sentAt: "2026-01-05T08:40:00Z"),
      ServerMessage(
        id: "m2", body: "Bar two.", senderID: "u3", senderName: "Chen Wei",
        senderAvatarURL: ProfileResource.avatar(of: "u3"),
        sentAt: "2026-01-05T08:42:00Z"),
      ServerMessage(
        id: "m3", body: "On my way.", senderID: "u1", senderName: "Ann Bakker",
        senderAvatarURL: ProfileResource.avatar(of: "u1"),
        sentAt: "2026-01-05T08:45:00Z"),
    ])
  }

  private struct NewMessage: Decodable {
    let body: String
  }

  private let profiles: ProfileResource
  private var messages = ServerMessage.all

  init(profiles: ProfileResource) {
    self.profiles = profiles
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/messages") { [self] _ in messages.listResponse },
      Endpoint("POST", "/messages", handler: post),
    ]
  }

  private func post(_ request: ServerRequest) -> HTTPResponse {
    guard let new = request.json(NewMessage.self), !new.body.isEmpty,
      let profile = profiles.profile(request.userID ?? "")
    else { return .error(400, "A message needs text.") }
    let message = ServerMessage(
      id: "m\(messages.entries.count + 1)", body: new.body, senderID: profile.id,
      senderName: profile.name, senderAvatarURL: profile.avatarURL,
      sentAt: Device.current.date.ISO8601Format())
    messages.entries.append(message)
    return .ok(message, status: 201)
  }
}
