import HeadlessDevice

/// The endpoints of the trips.
struct TripResource {
  private struct ServerTrip: Encodable, Identifiable {
    let id: String
    let from: String
    let to: String
    let departure: String
    let carrier: String
    let status: String
    let isPast: Bool
  }

  private static let trips = ResourceList([
    ServerTrip(
      id: "t1", from: "Amsterdam", to: "Utrecht", departure: "2026-01-06T07:30:00Z",
      carrier: "NS Intercity", status: "On time", isPast: false),
    ServerTrip(
      id: "t2", from: "Utrecht", to: "Den Haag", departure: "2026-01-07T16:05:00Z",
      carrier: "NS Sprinter", status: "Delayed", isPast: false),
    ServerTrip(
      id: "t3", from: "Haarlem", to: "Amsterdam", departure: "2026-01-02T08:15:00Z",
      carrier: "Connexxion", status: "Completed", isPast: true),
  ])

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/trips") { _ in Self.trips.listResponse },
      Endpoint("GET", "/trips/*") { Self.trips.response(for: $0.segment(1), named: "trip") },
    ]
  }
}
