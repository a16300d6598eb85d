import HeadlessDevice

/// Signing in, and asking for a link to a new password.
struct SessionResource {
  let people: People

  private struct Credentials: Decodable {
    let email: String
    let password: String
  }

  private struct Answer: Encodable {
    let token: String
    let userID: String
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("POST", "/session", answer: signIn),
      Endpoint("POST", "/password-link") { _ in HTTPResponse(status: 202) },
    ]
  }

  private func signIn(_ call: Call) -> HTTPResponse {
    guard let credentials = call.json(Credentials.self) else {
      return .refusal(400, "An e-mail address and a password are needed.")
    }
    let tokens = ["u1": "ann-token", "u2": "bilal-token"]
    guard credentials.password == "secret",
      let person = people.all.first(where: { $0.email == credentials.email }),
      let token = tokens[person.id]
    else { return .refusal(401, "Wrong e-mail or password.") }
    return .ok(Answer(token: token, userID: person.id))
  }
}
