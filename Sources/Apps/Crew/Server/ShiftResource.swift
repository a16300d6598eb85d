import HeadlessDevice

/// The shifts, and the search for substitutes.
final class ShiftResource {
  private struct Substitute: Decodable {
    let colleague: String
  }

  private var shifts = [
    shift(
      "s1", "Barista", "Café Rokin", "Rokin 12, Amsterdam", "Coffee for a busy terrace.", day: 6,
      rate: 15.5),
    shift(
      "s2", "Waiter", "Hotel Amstel", "Professor Tulpplein 1, Amsterdam",
      "A wedding dinner for eighty guests.", day: 7, rate: 16.25),
    shift(
      "s3", "Stagehand", "Paradiso", "Weteringschans 6, Amsterdam",
      "Loading in and out for a concert.", day: 8, rate: 17),
    shift(
      "s4", "Picker", "Dock 7", "Westhavenweg 7, Amsterdam", "Picking orders in a warehouse.",
      day: 9, rate: 14.75),
  ]

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/shifts") { [self] _ in .ok(shifts) },
      Endpoint("GET", "/shifts/*") { [self] call in
        find(call.segment(1)).map { .ok(shifts[$0]) } ?? unknown(call.segment(1))
      },
      Endpoint("POST", "/shifts/*/substitute", answer: requestSubstitute),
    ]
  }

  private func requestSubstitute(_ call: Call) -> HTTPResponse {
    guard let index = find(call.segment(1)) else { return unknown(call.segment(1)) }
    guard call.json(Substitute.self) != nil else {
      return .refusal(400, "A colleague is needed.")
    }
    shifts[index].status = "Substitute requested"
    return .ok(shifts[index], status: 201)
  }

  private func find(_ id: String) -> Int? {
    shifts.firstIndex { $0.id == id }
  }

  private func unknown(_ id: String) -> HTTPResponse {
    .refusal(404, "There is no shift \(id).")
  }
}

/// A shift as the server knows it.
private struct ServerShift: Encodable {
  let id: String
  let job: String
  let employer: String
  let address: String
  let description: String
  let start: String
  let end: String
  let hourlyRate: Double
  var status: String
}

private func shift(
  _ id: String, _ job: String, _ employer: String, _ address: String, _ description: String,
  day: Int, rate: Double
) -> ServerShift {
  ServerShift(
    id: id, job: job, employer: employer, address: address, description: description,
    start: "2026-01-0\(day)T09:00:00Z", end: "2026-01-0\(day)T17:00:00Z", hourlyRate: rate,
    status: "Confirmed")
}
