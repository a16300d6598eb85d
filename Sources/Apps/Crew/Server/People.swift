import HeadlessDevice

/// Those who work in the crew.
final class People {
  /// One of them.
  struct Person: Encodable {
    let id: String
    let name: String
    let email: String
    let role: String
    let phone: String
  }

  let all = [
    Person(
      id: "u1", name: "Ann Bakker", email: "ann@crew.example", role: "Barista",
      phone: "+31 6 1000 0001"),
    Person(
      id: "u2", name: "Bilal Öz", email: "bilal@crew.example", role: "Shift lead",
      phone: "+31 6 1000 0002"),
    Person(
      id: "u3", name: "Chen Wei", email: "chen@crew.example", role: "Bartender",
      phone: "+31 6 1000 0003"),
  ]

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/profiles/*") { [self] call in
        let id = call.segment(1) == "me" ? call.userID ?? "" : call.segment(1)
        return person(id).map { .ok($0) } ?? .refusal(404, "There is nobody with the id \(id).")
      }
    ]
  }

  func person(_ id: String) -> Person? {
    all.first { $0.id == id }
  }
}
