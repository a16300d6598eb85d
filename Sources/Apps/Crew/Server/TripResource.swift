import HeadlessDevice

/// The trips to and from shifts.
struct TripResource {
  private struct ServerTrip: Encodable {
    let id: String
    let from: String
    let to: String
    let departure: String
    let carrier: String
    let status: String
    let isPast: Bool
  }

  private let trips = [
    ServerTrip(
      id: "t1", from: "Amsterdam", to: "Utrecht", departure: "2026-01-06T07:30:00Z",
      carrier: "NS Intercity", status: "On time", isPast: false),
    ServerTrip(
      id: "t2", from: "Utrecht", to: "Den Haag", departure: "2026-01-07T16:05:00Z",
      carrier: "NS Sprinter", status: "Delayed", isPast: false),
    ServerTrip(
      id: "t3", from: "Haarlem", to: "Amsterdam", departure: "2026-01-02T08:15:00Z",
      carrier: "Connexxion", status: "Completed", isPast: true),
  ]

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/trips") { [trips] _ in .ok(trips) },
      Endpoint("GET", "/trips/*") { [trips] call in
        trips.first { $0.id == call.segment(1) }.map { .ok($0) }
          ?? .refusal(404, "There is no trip \(call.segment(1)).")
      },
    ]
  }
}
