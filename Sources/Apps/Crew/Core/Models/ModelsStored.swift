/// What the worker-driven flows keep between two launches.
struct ModelsStored: Codable, Equatable {
  /// The trips the server last told; nil before it was asked.
  var trips: [Trip]?

  /// The one who is signed in; nil before the server was asked.
  var profile: Profile?
}
