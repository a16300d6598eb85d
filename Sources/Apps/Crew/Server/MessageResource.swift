import Foundation
import HeadlessDevice

/// The crew's chat.
final class MessageResource {
  private struct ServerMessage: Encodable, Identifiable {
    let id: String
    let body: String
    let senderID: String
    let senderName: String
    let sentAt: String

    /// The messages every server begins with.
    static let all = Ledger([
      ServerMessage(
        id: "m1", body: "Who has the keys?", senderID: "u2", senderName: "Bilal Öz",
        sentAt: "2026-01-05T08:40:00Z"),
      ServerMessage(
        id: "m2", body: "Bar two.", senderID: "u3", senderName: "Chen Wei",
        sentAt: "2026-01-05T08:42:00Z"),
      ServerMessage(
        id: "m3", body: "On my way.", senderID: "u1", senderName: "Ann Bakker",
        sentAt: "2026-01-05T08:45:00Z"),
    ])
  }

  private struct NewMessage: Decodable {
    let body: String
  }

  private let people: People
  private var messages = ServerMessage.all

  init(people: People) {
    self.people = people
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/messages") { [self] _ in messages.list },
      Endpoint("POST", "/messages", answer: post),
    ]
  }

  private func post(_ call: Call) -> HTTPResponse {
    guard let new = call.json(NewMessage.self), !new.body.isEmpty,
      let person = people.person(call.userID ?? "")
    else { return .refusal(400, "A message needs text.") }
    let message = ServerMessage(
      id: "m\(messages.entries.count + 1)", body: new.body, senderID: person.id,
      senderName: person.name, sentAt: Device.current.date.ISO8601Format())
    messages.entries.append(message)
    return .ok(message, status: 201)
  }
}
