import HeadlessDevice

/// The endpoints of the shifts and their substitutes.
final class ShiftResource {
  private struct Substitute: Decodable {
    let colleague: String
  }

  private struct Colleague: Encodable {
    let id: String
    let name: String
  }

  private let profiles: ProfileResource
  private var shifts = ServerShift.all

  init(profiles: ProfileResource) {
    self.profiles = profiles
  }

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/shifts") { [self] _ in shifts.listResponse },
      Endpoint("GET", "/shifts/*") { [self] request in
        shifts.response(for: request.segment(1), named: "shift")
      },
      Endpoint("POST", "/shifts/*/substitute", handler: requestSubstitute),
      Endpoint("POST", "/shifts/*/application", handler: apply),
      Endpoint("GET", "/colleagues") { [self] request in
        .ok(
          profiles.all.filter { $0.id != request.userID }.map {
            Colleague(id: $0.id, name: $0.name)
          })
      },
    ]
  }

  private func apply(_ request: ServerRequest) -> HTTPResponse {
    guard let index = shifts.index(of: request.segment(1)) else {
      return shifts.response(for: request.segment(1), named: "shift")
    }
    guard !shifts.entries[index].isApplied else { return .error(409, "You have applied already.") }
    shifts.entries[index].isApplied = true
    return .ok(shifts.entries[index], status: 201)
  }

  private func requestSubstitute(_ request: ServerRequest) -> HTTPResponse {
    guard let index = shifts.index(of: request.segment(1)) else {
      return shifts.response(for: request.segment(1), named: "shift")
    }
    guard request.json(Substitute.self) != nil else {
      return .error(400, "A colleague is needed.")
    }
    guard shifts.entries[index].status != "Substitute requested" else {
      return .error(409, "A substitute is requested already.")
    }
    shifts.entries[index].status = "Substitute requested"
    return .ok(shifts.entries[index], status: 201)
  }
}

/// A shift as the server stores it.
private struct ServerShift: Encodable, Identifiable {
  let id: String
  let job: String
  let employer: String
  let address: String
  let description: String
  let start: String
  let end: String
  let hourlyRate: Double
  let latitude: Double
  let longitude: Double
  var status = "Confirmed"
  var isApplied = false

  init(
    _ id: String, _ job: String, _ employer: String, _ address: String, _ description: String,
    day: Int, rate: Double, at place: (latitude: Double, longitude: Double)
  ) {
    self.id = id
    self.job = job
    self.employer = employer
    self.address = address
    self.description = description
    start = "2026-01-0\(day)T09:00:00Z"
    end = "2026-01-0\(day)T17:00:00Z"
    hourlyRate = rate
    latitude = place.latitude
    longitude = place.longitude
  }

  /// The initial shifts.
  static let all = ResourceList([
    ServerShift(
      "s1", "Barista", "Café Rokin", "Rokin 12, Amsterdam", "Coffee for a busy terrace.", day: 6,
      rate: 15.5, at: (52.3692, 4.8925)),
    ServerShift(
      "s2", "Waiter", "Hotel Amstel", "Professor Tulpplein 1, Amsterdam",
      "A wedding dinner for eighty guests.", day: 7, rate: 16.25, at: (52.3601, 4.9056)),
    ServerShift(
      "s3", "Stagehand", "Paradiso", "Weteringschans 6, Amsterdam",
      "Loading in and out for a concert.", day: 8, rate: 17, at: (52.3622, 4.8837)),
    ServerShift(
      "s4", "Picker", "Dock 7", "Westhavenweg 7, Amsterdam", "Picking orders in a warehouse.",
      day: 9, rate: 14.75, at: (52.4103, 4.8015)),
  ])
}
