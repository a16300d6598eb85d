import HeadlessDevice

/// The endpoint of the users' profiles.
final class ProfileResource {
  /// A profile as the server stores it.
  struct ServerProfile: Encodable {
    let id: String
    let name: String
    let email: String
    let role: String
    let phone: String
    let avatarURL: String
  }

  let all = [
    ServerProfile(
      id: "u1", name: "Ann Bakker", email: "ann@crew.example", role: "Barista",
      phone: "+31 6 1000 0001", avatarURL: ProfileResource.avatar(of: "u1")),
    ServerProfile(
      id: "u2", name: "Bilal Öz", email: "bilal@crew.example", role: "Shift lead",
      phone: "+31 6 1000 0002", avatarURL: ProfileResource.avatar(of: "u2")),
    ServerProfile(
      id: "u3", name: "Chen Wei", email: "chen@crew.example", role: "Bartender",
      phone: "+31 6 1000 0003", avatarURL: ProfileResource.avatar(of: "u3")),
  ]

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/profiles/*") { [self] request in
        let id = request.segment(1) == "me" ? request.userID ?? "" : request.segment(1)
        return profile(id).map { .ok($0) } ?? .error(404, "There is nobody with the id \(id).")
      }
    ]
  }

  /// Returns the address of a user's picture.
  static func avatar(of id: String) -> String { "https://crew.example/avatars/\(id).png" }

  func profile(_ id: String) -> ServerProfile? {
    all.first { $0.id == id }
  }
}
