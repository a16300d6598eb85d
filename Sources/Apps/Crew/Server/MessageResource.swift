import Foundation
import HeadlessDevice

/// The crew's chat.
final class MessageResource {
  private struct ServerMessage: Encodable {
    let id: String
    let body: String
    let senderID: String
    let senderName: String
    let sentAt: String
  }

  private struct NewMessage: Decodable {
    let body: String
  }

  private let people: People
  private var messages: [ServerMessage]

  init(people: People) {
    self.people = people
    messages = [
      ("m1", "u2", "Who has the keys?", "08:40"), ("m2", "u3", "Bar two.", "08:42"),
      ("m3", "u1", "On my way.", "08:45"),
    ].map { id, senderID, body, time in
      ServerMessage(
        id: id, body: body, senderID: senderID, senderName: people.person(senderID)?.name ?? "",
        sentAt: "2026-01-05T\(time):00Z")
    }
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/messages") { [self] _ in .ok(messages) },
      Endpoint("POST", "/messages", answer: post),
    ]
  }

  private func post(_ call: Call) -> HTTPResponse {
    guard let new = call.json(NewMessage.self), !new.body.isEmpty,
      let person = people.person(call.userID ?? "")
    else { return .refusal(400, "A message needs text.") }
    let message = ServerMessage(
      id: "m\(messages.count + 1)", body: new.body, senderID: person.id, senderName: person.name,
      sentAt: Device.current.date.ISO8601Format())
    messages.append(message)
    return .ok(message, status: 201)
  }
}
