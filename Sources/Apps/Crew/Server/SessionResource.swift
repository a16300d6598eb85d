import HeadlessDevice

/// The endpoints for signing in and for resetting a password.
struct SessionResource {
  let profiles: ProfileResource

  private struct Credentials: Decodable {
    let email: String
    let password: String
  }

  private struct Session: Encodable {
    let token: String
    let userID: String
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("POST", "/session", handler: signIn),
      Endpoint("POST", "/password-link") { _ in HTTPResponse(status: 202) },
    ]
  }

  private func signIn(_ request: ServerRequest) -> HTTPResponse {
    guard let credentials = request.json(Credentials.self) else {
      return .error(400, "An e-mail address and a password are needed.")
    }
    let tokens = ["u1": "ann-token", "u2": "bilal-token"]
    guard credentials.password == "secret",
      let profile = profiles.all.first(where: { $0.email == credentials.email }),
      let token = tokens[profile.id]
    else { return .error(401, "Wrong e-mail or password.") }
    return .ok(Session(token: token, userID: profile.id))
  }
}
